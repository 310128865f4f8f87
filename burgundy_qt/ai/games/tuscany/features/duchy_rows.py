"""What a seat's duchy and means come to: what networks are told of more than once."""

from cython.cimports.burgundy_qt.rules.bits import count, lowest
from cython.cimports.burgundy_qt.rules.tuscany.components.tables import CELLS_OF, NEIGHBOURS
from cython.cimports.burgundy_qt.rules.tuscany.gains import stored_things
from cython.cimports.burgundy_qt.rules.tuscany.piles import sum_of
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    COLOURS,
    PRICE,
    STACK,
    seat_of,
    storage_of,
)
from cython.cimports.burgundy_qt.rules.types import i32, u32


def pairs_in_hand(seat):
    """Pairs of equal cards of all colours."""
    colour: i32
    pairs: i32 = 0
    for colour in range(COLOURS):
        pairs += seat.hand[colour] // 2
    return pairs


def cards_in_hand(seat):
    """How many cards a seat has."""
    return sum_of(seat.hand, COLOURS)


def lacking(seat, colour, pairs):
    """How many cards more a space of a colour would take, workers and other `pairs` used: 0 where
    it can be paid for."""
    others: i32 = pairs - seat.hand[colour] // 2
    return max(0, PRICE - min(seat.hand[colour], PRICE) - seat.workers - others)


def lacking_for_any(seat):
    """The same for the colour near the duchy that lacks fewest, for a wooden hexagon."""
    colour: i32
    least: i32 = PRICE
    pairs: i32 = pairs_in_hand(seat)
    for colour in range(COLOURS):
        if seat.reach & CELLS_OF[seat.deal][colour]:
            least = min(least, lacking(seat, colour, pairs))
    return least


def left_of(seat, colour):
    """Empty cells of a colour."""
    return count(CELLS_OF[seat.deal][colour] & ~seat.covered)


def free_room(seat):
    """Storage spaces that are free."""
    return storage_of(seat) - stored_things(seat)


def one_further(seat):
    """The set of empty cells beside one that is near, and not near themselves."""
    cells: u32 = 0
    near: u32 = seat.reach
    while near:
        cells |= NEIGHBOURS[seat.layout - 1][lowest(near)]
        near &= near - 1
    return cells & ~seat.covered & ~seat.reach


def region_shape(cells, left):
    """A number for an open region by its cells, and how many are left."""
    return cells * (cells - 1) // 2 + left - 1


def to_phase_end(game, number):
    """Own tiles that a seat must still lay out to end the phase that runs."""
    return max(0, STACK * (game.phase + 1) - seat_of(game, number).shown)
