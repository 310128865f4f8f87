"""What can be concluded from a map: the plain twin of the header beside this file, which has nearly
all of the code."""

from threading import local

from burgundy_qt.rules.carcassonne import state
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__, vars(state)))


class Room(local):
    """The picture of a thread."""

    def __init__(self):
        self.picture = Picture()  # noqa: F821


ROOM = Room()


def own_picture():
    """Return the picture of this thread: of the position that it looked at last."""
    return ROOM.picture


def clear_picture(picture):
    """Empty a picture, except for what may hold for the next position too."""
    kept = picture.kept
    picture.__init__()
    picture.kept = kept


def keep_map(picture, game):
    """Do nothing: the plain run looks at every map anew."""


def shows_map_of(picture, game):
    """Return 0: the plain run looks at every map anew."""
    return 0


def held_by(picture, seat):
    """Return a seat's possessions on the map."""
    return picture.held[seat]


def is_way(pattern, edge):
    """Return whether there is a city or road at an edge of a pattern."""
    return pattern >> 2 * edge & 3 in (state.CITY, state.ROAD)


def state_of(position):
    """Return the struct of the position."""
    return position.memory
