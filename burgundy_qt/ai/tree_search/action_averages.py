"""How each action fared, wherever its seat took it: the plain twin of the header beside this
file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_averages():
    """No averages yet: the plain run keeps [total, times] by slot."""
    return {}


def free_averages(averages):
    """Nothing to free in the plain run."""


def slot_of(name):
    """The slot, 0..HABITS-1, of a choice with this name (nodes.py)."""
    return (name * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF) >> 49


def count_action(averages, name, utility):
    """The seat took the action, and this came of it."""
    average = averages.setdefault(slot_of(name), [0.0, 0])
    average[0] += utility
    average[1] += 1


def average_of(averages, name):
    """How it fared on average; an action never taken is thought to be even."""
    total, times = averages.get(slot_of(name), (0.0, 0))
    return (total + 0.5) / (times + 1)
