"""What a network sees of a position of Burgundy: rows by number (feature_rows.pxd), nothing hidden
among them.

Estates are described by the worth of their regions and the tiles for their open cells, never by
their number, so that one network plays all nine.
"""

from cython.cimports.burgundy_qt.ai.games.burgundy import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.burgundy.feature_rows import (
    VERSION,
    same_seat,
    same_surroundings,
    state_in,
    state_of,
)
from cython.cimports.burgundy_qt.ai.games.burgundy.module_features import list_modules
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    CELLS_NEAR,
    CELLS_OF,
    COLOUR,
    COLOUR_AT,
    HOW_MANY_TYPES,
    NUMBER,
    REGION_AT,
    REGION_SIZE,
)
from cython.cimports.burgundy_qt.rules.burgundy.final_scoring import bonus_tiles, tiles_sold
from cython.cimports.burgundy_qt.rules.burgundy.market import goods_of_phase
from cython.cimports.burgundy_qt.rules.burgundy.offers import cells_for, types_in
from cython.cimports.burgundy_qt.rules.burgundy.reach import free_step, reach
from cython.cimports.burgundy_qt.rules.burgundy.state import acting, place_in, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    ANIMALS,
    BUILDINGS,
    COLOURS,
    FIRST_ANIMAL,
    FIRST_BUILDING,
    NO_COLOUR,
)
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    has_bit,
    i32,
    lowest_bit,
    single_bit,
    u32,
    u64,
)

from burgundy_qt.ai.games.burgundy import region_rows
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition

REGION_STARTS = region_rows.region_starts()  # by estate and region
REACHED_STARTS = region_rows.reached_starts()  # by colour
COLOUR_STARTS = region_rows.colour_starts()  # by colour


class BurgundyFeatures(Features):
    """The features of Burgundy for a number of seats."""

    def __init__(self, seats: int):
        rows = seats * row.SEAT_ROWS + row.TABLE_ROWS
        Features.__init__(
            self,
            "burgundy",
            BurgundyPosition,
            seats,
            rows,
            state.PHASES * state.ROUNDS,
            VERSION,
            seats + 1,
            open_turns=True,
        )

    def describes(self, position):
        return state_of(position).stage == state.PLAYING

    def is_certain(self, position):
        """Return whether the dice of the last round are known."""
        return dice_are_last(state_of(position))

    def near_end(self, position):
        return is_late(state_of(position))

    def list_block(self, position, viewer, block, rows, n):
        """List a block: a seat, counted from the viewer, or the table with the margins of
        points."""
        if block < self.seats:
            return list_seat(
                state_of(position), (viewer + block) % self.seats, block * row.SEAT_ROWS, rows, n
            )
        n = list_margins(state_of(position), viewer, rows, n)
        return list_table(state_of(position), viewer, self.seats * row.SEAT_ROWS, rows, n)

    def same_block(self, position, near, viewer, block):
        if block == 0 or block == self.seats:
            return 0
        return sees_the_same(state_of(position), state_in(near), (viewer + block) % self.seats)


def round_number(game):
    """Return the round of the game, from 0; at a phase's end its last."""
    return game.phase * state.ROUNDS + min(game.round, state.ROUNDS - 1)


def dice_are_last(game):
    """Return 1 if the dice of the last round are known, else 0."""
    return round_number(game) == state.PHASES * state.ROUNDS - 1 and game.chance == state.NO_CHANCE


def is_late(game):
    """Return 1 in the last rounds, in which games are played to the end, else 0."""
    return round_number(game) >= state.PHASES * state.ROUNDS - row.LATE_ROUNDS


def list_margins(game, viewer, rows, n):
    """List by how much the viewer leads each other seat."""
    at: i32
    margin: i32
    for at in range(1, game.players):
        margin = seat_of(game, viewer).points - seat_of(game, (viewer + at) % game.players).points
        n = at_least(
            (margin + 54) // 4 if margin > -54 else 0,
            26,
            at * row.SEAT_ROWS + row.BEHIND_AT,
            rows,
            n,
        )
    return n


def sees_the_same(game, other, number):
    """Return 1 if all data of a seat's rows are equal in two states, else 0."""
    at: i32
    if not same_seat(game, other, number) or not same_surroundings(game, other):
        return 0
    for at in range(2):
        if (
            game.on_offer[seat_of(game, number).dice[at]]
            != other.on_offer[seat_of(game, number).dice[at]]
        ):
            return 0
    return 1


def list_seat(game, number, start, rows, n):
    """List everything that belongs to one seat."""
    n = list_estate(seat_of(game, number), start, rows, n)
    n = list_belongings(seat_of(game, number), start, rows, n)
    n = list_frontier(seat_of(game, number), start, rows, n)
    n = list_buildable(seat_of(game, number), start, rows, n)
    n = list_pastures(seat_of(game, number), start, rows, n)
    n = list_stores(seat_of(game, number), start, rows, n)
    n = list_goods(game, seat_of(game, number), start, rows, n)
    n = list_standing(game, number, start, rows, n)
    return list_dice(game, seat_of(game, number), start, rows, n)


def list_estate(seat, start, rows, n):
    """List regions that are not complete, and colours."""
    at: i32
    for at in range(state.REGIONS):
        if seat.left_in_region[at] > 0:
            rows[n] = (
                start + row.REGIONS_AT + REGION_STARTS[seat.estate][at] + seat.left_in_region[at]
            )
            n += 1
    for at in range(COLOURS):
        rows[n] = start + row.COLOURS_AT + COLOUR_STARTS[at] + seat.left_in_colour[at]
        n += 1
    return n


def list_belongings(seat, start, rows, n):
    """List knowledge tiles, buildings and species on the estate."""
    at: i32
    owned: u64 = seat.monasteries & row.LEARNT_MONASTERIES
    species: u64 = seat.species & row.LEARNT_SPECIES
    while owned:
        rows[n] = start + row.MONASTERIES_AT + lowest_bit(owned)
        n += 1
        owned &= owned - 1
    for at in range(row.LEARNT_BUILDINGS):
        n = at_least(seat.buildings[at], 4, start + row.BUILDINGS_AT + 4 * at, rows, n)
    while species:
        rows[n] = start + row.SPECIES_AT + lowest_bit(species)
        n += 1
        species &= species - 1
    return n


def list_frontier(seat, start, rows, n):
    """List open cells by colour and number, and the regions that they open."""
    once: u64 = 0
    twice: u64 = 0
    reached: u64 = 0
    here: u64
    cells: u64 = seat.open
    cell: i32
    region: i32
    while cells:
        cell = lowest_bit(cells)
        cells &= cells - 1
        here = single_bit(COLOUR_AT[seat.estate][cell] * 6 + NUMBER[seat.estate][cell] - 1)
        twice |= once & here
        once |= here
        region = REGION_AT[seat.estate][cell]
        if not has_bit(reached, region):
            reached |= single_bit(region)
            rows[n] = (
                start
                + row.REACHED_AT
                + REACHED_STARTS[COLOUR_AT[seat.estate][cell]]
                + seat.left_in_region[region]
            )
            n += 1
    while once:
        rows[n] = start + row.FRONTIER_AT + lowest_bit(once)
        n += 1
        once &= once - 1
    while twice:
        rows[n] = start + row.FRONTIER_TWICE_AT + lowest_bit(twice)
        n += 1
        twice &= twice - 1
    return n


def list_buildable(seat, start, rows, n):
    """List by kind of building how many open cells take it."""
    cells: u64 = seat.open & CELLS_OF[seat.estate][BUILDINGS]
    kind: i32
    for kind in range(row.LEARNT_BUILDINGS):
        if has_bit(seat.monasteries, 1):
            n = at_least(bit_count(cells), 3, start + row.BUILDABLE_AT + 3 * kind, rows, n)
        else:
            n = at_least(
                bit_count(cells & ~seat.has_it[kind]),
                3,
                start + row.BUILDABLE_AT + 3 * kind,
                rows,
                n,
            )
    return n


def list_pastures(seat, start, rows, n):
    """List animal tiles that a later one of their species would score again; modules' tiles are not
    learnt."""
    tile: i32
    cells: u64 = seat.covered & CELLS_OF[seat.estate][ANIMALS]
    while cells:
        tile = seat.tile_on[lowest_bit(cells)]
        if (
            tile < FIRST_BUILDING
            and seat.left_in_region[REGION_AT[seat.estate][lowest_bit(cells)]] > 0
        ):
            rows[n] = start + row.PASTURES_AT + tile - FIRST_ANIMAL
            n += 1
        cells &= cells - 1
    return n


def list_stores(seat, start, rows, n):
    """List tiles in storage, silver, workers, mines."""
    at: i32
    for at in range(seat.stored_tiles):
        rows[n] = start + row.STORED_AT + seat.storage[at]
        n += 1
        if COLOUR[seat.storage[at]] != NO_COLOUR and cells_for(seat, seat.storage[at]) == 0:
            rows[n] = start + row.STUCK_AT + COLOUR[seat.storage[at]]
            n += 1
    rows[n] = start + row.STORAGE_AT + min(seat.stored_tiles, state.STORAGE)
    rows[n + 1] = start + row.MINES_AT + min(seat.mines, row.MOST_MINES)
    n = at_least(seat.silver, 10, start + row.SILVER_AT, rows, n + 2)
    return at_least(seat.workers, 12, start + row.WORKERS_AT, rows, n)


def list_goods(game, seat, start, rows, n):
    """List goods in store and sold, and how many a ship could load."""
    good: i32
    for good in range(1, 7):
        n = at_least(seat.goods[good], 4, start + row.GOODS_AT + 4 * (good - 1), rows, n)
        if seat.sold[good]:
            rows[n] = start + row.SOLD_TYPES_AT + good - 1
            n += 1
    rows[n] = (
        start + row.GOODS_TYPES_AT + min(HOW_MANY_TYPES[seat.types_held >> 1], state.TYPES_STORED)
    )
    n = at_least(tiles_sold(seat) // 2, 8, start + row.SOLD_AT, rows, n + 1)
    return at_least(largest_load(game, seat), 6, start + row.LOAD_AT, rows, n)


def largest_load(game, seat):
    """Return about how many goods the best depot would give: types in store first, then new ones
    while there is room."""
    most: i32 = 0
    depot: i32
    loaded: i32
    room: i32
    good: i32
    lying: u64
    held: u64 = seat.types_held
    for depot in range(1, 7):
        lying = types_in(game, depot)
        room = state.TYPES_STORED - HOW_MANY_TYPES[held >> 1]
        loaded = 0
        while lying:
            good = lowest_bit(lying)
            lying &= lying - 1
            if has_bit(held, good) or room > 0:
                loaded += game.troughs[depot][good]
                room -= 1 - has_bit(held, good)
        most = max(most, loaded)
    return most


def list_standing(game, number, start, rows, n):
    """List the place on the order track, and bonus tiles taken."""
    rows[n] = start + row.STEP_AT + seat_of(game, number).step
    rows[n + 1] = start + row.RANK_AT + place_in(game.order, number)
    return at_least(bonus_tiles(game, number), 6, start + row.BONUSES_AT, rows, n + 2)


def list_dice(game, seat, start, rows, n):
    """List the dice that the seat has still to use in this round, and their possible actions."""
    left: i32 = 0
    at: i32
    for at in range(2):
        if seat.dice[at]:
            left += 1
            n = list_die(game, seat, seat.dice[at], start, rows, n)
    rows[n] = start + row.DICE_LEFT_AT + left
    return n + 1


def list_die(game, seat, die, start, rows, n):
    """List the possible actions of one die: place stored tiles, complete a region, take a colour,
    sell."""
    tiles: u64 = seat.stored
    cells: u64
    fitting: u64
    colours: u32 = 0
    colour: i32
    free: i32
    size: i32 = 0
    rows[n] = start + row.DICE_AT + die - 1
    n += 1
    while tiles:
        colour = COLOUR[lowest_bit(tiles)]
        cells = cells_for(seat, lowest_bit(tiles))
        tiles &= tiles - 1
        free = free_step(seat, colour)
        fitting = cells & CELLS_NEAR[seat.estate][4 * die + free]
        size = max(size, completed_size(seat, fitting))
        if colour == NO_COLOUR:
            continue
        if fitting:
            rows[n] = start + row.FITS_AT + colour
            n += 1
        elif cells & CELLS_NEAR[seat.estate][4 * die + reach(seat, free)]:
            rows[n] = start + row.FITS_PAID_AT + colour
            n += 1
    if size:
        rows[n] = start + row.COMPLETES_AT + size - 1
        n += 1
    tiles = game.on_offer[die]
    while tiles:
        colours |= single_bit(COLOUR[lowest_bit(tiles)])
        tiles &= tiles - 1
    while colours:
        rows[n] = start + row.TAKES_AT + lowest_bit(colours)
        n += 1
        colours &= colours - 1
    return at_least(seat.goods[die], 4, start + row.SELLS_AT, rows, n)


def completed_size(seat, cells):
    """Return the size of the largest region of which one of the cells is the last; 0 if there is
    none."""
    size: i32 = 0
    region: i32
    while cells:
        region = REGION_AT[seat.estate][lowest_bit(cells)]
        if seat.left_in_region[region] == 1:
            size = max(size, REGION_SIZE[seat.estate][region])
        cells &= cells - 1
    return size


def list_table(game, viewer, start, rows, n):
    """List what belongs to no seat: the time, the depots, bonus tiles, the turn."""
    at: i32
    goods: i32
    rows[n] = start + row.PHASE_AT + game.phase
    rows[n + 1] = start + row.ROUND_AT + round_number(game)
    n += 2
    if game.chance == state.NO_CHANCE:
        rows[n] = start + row.TURN_AT + (acting(game) - viewer + game.players) % game.players
    else:
        rows[n] = start + row.TURN_AT + 4
    n += 1
    if game.chance == state.REFILL:
        rows[n] = start + row.REFILL_AT
        n += 1
    else:
        n = list_depots(game, start, rows, n)
        goods = goods_of_phase(game)
        for at in range(game.round + (game.chance == state.NO_CHANCE), state.ROUNDS):
            rows[n] = start + row.GOODS_TO_COME_AT + game.goods[goods + at]
            n += 1
    for at in range(COLOURS):
        if game.bonus[at][state.LARGE] == 0:
            rows[n] = start + row.LARGE_AT + at
            n += 1
        elif game.bonus[at][state.SMALL] == 0:
            rows[n] = start + row.SMALL_AT + at
            n += 1
    n = list_turn(game, start, rows, list_troughs(game, start, rows, n))
    return list_modules(game, viewer, start, rows, n)


def list_depots(game, start, rows, n):
    """List tiles on offer: by depot and colour, and by kind."""
    depot: i32
    tiles: u64 = game.on_offer[0]
    while tiles:
        rows[n] = start + row.BLACK_AT + lowest_bit(tiles)
        n += 1
        tiles &= tiles - 1
    for depot in range(1, 7):
        tiles = game.on_offer[depot]
        while tiles:
            rows[n] = start + row.DEPOTS_AT + 6 * (depot - 1) + COLOUR[lowest_bit(tiles)]
            rows[n + 1] = start + row.OFFERED_AT + lowest_bit(tiles)
            n += 2
            tiles &= tiles - 1
    return n


def list_troughs(game, start, rows, n):
    """List the goods beside the depots."""
    depot: i32
    lying: u64
    for depot in range(1, 7):
        lying = types_in(game, depot)
        while lying:
            rows[n] = start + row.TROUGHS_AT + 6 * (depot - 1) + lowest_bit(lying) - 1
            n += 1
            lying &= lying - 1
    return n


def list_turn(game, start, rows, n):
    """List the effect that waits and the turn's purchase, while a turn is played."""
    if game.chance != state.NO_CHANCE:
        return n
    if game.effects_waiting > 0 and game.effects[game.effects_waiting - 1] < row.LEARNT_EFFECTS:
        rows[n] = start + row.EFFECT_AT + game.effects[game.effects_waiting - 1]
        n += 1
    if game.bought:
        rows[n] = start + row.BOUGHT_AT
        n += 1
    elif seat_of(game, acting(game)).silver >= state.PURCHASE:
        rows[n] = start + row.CAN_BUY_AT
        n += 1
    return n
