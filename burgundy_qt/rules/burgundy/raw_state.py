"""The whole state as plain numbers, and back: for views, comparisons and made-up positions, never
for a search."""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.market import store
from cython.cimports.burgundy_qt.rules.burgundy.modules.new_tiles import joined_pairs
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import begin_shield, share_knowledge
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import store_shared
from cython.cimports.burgundy_qt.rules.burgundy.placement import cover
from cython.cimports.burgundy_qt.rules.burgundy.set_up import lay_start_castle, prepare_estate
from cython.cimports.burgundy_qt.rules.burgundy.state import owners, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BUILDING_KINDS
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, single_bit


def raw_state(game):
    """Return everything in a state, hidden parts included."""
    return {
        "key": game.key,
        "players": game.players,
        "edition": game.edition,
        "modules": game.modules,
        "set_up": game.set_up,
        "prepared_late": game.prepared_late,
        "stage": game.stage,
        "chance": game.chance,
        "phase": game.phase,
        "round": game.round,
        "turn": game.turn,
        "bought": game.bought,
        "white": game.white,
        "inns": game.inns,
        "order": [game.order[at] for at in range(game.players)],
        "round_order": [game.round_order[at] for at in range(game.players)],
        "effects": [game.effects[at] for at in range(game.effects_waiting)],
        "effect_arguments": [game.effect_arguments[at] for at in range(game.effects_waiting)],
        "depots": [
            [game.depots[depot][space] for space in range(state.SPACES)]
            for depot in range(state.DEPOTS)
        ],
        "on_offer": [game.on_offer[depot] for depot in range(state.DEPOTS)],
        "troughs": [
            [game.troughs[depot][good] for good in range(state.TYPES)]
            for depot in range(state.DEPOTS)
        ],
        "stack": [game.stack[at] for at in range(state.TILES)],
        "drawn": [game.drawn[at] for at in range(state.STACKS)],
        "goods": [game.goods[at] for at in range(state.GOODS)],
        "bonus": [[game.bonus[colour][size] for size in range(2)] for colour in range(6)],
        "route_tiles": [game.route_tiles[at] for at in range(state.ROUTE_TILES)],
        "joined_pairs": [
            joined_pairs(seat_of(game, number).covered) for number in range(game.players)
        ],
        "shield_at": [game.shield_at[shield] for shield in range(state.SHIELD_NUMBERS)],
        "shield_on": [game.shield_on[shield] for shield in range(state.SHIELD_NUMBERS)],
        "named": game.named,
        "die_set": game.die_set,
        "ending": game.ending,
        "target": game.target,
        "may_buy": game.may_buy,
        "seats": [raw_seat(seat_of(game, number)) for number in range(game.players)],
    }


def raw_seat(seat):
    """Return a seat's part of it."""
    return {
        "points": seat.points,
        "silver": seat.silver,
        "workers": seat.workers,
        "estate": seat.estate,
        "castle": seat.castle,
        "chosen": seat.chosen,
        "dealt": [seat.dealt[0], seat.dealt[1]],
        "step": seat.step,
        "dice": [seat.dice[0], seat.dice[1]],
        "storage": [seat.storage[at] for at in range(seat.stored_tiles)],
        "goods": [seat.goods[good] for good in range(state.TYPES)],
        "types_held": seat.types_held,
        "sold": [seat.sold[good] for good in range(state.TYPES)],
        "tile_on": [seat.tile_on[cell] for cell in range(state.CELLS)],
        "covered": seat.covered,
        "open": seat.open,
        "stored": seat.stored,
        "monasteries": seat.monasteries,
        "own_monasteries": seat.own_monasteries,
        "shields": seat.shields,
        "room": seat.room,
        "has_it": [seat.has_it[kind] for kind in range(BUILDING_KINDS)],
        "buildings": [seat.buildings[kind] for kind in range(BUILDING_KINDS)],
        "left_in_region": [seat.left_in_region[region] for region in range(state.REGIONS)],
        "left_in_colour": [seat.left_in_colour[colour] for colour in range(6)],
        "mines": seat.mines,
        "species": seat.species,
        "route": [seat.route[at] for at in range(seat.on_route)],
        "with_inn": seat.with_inn,
        "shared": [seat.shared[at] for at in range(seat.shared_tiles)],
    }


def restore(game, raw):
    """Set a new state to the one that `raw` describes.

    What follows from the rest (sets, counts, what is left of a region) is worked out, not read.
    """
    at: i32
    game.key = raw["key"]
    game.stage = raw["stage"]
    game.chance = raw["chance"]
    game.phase = raw["phase"]
    game.round = raw["round"]
    game.turn = raw["turn"]
    game.bought = raw["bought"]
    game.white = raw["white"]
    game.inns = raw["inns"]
    game.target = raw["target"]
    game.prepared_late = raw["prepared_late"]
    game.may_buy = raw["may_buy"]
    for at in range(game.players):
        game.order[at] = raw["order"][at]
        game.round_order[at] = raw["round_order"][at]
    game.effects_waiting = len(raw["effects"])
    for at in range(game.effects_waiting):
        game.effects[at] = raw["effects"][at]
        game.effect_arguments[at] = raw["effect_arguments"][at]
    restore_market(game, raw)
    for at in range(game.players):
        restore_seat(game, at, raw["seats"][at])
    if game.stage != state.CHOOSING_STARTS:
        restore_estates(game, raw)
    restore_shields(game, raw)


def restore_market(game, raw):
    """Restore the box, the depots, the bonus tiles and the trade routes."""
    at: i32
    space: i32
    for at in range(state.TILES):
        game.stack[at] = raw["stack"][at]
    for at in range(state.STACKS):
        game.drawn[at] = raw["drawn"][at]
    for at in range(state.GOODS):
        game.goods[at] = raw["goods"][at]
    for at in range(state.DEPOTS):
        for space in range(state.SPACES):
            game.depots[at][space] = raw["depots"][at][space]
            game.on_offer[at] |= single_bit(game.depots[at][space]) if game.depots[at][space] else 0
        for space in range(state.TYPES):
            game.troughs[at][space] = raw["troughs"][at][space]
    for at in range(state.ROUTE_TILES):
        game.route_tiles[at] = raw["route_tiles"][at]
    for at in range(6):
        game.bonus[at][0] = raw["bonus"][at][0]
        game.bonus[at][1] = raw["bonus"][at][1]


def restore_seat(game, number, raw):
    """Restore a seat's possessions."""
    seat = seat_of(game, number)
    seat.points = raw["points"]
    seat.silver = raw["silver"]
    seat.workers = raw["workers"]
    seat.estate = raw["estate"]
    seat.castle = raw["castle"]
    seat.chosen = raw["chosen"]
    seat.step = raw["step"]
    seat.dealt[0] = raw["dealt"][0]
    seat.dealt[1] = raw["dealt"][1]
    seat.dice[0] = raw["dice"][0]
    seat.dice[1] = raw["dice"][1]
    restore_stores(seat, raw)


def restore_estates(game, raw):
    """Restore the tiles on the estates."""
    at: i32
    cell: i32
    for at in range(game.players):
        prepare_estate(game, at)
    for at in range(owners(game)):
        lay_start_castle(game, at)
    for at in range(game.players):
        for cell in range(state.CELLS):
            if raw["seats"][at]["tile_on"][cell] and not has_bit(seat_of(game, at).covered, cell):
                cover(game, at, raw["seats"][at]["tile_on"][cell], cell)


def restore_shields(game, raw):
    """Restore the places of the shields, and the effects of those on estates."""
    shield: i32
    number: i32
    game.named = raw["named"]
    game.die_set = raw["die_set"]
    game.ending = raw["ending"]
    for shield in range(state.SHIELD_NUMBERS):
        game.shield_at[shield] = raw["shield_at"][shield]
        game.shield_on[shield] = raw["shield_on"][shield]
        if game.shield_at[shield] >= state.ON_ESTATE:
            number = game.shield_at[shield] - state.ON_ESTATE
            seat_of(game, number).shields |= single_bit(shield)
            begin_shield(game, seat_of(game, number), shield)
    share_knowledge(game)


def restore_stores(seat, raw):
    """Restore the tiles in storage and in the shared store, and the goods in store, sold and on the
    trade route."""
    at: i32
    for at in range(len(raw["storage"])):
        store(seat, raw["storage"][at])
    for at in range(len(raw["shared"])):
        store_shared(seat, raw["shared"][at])
    for at in range(state.TYPES):
        seat.goods[at] = raw["goods"][at]
        seat.sold[at] = raw["sold"][at]
        seat.types_held |= single_bit(at) if seat.goods[at] else 0
    for at in range(len(raw["route"])):
        seat.route[at] = raw["route"][at]
    seat.on_route = len(raw["route"])
