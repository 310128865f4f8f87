"""The solo game: what each round removes, the counter of points, the end, and the effects of its
tiles. (2019, p. 14)

The set-up is that for two players, with other supplies at the start.
"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY_POINT,
    BY_CASTLE,
    BY_COLOUR,
    BY_EXCHANGE,
    BY_NOTHING,
    BY_SHIP,
    EXCHANGE,
    GIVE,
    PASS,
    PLACE,
    cell_of,
    packed,
    tile_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import FIRST_CELL
from cython.cimports.burgundy_qt.rules.burgundy.market import drop, store, take_out
from cython.cimports.burgundy_qt.rules.burgundy.offers import (
    add_effect,
    can_load,
    can_place_one,
    cells_for,
    goods_in_store,
    has_choice,
    list_depot,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import all_cells, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BLACK, NO_TILE
from cython.cimports.burgundy_qt.rules.core import i32, lowest_bit, record_event, single_bit, u64

# The solo game: black tiles for goods, a tile for a full colour, and effects in any order. (2019,
# p. 14) The player may use any waiting effect next, so an effect that offers nothing stays while
# another may still change that. Only a black tile that was taken is paid for first.


def use_effect(game, by):
    """Remove the chosen effect from those that wait; the others close up."""
    at: i32 = game.effects_waiting - 1
    while game.effects[at] != by:
        at -= 1
    game.effects_waiting -= 1
    while at < game.effects_waiting:
        game.effects[at] = game.effects[at + 1]
        game.effect_arguments[at] = game.effect_arguments[at + 1]
        at += 1


def can_use(game, seat, by):
    """Return whether an effect that waits offers more than passing now."""
    if by == BY_COLOUR:
        return can_place_one(seat, game.on_offer[0])
    if by == BY_EXCHANGE:
        return is_giving(game) or (
            game.on_offer[0] and goods_in_store(seat) >= state.EXCHANGED_GOODS
        )
    return has_choice(game, seat, by)


def drop_idle_together(game, seat):
    """Remove all waiting effects if none of them offers anything; a ship that finds no goods still
    exchanges."""
    at: i32
    usable: i32 = 0
    for at in range(game.effects_waiting):
        if game.effects[at] == BY_SHIP and not can_load(game, seat):
            game.effects[at] = BY_EXCHANGE
        if can_use(game, seat, game.effects[at]):
            usable = 1
    if not usable:
        game.effects_waiting = 0


def sweep_goods(game):
    """Remove the goods left in the depots after a ship has loaded; then goods can be exchanged."""
    depot: i32
    good: i32
    goods: i32 = 0
    for depot in range(1, state.DEPOTS):
        for good in range(1, state.TYPES):
            goods += game.troughs[depot][good]
            game.troughs[depot][good] = 0
    if goods:
        record_event(game.journal, state.SWEPT, 0, 0, 0)
    add_effect(game, BY_EXCHANGE, 0)


def list_exchanges(game, seat, actions, n):
    """List the tiles of the black depot that can be had as a black tile for any five goods; the
    exchange can be declined."""
    n = list_depot(seat, packed(EXCHANGE, BY_EXCHANGE, 0, 0, 0), game.on_offer[0], actions, n)
    actions[n] = packed(PASS, BY_EXCHANGE, 0, 0, 0)
    return n + 1


def exchange(game, seat, action):
    """Put the tile face down into storage, where another is discarded for it if all places are
    taken."""
    if cell_of(action):
        drop(seat, cell_of(action))
    take_out(game, 0, tile_of(action))
    store(seat, BLACK)
    add_effect(game, BY_EXCHANGE, state.EXCHANGED_GOODS)


def is_giving(game):
    """Return whether goods are still to be given for a black tile: this comes before all other
    effects."""
    if game.effects_waiting == 0 or game.effects[game.effects_waiting - 1] != BY_EXCHANGE:
        return 0
    return game.effect_arguments[game.effects_waiting - 1] > 0


def list_gifts(seat, actions):
    """List the goods of any type in store."""
    n: i32 = 0
    types: u64 = seat.types_held
    while types:
        actions[n] = packed(GIVE, BY_EXCHANGE, lowest_bit(types), 0, 0)
        n += 1
        types &= types - 1
    return n


def give_good(game, seat, good):
    """Remove one of the goods from the game; the effect that was on top has the number left."""
    left: i32 = game.effect_arguments[game.effects_waiting] - 1
    seat.goods[good] -= 1
    if seat.goods[good] == 0:
        seat.types_held &= ~single_bit(good)
    if left:
        add_effect(game, BY_EXCHANGE, left)


def list_from_black(game, seat, actions, n):
    """List the tiles of the black depot, which go straight onto the estate with any number when a
    colour is fully covered."""
    tiles: u64 = game.on_offer[0]
    cells: u64
    while tiles:
        cells = cells_for(seat, lowest_bit(tiles))
        while cells:
            actions[n] = packed(
                PLACE, BY_COLOUR, 0, lowest_bit(tiles), FIRST_CELL[seat.estate] + lowest_bit(cells)
            )
            n += 1
            cells &= cells - 1
        tiles &= tiles - 1
    return n


def remove_tile(game):
    """Remove this round's tile from the game: the first of the depot of the shared die, or of the
    next that has one."""
    steps: i32
    depot: i32
    tile: i32
    for steps in range(6):
        depot = (game.white + steps - 1) % 6 + 1
        tile = first_tile(game, depot)
        if tile != NO_TILE:
            take_out(game, depot, tile)
            record_event(game.journal, state.REMOVED, depot, tile, 0)
            return


def first_tile(game, depot):
    """Return the first tile of a depot in printed order, from the top or from the left; or none."""
    space: i32
    for space in range(state.SPACES):
        if game.depots[depot][space] != NO_TILE:
            return game.depots[depot][space]
    return NO_TILE


def move_counter(game, number):
    """Move the counter after points were gained. At the target it falls to 0 and a castle's action
    waits.

    Points beyond the target are lost; the next target is lower. There is always room for the
    action: buying has ended before, so only the effects of a few tiles wait.
    """
    game.may_buy = 1
    if seat_of(game, number).points < game.target or game.effects_waiting >= state.ROOM_FOR_CASTLES:
        return
    seat_of(game, number).points = 0
    game.target = max(game.target - state.TARGET_STEP, state.TARGET_STEP)
    record_event(game.journal, state.COUNTER, number, game.target, 0)
    add_effect(game, BY_CASTLE, 0)


def list_points(game, number, actions, n):
    """List the points that the player can buy after gaining points, before the next action of a
    die, purchase or end of a turn."""
    if game.may_buy == 0 or seat_of(game, number).silver == 0:
        return n
    if game.effects_waiting >= state.ROOM_FOR_CASTLES or is_giving(game):
        return n
    actions[n] = packed(BUY_POINT, BY_NOTHING, 0, 0, 0)
    return n + 1


def has_won(game):
    """Return whether all spaces of the estate are covered."""
    return seat_of(game, 0).covered == all_cells()


def share_of_win(game):
    """Return 1 for a won game, else 0; `nearness` in team_game.py measures a lost one."""
    return 1.0 if has_won(game) else 0.0
