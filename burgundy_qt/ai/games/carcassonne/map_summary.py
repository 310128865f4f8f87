"""What can be concluded from a map: the plain twin of the header beside this file, which has nearly
all of the code."""

from burgundy_qt.rules.carcassonne import state
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__, vars(state)))


def new_picture():
    """Return an empty picture."""
    return Picture()  # noqa: F821


def free_picture(picture):
    """Do nothing: the plain run has nothing to free."""


def held_by(picture, seat):
    """Return a seat's possessions on the map."""
    return picture.held[seat]


def state_of(position):
    """Return the struct of the position."""
    return position.memory
