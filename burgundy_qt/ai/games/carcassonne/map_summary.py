"""What can be said of a map beyond its state: the plain twin of the header beside this file, which
is nearly all of it."""

from burgundy_qt.rules.carcassonne import state
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__, vars(state)))


def new_picture():
    """Return an empty one."""
    return Picture()  # noqa: F821


def free_picture(picture):
    """Nothing to free in the plain run."""


def held_by(picture, seat):
    """Return what a seat has on the map."""
    return picture.held[seat]


def state_of(position):
    """Return the struct that holds the position."""
    return position.memory
