"""What a network sees of the seats: all of the viewer's possessions, and the public ones of
another; with summaries of a seat's duchy and means."""

from cython.cimports.burgundy_qt.ai.games.tuscany.feature_rows import (
    AHEAD_AT,
    BONUS_AT,
    CARDS_AT,
    COVERED_AT,
    CROPS,
    CROPS_AT,
    FITTING_AT,
    GREEN_AHEAD_AT,
    HAND_AT,
    LEAD_AT,
    LEFT_AT,
    MARBLE_AT,
    MOST_LEFT,
    NEAR_REGIONS_AT,
    NEXT_AT,
    OTHER_BONUS_AT,
    OTHER_COVERED_AT,
    OTHER_DISTANCE_AT,
    OTHER_HAND_AT,
    OTHER_LEFT_AT,
    OTHER_MARBLE_AT,
    OTHER_NEAR_AT,
    OTHER_ROOM_AT,
    OTHER_SHOWN_AT,
    OTHER_STORED_AT,
    OTHER_WORKERS_AT,
    PAIRS_AT,
    PAYABLE_AT,
    REACH_AT,
    REGIONS_AT,
    ROOM_AT,
    SHAPES,
    SHOWN_AT,
    STORED_AT,
    TO_COME_AT,
    WORKERS_AT,
)
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    has_bit,
    i32,
    lowest_bit,
    single_bit,
    u32,
)
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import (
    CELLS_OF,
    COLOUR_OF,
    CROPS_ON,
    NEIGHBOURS,
)
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import sum_of
from cython.cimports.burgundy_qt.rules.tuscany.placement import colour_at, region_of, stored_things
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    AGRICULTURE,
    BONUSES,
    CELLS,
    COLOURS,
    HEXAGON,
    PHASES,
    PRICE,
    STACK,
    TILES,
    seat_of,
    storage_of,
)


def pairs_in_hand(seat):
    """Return the number of pairs of equal cards of all colours."""
    colour: i32
    pairs: i32 = 0
    for colour in range(COLOURS):
        pairs += seat.hand[colour] // 2
    return pairs


def cards_in_hand(seat):
    """Return how many cards a seat has."""
    return sum_of(seat.hand, COLOURS)


def lacking(seat, colour, pairs):
    """Return how many more cards a space of a colour would take, with workers and other `pairs`
    used: 0 if the seat can pay for it."""
    others: i32 = pairs - seat.hand[colour] // 2
    return max(0, PRICE - min(seat.hand[colour], PRICE) - seat.workers - others)


def lacking_for_any(seat):
    """Return the same for the near colour that lacks fewest, for a wooden hexagon."""
    colour: i32
    least: i32 = PRICE
    pairs: i32 = pairs_in_hand(seat)
    for colour in range(COLOURS):
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
    return max(0, STACK * (game.phase + 1) - seat_of(game, number).shown)


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
    for kind in range(COLOURS):
        n = at_least(seat.hand[kind], 6, HAND_AT + 6 * kind, rows, n)
    n = at_least(pairs_in_hand(seat), 10, PAIRS_AT, rows, n)
    n = at_least(cards_in_hand(seat), 24, CARDS_AT, rows, n)
    for kind in range(TILES):
        n = at_least(seat.stored[kind], 3, STORED_AT + 3 * kind, rows, n)
    n = at_least(free_room(seat), 6, ROOM_AT, rows, n)
    n = at_least(seat.marble, 8, MARBLE_AT, rows, n)
    n = at_least(seat.workers, 10, WORKERS_AT, rows, n)
    for kind in range(BONUSES):
        n = at_least(seat.bonus[kind], 4, BONUS_AT + 4 * kind, rows, n)
    rows[n] = SHOWN_AT + seat.shown
    n += 1
    for kind in range(TILES):
        n = at_least(seat.to_come[kind], 4, TO_COME_AT + 4 * kind, rows, n)
    return n


def list_cells(seat, rows, n):
    """List empty cells by colour: all, the near ones, those one further."""
    colour: i32
    cells: u32
    further: u32 = one_further(seat)
    for colour in range(COLOURS):
        cells = CELLS_OF[seat.deal][colour]
        n = at_least(left_of(seat, colour), MOST_LEFT, LEFT_AT + MOST_LEFT * colour, rows, n)
        n = at_least(bit_count(cells & seat.reach), 3, REACH_AT + 3 * colour, rows, n)
        n = at_least(bit_count(cells & further), 3, NEXT_AT + 3 * colour, rows, n)
    rows[n] = COVERED_AT + bit_count(seat.covered)
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
    empty: u32 = (single_bit(CELLS) - 1) & ~seat.covered
    while empty:
        region = region_of(seat, lowest_bit(empty))
        colour = colour_at(seat, lowest_bit(empty))
        shape = SHAPES * colour + region_shape(bit_count(region), bit_count(region & empty))
        rows[n] = REGIONS_AT + shape
        n += 1
        if region & seat.reach:
            rows[n] = NEAR_REGIONS_AT + shape
            n += 1
            if colour == AGRICULTURE:
                crops = 0
                laid = region & seat.covered
                while laid:
                    crops |= CROPS_ON[seat.laid[lowest_bit(laid)] - 1]
                    laid &= laid - 1
                for crop in range(CROPS):
                    lacked[crop] += not has_bit(crops, crop)
        empty &= ~region
    for crop in range(CROPS):
        n = at_least(lacked[crop], 2, CROPS_AT + 2 * crop, rows, n)
    return n


def list_payable(seat, rows, n):
    """List how many cards are missing: for each near colour, and for stored tiles that fit."""
    colour: i32
    lack: i32
    tile: i32
    stored: u32 = 0
    pairs: i32 = pairs_in_hand(seat)
    for tile in range(TILES):
        if seat.stored[tile]:
            stored |= 1 << COLOUR_OF[tile]
    for colour in range(COLOURS):
        if seat.reach & CELLS_OF[seat.deal][colour]:
            lack = lacking(seat, colour, pairs)
            rows[n] = PAYABLE_AT + 3 * colour + lack
            n += 1
            if has_bit(stored, colour):
                rows[n] = FITTING_AT + 3 * colour + lack
                n += 1
    if seat.stored[HEXAGON]:
        rows[n] = FITTING_AT + 3 * COLOURS + lacking_for_any(seat)
        n += 1
    return n


# Another seat.


def list_other(game, viewer, number, start, rows, n):
    """List the public possessions of another seat: of its hand the number of cards."""
    colour: i32
    seat = seat_of(game, number)
    n = list_open_means(seat, start, rows, n)
    for colour in range(COLOURS):
        n = at_least(
            left_of(seat, colour), MOST_LEFT, start + OTHER_LEFT_AT + MOST_LEFT * colour, rows, n
        )
        if seat.reach & CELLS_OF[seat.deal][colour]:
            rows[n] = start + OTHER_NEAR_AT + colour
            n += 1
    rows[n] = start + OTHER_COVERED_AT + bit_count(seat.covered)
    rows[n + 1] = start + OTHER_DISTANCE_AT + 8 * game.phase + min(7, to_phase_end(game, number))
    return list_comparison(game, viewer, number, start, rows, n + 2)


def list_open_means(seat, start, rows, n):
    """List the number of cards, stored things, marble, workers, bonus tiles, tiles shown."""
    kind: i32
    n = at_least(cards_in_hand(seat), 16, start + OTHER_HAND_AT, rows, n)
    for kind in range(TILES):
        n = at_least(seat.stored[kind], 2, start + OTHER_STORED_AT + 2 * kind, rows, n)
    n = at_least(free_room(seat), 4, start + OTHER_ROOM_AT, rows, n)
    n = at_least(seat.marble, 6, start + OTHER_MARBLE_AT, rows, n)
    n = at_least(seat.workers, 8, start + OTHER_WORKERS_AT, rows, n)
    for kind in range(BONUSES):
        n = at_least(seat.bonus[kind], 4, start + OTHER_BONUS_AT + 4 * kind, rows, n)
    rows[n] = start + OTHER_SHOWN_AT + seat.shown
    return n + 1


def list_comparison(game, viewer, number, start, rows, n):
    """List by how much the viewer is ahead."""
    ahead: i32 = standing_of(game, viewer) - standing_of(game, number)
    green: i32 = seat_of(game, viewer).green - seat_of(game, number).green
    rows[n] = start + AHEAD_AT + max(0, min(60, ahead + 30))
    rows[n + 1] = start + GREEN_AHEAD_AT + max(0, min(20, green + 10))
    return at_least((ahead + 48) // 6, 15, start + LEAD_AT, rows, n + 2)


def standing_of(game, number):
    """Return red points, and green ones as often as they are still added."""
    return seat_of(game, number).red + seat_of(game, number).green * (PHASES - game.phase)
