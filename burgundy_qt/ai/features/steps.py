"""Counts and sets as rows.

A count is one row for each step that it reaches, so that more is told as what is common and the
rest."""

from cython.cimports.burgundy_qt.rules.bits import lowest
from cython.cimports.burgundy_qt.rules.types import i32


def at_least(value, most, start, rows, n):
    """A row for each step that the value reaches, up to `most` steps."""
    step: i32
    for step in range(min(value, most)):
        rows[n] = start + step
        n += 1
    return n


def list_set(members, start, rows, n):
    """A row for each member of a set."""
    while members:
        rows[n] = start + lowest(members)
        n += 1
        members &= members - 1
    return n
