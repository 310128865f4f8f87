"""Rows of floats, rows of a network's features by number, and the limits of both: the plain twins
of the header beside this file, in which a row is a list."""

from math import (
    exp,  # noqa: F401
    log,  # noqa: F401
    sqrt,
)

from burgundy_qt.rules.core import lowest_bit
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


# Rows by number. A count is one row for each step that it reaches, so that a larger count shares
# rows with a smaller one.


def at_least(value, most, start, rows, n):
    """List a row for each step that the value reaches, up to `most` steps."""
    for step in range(min(value, most)):
        rows[n] = start + step
        n += 1
    return n


def list_set(members, start, rows, n):
    """List a row for each member of a set."""
    while members:
        rows[n] = start + lowest_bit(members)
        n += 1
        members &= members - 1
    return n


# Rows of floats.


f32 = float


def new_floats(room):
    """Return `room` zeros."""
    return [0.0] * room


def free_floats(row):
    """Do nothing: the plain run has nothing to free."""


def new_counts(room):
    """Return `room` zeros."""
    return [0] * room


def free_counts(counts):
    """Do nothing: the plain run has nothing to free."""


def copy_floats(into, at, row, start, width):
    """Copy `width` floats."""
    into[at : at + width] = row[start : start + width]


def clear_floats(into, at, width):
    """Make `width` floats 0."""
    into[at : at + width] = [0.0] * width


def cut_negative(row, at, width):
    """Make negative numbers of row[at:] 0."""
    for i in range(at, at + width):
        row[i] = max(row[i], 0.0)


def add_row(into, at, row, start, width):
    """Do into[at:] += row[start:]"""
    for i in range(width):
        into[at + i] += row[start + i]


def add_rows(into, at, table, rows, start, number, width):
    """Do into[at:] += every row of `table` (each `width` floats) in the `number` rows of
    rows[start:]"""
    for i in range(start, start + number):
        add_row(into, at, table, rows[i] * width, width)


def add_weighted(into, at, factors, start, number, table, first, width):
    """Do into[at:] += the positive ones of the `number` factors of factors[start:] times their row
    of table[first:]"""
    for i in range(number):
        if factors[start + i] > 0:
            add_scaled(into, at, factors[start + i], table, first + i * width, width)


def alike(row, start, other, first, most):
    """Return how many of row[start:] and other[first:] are equal from there on, of `most`."""
    for i in range(most):
        if row[start + i] != other[first + i]:
            return i
    return most


def add_scaled(into, at, factor, row, start, width):
    """Do into[at:] += factor * row[start:]"""
    for i in range(width):
        into[at + i] += factor * row[start + i]


def dot(row, start, other, first, width):
    """Return the sum of row[start:] times other[first:]."""
    return sum(row[start + i] * other[first + i] for i in range(width))


def adam(weights, gradient, mean, square, at, width, rate, share):
    """Do one step of Adam on weights[at:]: the gradient is used up."""
    for i in range(at, at + width):
        slope = gradient[i] * share
        mean[i] += 0.1 * (slope - mean[i])
        square[i] += 0.001 * (slope * slope - square[i])
        weights[i] -= rate * mean[i] / (sqrt(square[i]) + 1e-8)
        gradient[i] = 0.0
