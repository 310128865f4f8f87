"""What a seat can get, and its cost: tiles to take, cells to place them on, goods to sell and to
load; effects that wait. Each `list_…` function adds to the list of actions and returns its
length."""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY,
    BUY_POINT,
    BY_CASTLE,
    BY_CRANE,
    BY_NOTHING,
    BY_SHIP,
    CLAIM_SHIELD,
    HIRE,
    HIRE_FOR_SILVER,
    LOAD,
    PAID_IN_WORKERS,
    PLACE,
    SELL,
    STORES,
    TAKE,
    TRIBUTE,
    by_of,
    cell_of,
    depot_of,
    doing_of,
    kept_for_workers,
    packed,
    shields_kept,
    tile_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    CELLS_NEAR,
    CELLS_OF,
    COLOUR,
    DISTANCE,
    FIRST_CELL,
    HOW_MANY_TYPES,
    MUST_BY,
    NUMBER,
    NUMBERS_NEAR,
    PLACES_BY,
    SELLS_BY,
    TAKEN_BY,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import in_shared_store
from cython.cimports.burgundy_qt.rules.burgundy.reach import face_of, free_step, reach
from cython.cimports.burgundy_qt.rules.burgundy.state import acting, keeper_of, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BUILDINGS, FIRST_BUILDING, INN
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    has_bit,
    i32,
    lowest_bit,
    single_bit,
    u64,
)


def list_die(game, seat, die, by, actions, n):
    """List the four actions of a die, its face moved by up to as many workers as the seat has.
    (2011, "Actions")

    `by` grants them: the die itself, or what lends it to the seat.
    """
    depots: u64 = NUMBERS_NEAR[die][reach(seat, has_bit(seat.monasteries, 12))]
    n = list_takes(game, seat, by, depots, TAKEN_BY[BY_CASTLE], actions, n)
    n = list_places(seat, seat.stored, die, packed(PLACE, by, 0, 0, 0), actions, n)
    n = list_sales(seat, by, NUMBERS_NEAR[die][reach(seat, 0)], actions, n)
    actions[n] = packed(HIRE, by, 0, 0, 0)
    return n + 1


def list_purchases(game, seat, actions, n):
    """List the purchases from the black depot, with monastery 6 from any; in 2019 workers pay too.
    (p. "The black depot", tile 6)"""
    depots: u64 = 1 | (state.NUMBERED_DEPOTS if has_bit(seat.monasteries, 6) else 0)
    if seat.silver >= state.PURCHASE:
        n = list_bought(game, seat, packed(BUY, BY_NOTHING, 0, 0, 0), depots, actions, n)
    if (
        game.edition == state.OF_2019
        and has_bit(seat.monasteries, 6)
        and seat.workers >= state.PURCHASE
    ):
        n = list_bought(
            game, seat, packed(BUY, BY_NOTHING, 0, 0, 0) | PAID_IN_WORKERS, depots, actions, n
        )
    return n


def list_bought(game, seat, start, depots, actions, n):
    """List any tile of these depots, or an inn."""
    depot: i32
    while depots:
        depot = lowest_bit(depots)
        n = list_depot(seat, start | packed(0, 0, depot, 0, 0), game.on_offer[depot], actions, n)
        depots &= depots - 1
    if game.inns:
        n = list_depot(seat, start | packed(0, 0, state.INN_ROW, 0, 0), single_bit(INN), actions, n)
    return n


def list_takes(game, seat, by, depots, wanted, actions, n):
    """List the wanted tiles of these depots."""
    depot: i32
    while depots:
        depot = lowest_bit(depots)
        n = list_depot(
            seat, packed(TAKE, by, depot, 0, 0), game.on_offer[depot] & wanted, actions, n
        )
        depots &= depots - 1
    return n


def list_depot(seat, start, tiles, actions, n):
    """List each of the tiles; if storage is full, with each different stored tile that can be
    discarded for it."""
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
    """List the cells for these tiles; `die` 0 if numbers do not matter. (2011, "Adding a tile to
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
    """Return the empty cells of the tile's colour beside a covered one; no building twice in a city
    without monastery 1.

    An inn goes on any colour if its region has none yet.
    """
    cells: u64 = seat.open & CELLS_OF[seat.estate][COLOUR[tile]]
    if COLOUR[tile] == BUILDINGS and not has_bit(seat.monasteries, 1):
        cells &= ~seat.has_it[tile - FIRST_BUILDING]
    elif tile == INN:
        cells &= ~seat.with_inn
    return cells


def list_sales(seat, by, types, actions, n):
    """List the types of goods that the seat can sell, all of one type at a time. (2011, "Selling
    goods")"""
    types &= seat.types_held
    while types:
        actions[n] = packed(SELL, by, lowest_bit(types), 0, 0)
        n += 1
        types &= types - 1
    return n


def list_loads(game, seat, actions, n):
    """List the goods of one depot, with monastery 5 also of two neighbours. (2011, "Ship";
    knowledge tile 5)"""
    depot: i32
    for depot in range(1, 7):
        n = list_load(game, seat, depot, depot, actions, n)
    if has_bit(seat.monasteries, 5):
        for depot in range(1, 7):
            n = list_load(game, seat, depot, depot % 6 + 1, actions, n)
    return n


def list_load(game, seat, first, second, actions, n):
    """List every set of types that fits, as large as possible, and that takes something from both
    depots."""
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
    """Return how many goods tiles are in store."""
    goods: i32 = 0
    good: i32
    for good in range(1, 7):
        goods += seat.goods[good]
    return goods


def types_in(game, depot):
    """Return the set of goods types in a depot."""
    lying: u64 = 0
    good: i32
    for good in range(1, 7):
        if game.troughs[depot][good]:
            lying |= single_bit(good)
    return lying


def has_choice(game, seat, by):
    """Return whether an effect offers more than passing; otherwise it lapses at once."""
    if MUST_BY[by] or by == BY_CRANE:
        return 1
    if by == BY_SHIP:
        return can_load(game, seat)
    if SELLS_BY[by]:
        return seat.types_held != 0
    return can_place(game, seat) if PLACES_BY[by] else can_take(game, TAKEN_BY[by])


def can_load(game, seat):
    """Return whether any depot has goods for the seat."""
    depot: i32
    for depot in range(1, 7):
        if fits(game, seat, types_in(game, depot)):
            return 1
    return 0


def can_place(game, seat):
    """Return whether a stored tile has a cell, numbers aside."""
    if game.modules & state.TEAM:
        return can_place_together(game, seat.stored | in_shared_store(seat))
    return can_place_one(seat, seat.stored)


def can_place_together(game, tiles):
    """Return whether one of the tiles has a cell in either half of the acting team's estate."""
    left: i32 = acting(game) % state.TEAMS
    return can_place_one(seat_of(game, left), tiles) or can_place_one(
        seat_of(game, left + state.TEAMS), tiles
    )


def can_place_one(seat, tiles):
    """Return whether one of the tiles has a cell, numbers aside."""
    while tiles:
        if cells_for(seat, lowest_bit(tiles)):
            return 1
        tiles &= tiles - 1
    return 0


def can_take(game, wanted):
    """Return whether a numbered depot has such a tile."""
    depot: i32
    for depot in range(1, 7):
        if game.on_offer[depot] & wanted:
            return 1
    return 0


def fits(game, seat, lying):
    """Return whether the seat can store any of the types: one it has, or any if there is room."""
    if HOW_MANY_TYPES[seat.types_held >> 1] < types_stored(game):
        return lying != 0
    return lying & seat.types_held != 0


def types_stored(game):
    """Return how many types of goods a seat can store; in the solo game there is no limit. (2019,
    p. 14)"""
    return state.TYPES if game.modules & state.SOLO else state.TYPES_STORED


# Effects that wait for their owner's choice, the last one first.


def push_effect(game, number, by):
    """Make an effect wait for its owner's choice; one that offers nothing lapses, in the solo game
    only when all do."""
    if by != BY_NOTHING and (
        game.modules & state.SOLO or has_choice(game, seat_of(game, number), by)
    ):
        add_effect(game, by, 0)


def add_effect(game, by, what):
    """Put an effect on top of those that wait; `what` is its argument."""
    game.effects[game.effects_waiting] = by
    game.effect_arguments[game.effects_waiting] = what
    game.effects_waiting += 1


def add_effect_below(game, by):
    """Put an effect below all that wait: it comes when they and their consequences are done."""
    at: i32
    for at in range(game.effects_waiting, 0, -1):
        game.effects[at] = game.effects[at - 1]
        game.effect_arguments[at] = game.effect_arguments[at - 1]
    game.effects[0] = by
    game.effect_arguments[0] = 0
    game.effects_waiting += 1


# What an action costs: workers that move a die, silver for a purchase. (2011: "Worker tiles", "The
# black depot")


def workers_for(game, seat, action):
    """Return the fewest workers that make the action's die fit, or the price of a purchase in
    workers."""
    die: i32 = by_of(action)
    doing: i32 = doing_of(action)
    if doing == BUY:
        return state.PURCHASE if action & PAID_IN_WORKERS else 0
    if doing >= CLAIM_SHIELD:
        return workers_by_shield(seat, action)
    if die >= BY_CASTLE:
        die = face_of(game, die)
    if die == 0:
        return 0
    if doing == TAKE:
        return workers_for_steps(
            seat, DISTANCE[die][depot_of(action)], has_bit(seat.monasteries, 12)
        )
    if doing == PLACE:
        if action & STORES:
            seat = seat_of(game, keeper_of(acting(game), cell_of(action)))
        return workers_for_steps(
            seat,
            DISTANCE[die][NUMBER[seat.estate][cell_of(action) - FIRST_CELL[seat.estate]]],
            free_step(seat, COLOUR[tile_of(action)]),
        )
    if doing == SELL:
        return workers_for_steps(seat, DISTANCE[die][depot_of(action)], 0)
    return 0


def workers_by_shield(seat, action):
    """Return the workers of a doublet, and of a tribute that shield 3 lets the seat pay in workers;
    0 for others."""
    if doing_of(action) == CLAIM_SHIELD and by_of(action) == BY_NOTHING:
        return workers_for_doublet(seat, depot_of(action))
    return kept_for_workers(action) if doing_of(action) == TRIBUTE else 0


def workers_for_doublet(seat, depot):
    """Return the cost in workers of both dice together to show the depot's number; monastery 12
    does not help."""
    first: i32 = workers_for_steps(seat, DISTANCE[seat.dice[0]][depot], 0)
    return first + workers_for_steps(seat, DISTANCE[seat.dice[1]][depot], 0)


def workers_for_steps(seat, steps, free_steps):
    """Return the workers for these steps: one moves a die by 1, with monastery 8 by up to 2;
    monasteries 9-12 give one free step."""
    paid: i32 = steps - free_steps
    if paid <= 0:
        return 0
    return (paid + 1) // 2 if has_bit(seat.monasteries, 8) else paid


def silver_for(action):
    """Return the price in silver of a purchase, workers by monastery 28, a tribute or a point of
    the solo game."""
    doing: i32 = doing_of(action)
    if doing == BUY:
        return 0 if action & PAID_IN_WORKERS else state.PURCHASE
    if doing == TRIBUTE:
        return bit_count(shields_kept(action)) - kept_for_workers(action)
    return 1 if doing in (HIRE_FOR_SILVER, BUY_POINT) else 0
