"""What lies around a set of cells: the plain twin of the header beside this file."""

from burgundy_qt.rules.burgundy.components.tables import NEIGHBOURS
from burgundy_qt.rules.core import lowest_bit


def beside(board: int, cells: int) -> int:
    """The cells of a board that are joined to any of these; some of these among them."""
    found = 0
    while cells:
        found |= NEIGHBOURS[board][lowest_bit(cells)]
        cells &= cells - 1
    return found
