"""The state of a game of Carcassonne and the numbers of its journal: the plain twin of the
header beside this file, short because the header has the struct."""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_state() -> Record:
    """Return a state of zeros."""
    return State()


def free_state(game: Record) -> None:
    """Do nothing: the plain run has nothing to free."""


def state_bytes() -> int:
    """Do not call it in the plain run."""
    return 0


def beside(cell: int, edge: int) -> int:
    """Return the cell beside a cell: N, E, S, W."""
    return cell + (-ROW, 1, ROW, -1)[edge]


def turned_back(edge: int, rotation: int) -> int:
    """Return the edge of a kind that is at an edge of the board after rotation."""
    return (edge - rotation) & 3


def meeples_of(meeples: int, seat: int) -> int:
    """Return the meeples of a seat on a feature."""
    return meeples >> MEEPLE_BITS * seat & 15
