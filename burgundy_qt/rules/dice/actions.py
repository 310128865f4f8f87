"""Actions as ints: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def packed(cell, number):
    """A mark: the number that is written into a cell; 0 for the cross of a start castle."""
    return cell * 8 + number


def cell_of(action):
    """The cell of a mark or start castle."""
    return action >> 3


def number_of(action):
    """What a mark writes."""
    return action & 7


def is_mark(action):
    """Whether it marks a hex."""
    return action < TAKE_WORKER
