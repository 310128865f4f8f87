"""What a network sees of the seats: all of the viewer's possessions, and the public ones of
another; with summaries of a seat's duchy and means."""

from cython.cimports.burgundy_qt.ai.games.tuscany import feature_rows as row
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    has_bit,
    i32,
    lowest_bit,
    single_bit,
    u32,
)
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import (
    CELLS_OF,
    COLOUR_OF,
    CROPS_ON,
    NEIGHBOURS,
)
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import sum_of
from cython.cimports.burgundy_qt.rules.tuscany.placement import colour_at, region_of, stored_things
from cython.cimports.burgundy_qt.rules.tuscany.state import seat_of, storage_of


def pairs_in_hand(seat):
    """Return the number of pairs of equal cards of all colours."""
    colour: i32
    pairs: i32 = 0
    for colour in range(state.COLOURS):
        pairs += seat.hand[colour] // 2
    return pairs


def cards_in_hand(seat):
    """Return how many cards a seat has."""
    return sum_of(seat.hand, state.COLOURS)


def lacking(seat, colour, pairs):
    """Return how many more cards a space of a colour would take, with workers and other `pairs`
    used: 0 if the seat can pay for it."""
    others: i32 = pairs - seat.hand[colour] // 2
    return max(0, state.PRICE - min(seat.hand[colour], state.PRICE) - seat.workers - others)


def lacking_for_any(seat):
    """Return the same for the near colour that lacks fewest, for a wooden hexagon."""
    colour: i32
    least: i32 = state.PRICE
    pairs: i32 = pairs_in_hand(seat)
    for colour in range(state.COLOURS):
        if seat.reach & CELLS_OF[seat.deal][colour]:
            least = min(least, lacking(seat, colour, pairs))
    return least


def left_of(seat, colour):
    """Return the number of empty cells of a colour."""
    return bit_count(CELLS_OF[seat.deal][colour] & ~seat.covered)


def free_room(seat):
    """Return the number of free storage spaces."""
    return storage_of(seat) - stored_things(seat)


def one_further(seat):
    """Return the set of empty cells beside a near one, and not near themselves."""
    cells: u32 = 0
    near: u32 = seat.reach
    while near:
        cells |= NEIGHBOURS[seat.layout - 1][lowest_bit(near)]
        near &= near - 1
    return cells & ~seat.covered & ~seat.reach


def region_shape(cells, left):
    """Return a number for an open region by its cells, and how many are left."""
    return cells * (cells - 1) // 2 + left - 1


def to_phase_end(game, number):
    """Return how many own tiles a seat must still show to end the present phase."""
    return max(0, state.STACK * (game.phase + 1) - seat_of(game, number).shown)


# The viewer.


def list_own(game, viewer, rows, n):
    """List all of the viewer's possessions, its hand too."""
    seat = seat_of(game, viewer)
    n = list_means(seat, rows, n)
    n = list_cells(seat, rows, n)
    n = list_regions(seat, rows, n)
    return list_payable(seat, rows, n)


def list_means(seat, rows, n):
    """List cards, stored things, marble, workers, bonus tiles, and the contents of its stacks."""
    kind: i32
    for kind in range(state.COLOURS):
        n = at_least(seat.hand[kind], 6, row.HAND_AT + 6 * kind, rows, n)
    n = at_least(pairs_in_hand(seat), 10, row.PAIRS_AT, rows, n)
    n = at_least(cards_in_hand(seat), 24, row.CARDS_AT, rows, n)
    for kind in range(state.TILES):
        n = at_least(seat.stored[kind], 3, row.STORED_AT + 3 * kind, rows, n)
    n = at_least(free_room(seat), 6, row.ROOM_AT, rows, n)
    n = at_least(seat.marble, 8, row.MARBLE_AT, rows, n)
    n = at_least(seat.workers, 10, row.WORKERS_AT, rows, n)
    for kind in range(state.BONUSES):
        n = at_least(seat.bonus[kind], 4, row.BONUS_AT + 4 * kind, rows, n)
    rows[n] = row.SHOWN_AT + seat.shown
    n += 1
    for kind in range(state.TILES):
        n = at_least(seat.to_come[kind], 4, row.TO_COME_AT + 4 * kind, rows, n)
    return n


def list_cells(seat, rows, n):
    """List empty cells by colour: all, the near ones, those one further."""
    colour: i32
    cells: u32
    further: u32 = one_further(seat)
    for colour in range(state.COLOURS):
        cells = CELLS_OF[seat.deal][colour]
        n = at_least(
            left_of(seat, colour), row.MOST_LEFT, row.LEFT_AT + row.MOST_LEFT * colour, rows, n
        )
        n = at_least(bit_count(cells & seat.reach), 3, row.REACH_AT + 3 * colour, rows, n)
        n = at_least(bit_count(cells & further), 3, row.NEXT_AT + 3 * colour, rows, n)
    rows[n] = row.COVERED_AT + bit_count(seat.covered)
    return n + 1


def list_regions(seat, rows, n):
    """List open regions, the near ones twice, and the crops that near ones lack."""
    region: u32
    shape: i32
    colour: i32
    crop: i32
    laid: u32
    crops: u32
    lacked: i32[4] = [0, 0, 0, 0]
    empty: u32 = (single_bit(state.CELLS) - 1) & ~seat.covered
    while empty:
        region = region_of(seat, lowest_bit(empty))
        colour = colour_at(seat, lowest_bit(empty))
        shape = row.SHAPES * colour + region_shape(bit_count(region), bit_count(region & empty))
        rows[n] = row.REGIONS_AT + shape
        n += 1
        if region & seat.reach:
            rows[n] = row.NEAR_REGIONS_AT + shape
            n += 1
            if colour == state.AGRICULTURE:
                crops = 0
                laid = region & seat.covered
                while laid:
                    crops |= CROPS_ON[seat.laid[lowest_bit(laid)] - 1]
                    laid &= laid - 1
                for crop in range(row.CROPS):
                    lacked[crop] += not has_bit(crops, crop)
        empty &= ~region
    for crop in range(row.CROPS):
        n = at_least(lacked[crop], 2, row.CROPS_AT + 2 * crop, rows, n)
    return n


def list_payable(seat, rows, n):
    """List how many cards are missing: for each near colour, and for stored tiles that fit."""
    colour: i32
    lack: i32
    tile: i32
    stored: u32 = 0
    pairs: i32 = pairs_in_hand(seat)
    for tile in range(state.TILES):
        if seat.stored[tile]:
            stored |= 1 << COLOUR_OF[tile]
    for colour in range(state.COLOURS):
        if seat.reach & CELLS_OF[seat.deal][colour]:
            lack = lacking(seat, colour, pairs)
            rows[n] = row.PAYABLE_AT + 3 * colour + lack
            n += 1
            if has_bit(stored, colour):
                rows[n] = row.FITTING_AT + 3 * colour + lack
                n += 1
    if seat.stored[state.HEXAGON]:
        rows[n] = row.FITTING_AT + 3 * state.COLOURS + lacking_for_any(seat)
        n += 1
    return n


# Another seat.


def list_other(game, viewer, number, start, rows, n):
    """List the public possessions of another seat: of its hand the number of cards."""
    colour: i32
    seat = seat_of(game, number)
    n = list_open_means(seat, start, rows, n)
    for colour in range(state.COLOURS):
        n = at_least(
            left_of(seat, colour),
            row.MOST_LEFT,
            start + row.OTHER_LEFT_AT + row.MOST_LEFT * colour,
            rows,
            n,
        )
        if seat.reach & CELLS_OF[seat.deal][colour]:
            rows[n] = start + row.OTHER_NEAR_AT + colour
            n += 1
    rows[n] = start + row.OTHER_COVERED_AT + bit_count(seat.covered)
    rows[n + 1] = (
        start + row.OTHER_DISTANCE_AT + 8 * game.phase + min(7, to_phase_end(game, number))
    )
    return list_comparison(game, viewer, number, start, rows, n + 2)


def list_open_means(seat, start, rows, n):
    """List the number of cards, stored things, marble, workers, bonus tiles, tiles shown."""
    kind: i32
    n = at_least(cards_in_hand(seat), 16, start + row.OTHER_HAND_AT, rows, n)
    for kind in range(state.TILES):
        n = at_least(seat.stored[kind], 2, start + row.OTHER_STORED_AT + 2 * kind, rows, n)
    n = at_least(free_room(seat), 4, start + row.OTHER_ROOM_AT, rows, n)
    n = at_least(seat.marble, 6, start + row.OTHER_MARBLE_AT, rows, n)
    n = at_least(seat.workers, 8, start + row.OTHER_WORKERS_AT, rows, n)
    for kind in range(state.BONUSES):
        n = at_least(seat.bonus[kind], 4, start + row.OTHER_BONUS_AT + 4 * kind, rows, n)
    rows[n] = start + row.OTHER_SHOWN_AT + seat.shown
    return n + 1


def list_comparison(game, viewer, number, start, rows, n):
    """List by how much the viewer is ahead."""
    ahead: i32 = standing_of(game, viewer) - standing_of(game, number)
    green: i32 = seat_of(game, viewer).green - seat_of(game, number).green
    rows[n] = start + row.AHEAD_AT + max(0, min(60, ahead + 30))
    rows[n + 1] = start + row.GREEN_AHEAD_AT + max(0, min(20, green + 10))
    return at_least((ahead + 48) // 6, 15, start + row.LEAD_AT, rows, n + 2)


def standing_of(game, number):
    """Return red points, and green ones as often as they are still added."""
    return seat_of(game, number).red + seat_of(game, number).green * (state.PHASES - game.phase)
