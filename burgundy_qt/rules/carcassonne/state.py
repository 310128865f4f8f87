"""The state of a game of Carcassonne: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_state():
    """A state of zeros."""
    return State()


def free_state(game):
    """Nothing to free in the plain run."""


def state_bytes():
    """Not asked for in the plain run."""
    return 0


def beside(cell, edge):
    """The cell beside a cell: N, E, S, W."""
    return cell + (-ROW, 1, ROW, -1)[edge]


def turned_back(edge, rotation):
    """The edge of a kind that lies on an edge of the board once it is turned."""
    return (edge - rotation) & 3


def meeples_of(meeples, seat):
    """The meeples of a seat on a feature."""
    return meeples >> MEEPLE_BITS * seat & 15
