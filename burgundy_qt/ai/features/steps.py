"""Counts and sets as rows: the plain twins of the header beside this file.

A count is one row for each step that it reaches, so that more is told as what is common and the
rest."""

from burgundy_qt.rules.bits import lowest


def at_least(value, most, start, rows, n):
    """A row for each step that the value reaches, up to `most` steps."""
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
