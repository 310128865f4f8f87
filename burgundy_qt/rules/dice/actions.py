"""Actions as ints: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def packed(cell: int, number: int) -> int:
    """A mark: the number that is written into a cell; 0 for the cross of a start castle."""
    return cell * 8 + number


def cell_of(action: int) -> int:
    """The cell of a mark or start castle."""
    return action >> 3


def number_of(action: int) -> int:
    """What a mark writes."""
    return action & 7


def is_mark(action: int) -> bool:
    """Whether it marks a hex."""
    return action < TAKE_WORKER
