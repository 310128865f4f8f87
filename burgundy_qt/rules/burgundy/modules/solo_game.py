"""The solo game: what each round takes away, the counter of points, how it is won, and what its
tiles do. (2019, p. 14)

It is set up as for two players, with other gifts at the start.
"""

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
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    COUNTER,
    DEPOTS,
    EXCHANGED_GOODS,
    REMOVED,
    ROOM_FOR_CASTLES,
    SPACES,
    SWEPT,
    TARGET_STEP,
    TYPES,
    all_cells,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BLACK, NO_TILE
from cython.cimports.burgundy_qt.rules.core import i32, lowest_bit, record_event, single_bit, u64

# The solo game: black tiles for goods, a tile for a full colour, and effects in any order. (2019,
# p. 14) Whatever waits can be done next, so an effect with nothing to choose stays while another
# one may still change that. Only a black tile that was taken is paid for before anything else.


def use_effect(game, by):
    """An effect of this kind has been chosen among those that wait; the others close up."""
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
        return is_giving(game) or (game.on_offer[0] and goods_in_store(seat) >= EXCHANGED_GOODS)
    return has_choice(game, seat, by)


def let_lapse_together(game, seat):
    """When none of the effects that wait offers anything they all lapse; a ship that finds no goods
    still exchanges."""
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
    """A ship has loaded: the goods that are left in the depots leave the game, and goods can be
    exchanged."""
    depot: i32
    good: i32
    goods: i32 = 0
    for depot in range(1, DEPOTS):
        for good in range(1, TYPES):
            goods += game.troughs[depot][good]
            game.troughs[depot][good] = 0
    if goods:
        record_event(game.journal, SWEPT, 0, 0, 0)
    add_effect(game, BY_EXCHANGE, 0)


def list_exchanges(game, seat, actions, n):
    """Return a tile of the black depot for any five goods, as a black tile into storage; it can be
    left."""
    n = list_depot(seat, packed(EXCHANGE, BY_EXCHANGE, 0, 0, 0), game.on_offer[0], actions, n)
    actions[n] = packed(PASS, BY_EXCHANGE, 0, 0, 0)
    return n + 1


def exchange(game, seat, action):
    """The tile is turned upside down in storage, where one is thrown away for it if all places are
    taken."""
    if cell_of(action):
        drop(seat, cell_of(action))
    take_out(game, 0, tile_of(action))
    store(seat, BLACK)
    add_effect(game, BY_EXCHANGE, EXCHANGED_GOODS)


def is_giving(game):
    """Return whether goods are still to be given for a black tile: that comes on top of all that
    waits."""
    if game.effects_waiting == 0 or game.effects[game.effects_waiting - 1] != BY_EXCHANGE:
        return 0
    return game.effect_arguments[game.effects_waiting - 1] > 0


def list_gifts(seat, actions):
    """Goods of any type in store."""
    n: i32 = 0
    types: u64 = seat.types_held
    while types:
        actions[n] = packed(GIVE, BY_EXCHANGE, lowest_bit(types), 0, 0)
        n += 1
        types &= types - 1
    return n


def give_good(game, seat, good):
    """One of the goods leaves the game; how many are to follow the effect says that was on top a
    moment ago."""
    left: i32 = game.effect_arguments[game.effects_waiting] - 1
    seat.goods[good] -= 1
    if seat.goods[good] == 0:
        seat.types_held &= ~single_bit(good)
    if left:
        add_effect(game, BY_EXCHANGE, left)


def list_from_black(game, seat, actions, n):
    """All spaces of a colour are covered: any tile of the black depot straight onto the estate,
    whatever the number."""
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
    """Each round a tile leaves the game: the first of the depot of the shared die, or of the next
    that has one."""
    steps: i32
    depot: i32
    tile: i32
    for steps in range(6):
        depot = (game.white + steps - 1) % 6 + 1
        tile = first_tile(game, depot)
        if tile != NO_TILE:
            take_out(game, depot, tile)
            record_event(game.journal, REMOVED, depot, tile, 0)
            return


def first_tile(game, depot):
    """Return the first tile of a depot in printed order, from the top or from the left; or none."""
    space: i32
    for space in range(SPACES):
        if game.depots[depot][space] != NO_TILE:
            return game.depots[depot][space]
    return NO_TILE


def move_counter(game, number):
    """Points were gained, and more can be bought. At the target the counter falls to 0 and a
    castle's action waits.

    What goes beyond the target is lost; the next one is lower. There is always room for the action:
    with buying ended before, what waits besides is what a few tiles bring."""
    game.may_buy = 1
    if seat_of(game, number).points < game.target or game.effects_waiting >= ROOM_FOR_CASTLES:
        return
    seat_of(game, number).points = 0
    game.target = max(game.target - TARGET_STEP, TARGET_STEP)
    record_event(game.journal, COUNTER, number, game.target, 0)
    add_effect(game, BY_CASTLE, 0)


def list_points(game, number, actions, n):
    """Whoever has just gained points may buy more, before the next action of a die, purchase or end
    of a turn."""
    if game.may_buy == 0 or seat_of(game, number).silver == 0:
        return n
    if game.effects_waiting >= ROOM_FOR_CASTLES or is_giving(game):
        return n
    actions[n] = packed(BUY_POINT, BY_NOTHING, 0, 0, 0)
    return n + 1


def has_won(game):
    """All spaces of the estate are covered."""
    return seat_of(game, 0).covered == all_cells()


def share_of_win(game):
    """1 for a game that is won, else 0: how far a lost one came says `lead`, in standing.py."""
    return 1.0 if has_won(game) else 0.0
