"""Counts as rows: one for each step that a count reaches, so that more is told as what is common and the rest."""

from cython.cimports.burgundy_qt.rules.types import i32


def at_least(value, most, start, rows, n):
    """A row for each step that the value reaches, up to `most` steps."""
    step: i32
    for step in range(min(value, most)):
        rows[n] = start + step
        n += 1
    return n
