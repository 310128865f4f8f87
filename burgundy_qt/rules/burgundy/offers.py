"""What can be had: tiles to take, cells to lay them on, goods to sell and to load; lists of actions
grow by it."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY,
    BY_CASTLE,
    BY_CRANE,
    BY_NOTHING,
    BY_SHIP,
    HIRE,
    LOAD,
    PAID_IN_WORKERS,
    PLACE,
    SELL,
    TAKE,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.components.tables import (
    CELLS_NEAR,
    CELLS_OF,
    COLOUR,
    FIRST_CELL,
    HOW_MANY_TYPES,
    MUST_BY,
    NUMBERS_NEAR,
    PLACES_BY,
    SELLS_BY,
    TAKEN_BY,
)
from cython.cimports.burgundy_qt.rules.burgundy.components.tiles import (
    BUILDINGS,
    FIRST_BUILDING,
    INN,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.team import in_shared_store
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    INN_ROW,
    NUMBERED_DEPOTS,
    OF_2019,
    PURCHASE,
    SOLO,
    TEAM,
    TEAMS,
    TYPES,
    TYPES_STORED,
    acting,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.steps import free_step, reach
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, lowest_bit, single_bit, u64


def list_die(game, seat, die, by, actions, n):
    """The four actions of a die, its face moved by as many workers as the seat has. (2011,
    "Actions")

    They are done `by` the die itself, or by what lends it to the seat."""
    depots: u64 = NUMBERS_NEAR[die][reach(seat, has_bit(seat.monasteries, 12))]
    n = list_takes(game, seat, by, depots, TAKEN_BY[BY_CASTLE], actions, n)
    n = list_places(seat, seat.stored, die, packed(PLACE, by, 0, 0, 0), actions, n)
    n = list_sales(seat, by, NUMBERS_NEAR[die][reach(seat, 0)], actions, n)
    actions[n] = packed(HIRE, by, 0, 0, 0)
    return n + 1


def list_purchases(game, seat, actions, n):
    """From the black depot, with monastery 6 from any; in 2019 it takes workers too. (p. "The black
    depot", tile 6)"""
    depots: u64 = 1 | (NUMBERED_DEPOTS if has_bit(seat.monasteries, 6) else 0)
    if seat.silver >= PURCHASE:
        n = list_bought(game, seat, packed(BUY, BY_NOTHING, 0, 0, 0), depots, actions, n)
    if game.edition == OF_2019 and has_bit(seat.monasteries, 6) and seat.workers >= PURCHASE:
        n = list_bought(
            game, seat, packed(BUY, BY_NOTHING, 0, 0, 0) | PAID_IN_WORKERS, depots, actions, n
        )
    return n


def list_bought(game, seat, start, depots, actions, n):
    """Any tile of these depots, or an inn."""
    depot: i32
    while depots:
        depot = lowest_bit(depots)
        n = list_depot(seat, start | packed(0, 0, depot, 0, 0), game.on_offer[depot], actions, n)
        depots &= depots - 1
    if game.inns:
        n = list_depot(seat, start | packed(0, 0, INN_ROW, 0, 0), single_bit(INN), actions, n)
    return n


def list_takes(game, seat, by, depots, wanted, actions, n):
    """A tile out of one of the depots, if it is wanted."""
    depot: i32
    while depots:
        depot = lowest_bit(depots)
        n = list_depot(
            seat, packed(TAKE, by, depot, 0, 0), game.on_offer[depot] & wanted, actions, n
        )
        depots &= depots - 1
    return n


def list_depot(seat, start, tiles, actions, n):
    """Each of the tiles; where storage is full, with each different stored tile that may be thrown
    away for it."""
    discards: u64
    one: i32
    while tiles:
        one = start | packed(0, 0, 0, lowest_bit(tiles), 0)
        if seat.stored_tiles < seat.room:
            actions[n] = one
            n += 1
        else:
            discards = seat.stored
            while discards:
                actions[n] = one | packed(0, 0, 0, 0, lowest_bit(discards))
                n += 1
                discards &= discards - 1
        tiles &= tiles - 1
    return n


def list_places(seat, tiles, die, start, actions, n):
    """These tiles onto the estate; `die` 0 where numbers do not matter. (2011, "Adding a tile to
    your estate")"""
    cells: u64
    tile: i32
    while tiles:
        tile = lowest_bit(tiles)
        cells = cells_for(seat, tile)
        if die:
            cells &= CELLS_NEAR[seat.estate][4 * die + reach(seat, free_step(seat, COLOUR[tile]))]
        while cells:
            actions[n] = start | packed(0, 0, 0, tile, FIRST_CELL[seat.estate] + lowest_bit(cells))
            n += 1
            cells &= cells - 1
        tiles &= tiles - 1
    return n


def cells_for(seat, tile):
    """Empty cells of the tile's colour beside a covered one; no building twice in a city without
    monastery 1.

    An inn lies on any colour where its region has none yet."""
    cells: u64 = seat.open & CELLS_OF[seat.estate][COLOUR[tile]]
    if COLOUR[tile] == BUILDINGS and not has_bit(seat.monasteries, 1):
        cells &= ~seat.has_it[tile - FIRST_BUILDING]
    elif tile == INN:
        cells &= ~seat.with_inn
    return cells


def list_sales(seat, by, types, actions, n):
    """All goods of one type. (2011, "Selling goods")"""
    types &= seat.types_held
    while types:
        actions[n] = packed(SELL, by, lowest_bit(types), 0, 0)
        n += 1
        types &= types - 1
    return n


def list_loads(game, seat, actions, n):
    """The goods of one depot, with monastery 5 also of two neighbours. (2011, "Ship"; knowledge
    tile 5)"""
    depot: i32
    for depot in range(1, 7):
        n = list_load(game, seat, depot, depot, actions, n)
    if has_bit(seat.monasteries, 5):
        for depot in range(1, 7):
            n = list_load(game, seat, depot, depot % 6 + 1, actions, n)
    return n


def list_load(game, seat, first, second, actions, n):
    """Every set of types that fits, as large as fits, and that takes something from both depots."""
    held: u64 = seat.types_held
    lying: u64 = types_in(game, first) | types_in(game, second)
    new: u64 = lying & ~held
    fitting: i32 = min(
        types_stored(game) - HOW_MANY_TYPES[seat.types_held >> 1], HOW_MANY_TYPES[new >> 1]
    )
    depots: i32 = single_bit(first - 1) | single_bit(second - 1)
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


def goods_in_store(seat):
    """How many goods tiles are in store."""
    goods: i32 = 0
    good: i32
    for good in range(1, 7):
        goods += seat.goods[good]
    return goods


def types_in(game, depot):
    """The set of goods types that lie in a depot."""
    lying: u64 = 0
    good: i32
    for good in range(1, 7):
        if game.troughs[depot][good]:
            lying |= single_bit(good)
    return lying


def has_choice(game, seat, by):
    """Whether an effect offers more than passing: else it lapses at once."""
    if MUST_BY[by] or by == BY_CRANE:
        return 1
    if by == BY_SHIP:
        return can_load(game, seat)
    if SELLS_BY[by]:
        return seat.types_held != 0
    return can_place(game, seat) if PLACES_BY[by] else can_take(game, TAKEN_BY[by])


def can_load(game, seat):
    """Whether any depot has goods for the seat."""
    depot: i32
    for depot in range(1, 7):
        if fits(game, seat, types_in(game, depot)):
            return 1
    return 0


def can_place(game, seat):
    """Whether a stored tile has a cell, numbers aside."""
    if game.modules & TEAM:
        return can_place_together(game, seat.stored | in_shared_store(seat))
    return can_place_one(seat, seat.stored)


def can_place_together(game, tiles):
    """Whether one of the tiles has a cell in either half of the acting team's estate."""
    left: i32 = acting(game) % TEAMS
    return can_place_one(seat_of(game, left), tiles) or can_place_one(
        seat_of(game, left + TEAMS), tiles
    )


def can_place_one(seat, tiles):
    """Whether one of the tiles has a cell, numbers aside."""
    while tiles:
        if cells_for(seat, lowest_bit(tiles)):
            return 1
        tiles &= tiles - 1
    return 0


def can_take(game, wanted):
    """Whether such a tile lies in a numbered depot."""
    depot: i32
    for depot in range(1, 7):
        if game.on_offer[depot] & wanted:
            return 1
    return 0


def fits(game, seat, lying):
    """Whether the seat can store any of the types: one it has, or any while there is room."""
    if HOW_MANY_TYPES[seat.types_held >> 1] < types_stored(game):
        return lying != 0
    return lying & seat.types_held != 0


def types_stored(game):
    """How many types of goods a seat can store; in the solo game there is no limit. (2019, p.
    14)"""
    return TYPES if game.modules & SOLO else TYPES_STORED
