"""Where the rows of Burgundy begin, and the state that features read them from: the plain twin of
the header beside this file, which is nearly all of it."""

from burgundy_qt.rules.plain import read_header


def state_of(position):
    """The struct that holds the position."""
    return position.memory


def state_in(memory):
    """The struct in a position's memory."""
    return memory


def same_seat(game, other, number):
    """Nothing is sure to be alike here: then it is looked at again, which only takes longer."""
    return 0


def same_surroundings(game, other):
    """As above."""
    return 0


globals().update(read_header(__file__))
