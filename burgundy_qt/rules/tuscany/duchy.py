"""A seat's duchy: what is laid where, the regions, the crops. ("A duchy", "Points")"""

from cython.cimports.burgundy_qt.rules.core import bit_count, lowest_bit, single_bit, u32
from cython.cimports.burgundy_qt.rules.tuscany.components.tables import (
    CELLS_OF,
    COLOUR_AT,
    COLOUR_OF,
    CROPS_ON,
    NEIGHBOURS,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import CELLS, HEXAGON


def cover(seat, cell, tile):
    """Lay a tile: the empty cells that touch it can be next."""
    seat.laid[cell] = tile + 1
    seat.covered |= single_bit(cell)
    seat.reach = (seat.reach | NEIGHBOURS[seat.layout - 1][cell]) & ~seat.covered


def colour_at(seat, cell):
    """The colour of a cell."""
    return COLOUR_AT[seat.deal][cell]


def cells_for(seat, tile):
    """The set of cells where a tile can lie: empty, of its colour, beside a covered one; for a
    wooden hexagon of any colour."""
    if tile == HEXAGON:
        return seat.reach
    return seat.reach & CELLS_OF[seat.deal][COLOUR_OF[tile]]


def region_of(seat, cell):
    """The set of cells of a cell's region, which are three at most."""
    colour: u32 = CELLS_OF[seat.deal][COLOUR_AT[seat.deal][cell]]
    region: u32 = single_bit(cell) | (NEIGHBOURS[seat.layout - 1][cell] & colour)
    edge: u32 = region & ~single_bit(cell)
    while edge:
        region |= NEIGHBOURS[seat.layout - 1][lowest_bit(edge)] & colour
        edge &= edge - 1
    return region


def new_crops(seat, cell, tile):
    """How many crops a tile brings to the region of an empty cell that are not there yet; a wooden
    hexagon one. (ruling 19)"""
    crops: u32 = CROPS_ON[tile]
    laid: u32 = region_of(seat, cell) & seat.covered
    if tile == HEXAGON:
        return 1
    while laid:
        crops &= ~CROPS_ON[seat.laid[lowest_bit(laid)] - 1]
        laid &= laid - 1
    return bit_count(crops)


def covers_colour(seat, colour):
    """Whether all cells of a colour are covered."""
    cells: u32 = CELLS_OF[seat.deal][colour]
    return cells & ~seat.covered == 0


def empty_cells(seat):
    """How many cells are empty."""
    return CELLS - bit_count(seat.covered)
