"""The nodes of a search tree, and the averages of actions: the plain twins of the header beside
this file."""

from math import (
    log,  # noqa: F401
    sqrt,  # noqa: F401
)

from burgundy_qt.rules.core import lowest_bit
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_averages():
    """Return no averages: the plain run stores [total, times] by slot."""
    return {}


def free_averages(averages):
    """Do nothing: the plain run has nothing to free."""


def slot_of(name):
    """Return the slot, 0..HABITS-1, of a choice with this name."""
    return (name * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF) >> 49


def count_action(averages, name, utility):
    """Add the utility of an action of the seat to its average."""
    average = averages.setdefault(slot_of(name), [0.0, 0])
    average[0] += utility
    average[1] += 1


def average_of(averages, name):
    """Return its average result; an action never taken counts as even."""
    total, times = averages.get(slot_of(name), (0.0, 0))
    return (total + 0.5) / (times + 1)


class Store(dict):
    """An array of structs, each made when it is first used."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def __missing__(self, at):
        self[at] = self.kind()
        return self[at]


def new_nodes(room):
    """Return nodes of zeros."""
    return Store(Node)  # noqa: F821


def new_edges(room):
    """Return edges of zeros."""
    return Store(Edge)  # noqa: F821


def free_nodes(nodes):
    """Do nothing: the plain run has nothing to free."""


def free_edges(edges):
    """Do nothing: the plain run has nothing to free."""


def new_sums(room):
    """Return `room` sums of nothing."""
    return [0.0] * room


def free_sums(sums):
    """Do nothing: the plain run has nothing to free."""


def name_of(seat, action):
    """Return the name of a seat's action among the edges of a node."""
    return (seat << 32) | (action & 0xFFFFFFFF)


def chooser_of(name):
    """Return the seat whose choice an edge of this name is."""
    return name >> 32


def action_of(name):
    """Return the action of an edge of this name."""
    return (name & 0xFFFFFFFF) - ((name & 0x80000000) << 1)


def first_from(seat, seats):
    """Return the first of a set of seats that is not empty, clockwise from `seat`: so that turning
    the table turns every result."""
    later = (seats >> seat) << seat
    return lowest_bit(later if later else seats)
