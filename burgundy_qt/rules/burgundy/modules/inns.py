"""Inns: a row of colourless tiles beside the black depot, bought from it as the turn's one
purchase. (2019, p. 12)

A purchase offers them with `INN_ROW` as its depot; they lie on cells of any colour, one in a
region."""

from cython.cimports.burgundy_qt.rules.burgundy.components.tables import (
    REGION_AT,
    REGION_CELLS,
    REGION_SIZE,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import INNS, LARGEST_REGION
from cython.cimports.burgundy_qt.rules.core import i32


def join_row(game):
    """Each phase one inn joins the row; those that lie there stay."""
    if game.modules & INNS:
        game.inns += 1


def settle(seat, cell):
    """An inn lies on the cell: its region takes no other."""
    seat.with_inn |= REGION_CELLS[seat.estate][REGION_AT[seat.estate][cell]]


def size_of(seat, region):
    """Cells of a region, 1 more for its inn; never more than the largest that scores, 36 points."""
    size: i32 = REGION_SIZE[seat.estate][region]
    if seat.with_inn & REGION_CELLS[seat.estate][region]:
        size += 1
    return min(size, LARGEST_REGION)
