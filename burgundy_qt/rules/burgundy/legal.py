"""What a seat may do now: every legal action once, in a stable order."""

from cython.cimports.burgundy_qt.rules.bits import has, lowest, only
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY,
    BY_CASTLE,
    BY_CITY_HALL,
    BY_NOTHING,
    BY_SHIP,
    BY_WAREHOUSE,
    END,
    HIRE,
    LOAD,
    PASS,
    PLACE,
    SELL,
    START_AT,
    TAKE,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.prices import free_step, reach
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    ALL_TYPES,
    CHOOSING_STARTS,
    FIXED,
    NUMBERED_DEPOTS,
    PURCHASE,
    STORAGE,
    TYPES_STORED,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.tables import (
    CELLS_NEAR,
    CELLS_OF,
    COLOUR,
    HOW_MANY_TYPES,
    NUMBERS_NEAR,
    TAKEN_BY,
)
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BUILDINGS, CASTLES, FIRST_BUILDING
from cython.cimports.burgundy_qt.rules.types import i32, u64


def list_actions(game, number, actions):
    """Write what seat `number`, which waits, may do; returns how many."""
    if game.stage == CHOOSING_STARTS:
        return list_starts(game, seat_of(game, number), actions)
    if game.effects_waiting > 0:
        return list_effect(game, seat_of(game, number), game.effects[game.effects_waiting - 1], actions)
    return list_turn(game, seat_of(game, number), actions)


def list_starts(game, seat, actions):
    """Where to lay the start castle and, in the advanced set-up, on which of two estates. (2011, last page)"""
    if game.set_up == FIXED:
        return list_castle_spaces(seat.estate, actions, 0)
    return list_castle_spaces(seat.dealt[1], actions, list_castle_spaces(seat.dealt[0], actions, 0))


def list_castle_spaces(estate, actions, n):
    cells: u64 = CELLS_OF[estate][CASTLES]
    while cells:
        actions[n] = packed(START_AT, BY_NOTHING, 0, estate, lowest(cells))
        n += 1
        cells &= cells - 1
    return n


def list_turn(game, seat, actions):
    """An action for each die that is left, a purchase at any time, the end when both dice are used. (2011, "A turn")"""
    n: i32 = 0
    if seat.dice[0]:
        n = list_die(game, seat, seat.dice[0], actions, n)
    if seat.dice[1] and seat.dice[1] != seat.dice[0]:
        n = list_die(game, seat, seat.dice[1], actions, n)
    if not game.bought and seat.silver >= PURCHASE:
        n = list_purchases(game, seat, actions, n)
    if not seat.dice[0] and not seat.dice[1]:
        actions[n] = packed(END, BY_NOTHING, 0, 0, 0)
        n += 1
    return n


def list_die(game, seat, die, actions, n):
    """The four actions of a die, its face moved by as many workers as the seat has. (2011, "Actions")"""
    depots: u64 = NUMBERS_NEAR[die][reach(seat, has(seat.monasteries, 12))]
    n = list_takes(game, seat, die, depots, TAKEN_BY[BY_CASTLE], actions, n)
    n = list_places(seat, die, die, actions, n)
    n = list_sales(seat, die, NUMBERS_NEAR[die][reach(seat, 0)], actions, n)
    actions[n] = packed(HIRE, die, 0, 0, 0)
    return n + 1


def list_takes(game, seat, by, depots, wanted, actions, n):
    """A tile out of one of the depots, if it is wanted."""
    depot: i32
    while depots:
        depot = lowest(depots)
        n = list_depot(seat, packed(TAKE, by, depot, 0, 0), game.on_offer[depot] & wanted, actions, n)
        depots &= depots - 1
    return n


def list_depot(seat, start, tiles, actions, n):
    """Each of the tiles; where storage is full, with each different stored tile that may be thrown away for it."""
    discards: u64
    one: i32
    while tiles:
        one = start | packed(0, 0, 0, lowest(tiles), 0)
        if seat.stored_tiles < STORAGE:
            actions[n] = one
            n += 1
        else:
            discards = seat.stored
            while discards:
                actions[n] = one | packed(0, 0, 0, 0, lowest(discards))
                n += 1
                discards &= discards - 1
        tiles &= tiles - 1
    return n


def list_places(seat, die, by, actions, n):
    """A stored tile onto the estate; `die` 0 where numbers do not matter. (2011, "Adding a tile to your estate")"""
    tiles: u64 = seat.stored
    cells: u64
    tile: i32
    while tiles:
        tile = lowest(tiles)
        cells = cells_for(seat, tile)
        if die:
            cells &= CELLS_NEAR[die][reach(seat, free_step(seat, COLOUR[tile]))]
        while cells:
            actions[n] = packed(PLACE, by, 0, tile, lowest(cells))
            n += 1
            cells &= cells - 1
        tiles &= tiles - 1
    return n


def cells_for(seat, tile):
    """Empty cells of the tile's colour beside a covered one; no building twice in a city without monastery 1."""
    cells: u64 = seat.open & CELLS_OF[seat.estate][COLOUR[tile]]
    if COLOUR[tile] == BUILDINGS and not has(seat.monasteries, 1):
        cells &= ~seat.has_it[tile - FIRST_BUILDING]
    return cells


def list_sales(seat, by, types, actions, n):
    """All goods of one type. (2011, "Selling goods")"""
    types &= types_held(seat)
    while types:
        actions[n] = packed(SELL, by, lowest(types), 0, 0)
        n += 1
        types &= types - 1
    return n


def list_purchases(game, seat, actions, n):
    """From the black depot, with monastery 6 from any. (2011, "The black depot"; knowledge tile 6)"""
    depots: u64 = 1 | (NUMBERED_DEPOTS if has(seat.monasteries, 6) else 0)
    depot: i32
    while depots:
        depot = lowest(depots)
        n = list_depot(seat, packed(BUY, BY_NOTHING, depot, 0, 0), game.on_offer[depot], actions, n)
        depots &= depots - 1
    return n


def list_effect(game, seat, by, actions):
    """What an effect that waits allows. Buildings may be passed; a castle and a ship may not."""
    n: i32 = 0
    if by == BY_SHIP:
        return list_loads(game, seat, actions)
    if TAKEN_BY[by]:
        n = list_takes(game, seat, by, NUMBERED_DEPOTS, TAKEN_BY[by], actions, n)
    if by in (BY_CASTLE, BY_CITY_HALL):
        n = list_places(seat, 0, by, actions, n)
    if by in (BY_CASTLE, BY_WAREHOUSE):
        n = list_sales(seat, by, ALL_TYPES, actions, n)
    actions[n] = packed(HIRE if by == BY_CASTLE else PASS, by, 0, 0, 0)
    return n + 1


def list_loads(game, seat, actions):
    """The goods of one depot, with monastery 5 also of two neighbours. (2011, "Ship"; knowledge tile 5)"""
    n: i32 = 0
    depot: i32
    for depot in range(1, 7):
        n = list_load(game, seat, depot, depot, actions, n)
    if has(seat.monasteries, 5):
        for depot in range(1, 7):
            n = list_load(game, seat, depot, depot % 6 + 1, actions, n)
    return n


def list_load(game, seat, first, second, actions, n):
    """Every set of types that fits, as large as fits, and that takes something from both depots."""
    held: u64 = types_held(seat)
    lying: u64 = types_in(game, first) | types_in(game, second)
    new: u64 = lying & ~held
    fitting: i32 = min(TYPES_STORED - seat.goods_types, HOW_MANY_TYPES[new >> 1])
    depots: i32 = only(first - 1) | only(second - 1)
    chosen: u64 = new
    taken: u64
    while True:
        if HOW_MANY_TYPES[chosen >> 1] == fitting:
            taken = chosen | (lying & held)
            if taken & types_in(game, first) and taken & types_in(game, second):
                actions[n] = packed(LOAD, BY_SHIP, 0, depots, taken >> 1)
                n += 1
        if chosen == 0:
            return n
        chosen = (chosen - 1) & new


def types_held(seat):
    """The set of goods types in store."""
    held: u64 = 0
    good: i32
    for good in range(1, 7):
        if seat.goods[good]:
            held |= only(good)
    return held


def types_in(game, depot):
    """The set of goods types that lie in a depot."""
    lying: u64 = 0
    good: i32
    for good in range(1, 7):
        if game.troughs[depot][good]:
            lying |= only(good)
    return lying


def has_choice(game, seat, by):
    """Whether an effect offers more than passing: else it lapses at once."""
    depot: i32
    tiles: u64
    if by == BY_CASTLE:
        return 1
    if by == BY_WAREHOUSE:
        return seat.goods_types > 0
    if by == BY_CITY_HALL:
        tiles = seat.stored
        while tiles:
            if cells_for(seat, lowest(tiles)):
                return 1
            tiles &= tiles - 1
        return 0
    for depot in range(1, 7):
        if by == BY_SHIP and fits(seat, types_in(game, depot)):
            return 1
        if game.on_offer[depot] & TAKEN_BY[by]:
            return 1
    return 0


def fits(seat, lying):
    """Whether the seat can store any of the types: one it has, or any while there is room."""
    if seat.goods_types < TYPES_STORED:
        return lying != 0
    return lying & types_held(seat) != 0
