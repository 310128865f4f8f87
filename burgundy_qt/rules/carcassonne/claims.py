"""Claims as ints: a castle and the feature that completes it, both anywhere on the map.

Two places of 84 connected tiles are never both far off: the start tile and they lie in a rectangle
whose sides come to 83 at most. Only pairs of such places are numbered, and all claims fit into 31
bits: first by the width of the rectangle, then by how the columns lie in it, then by the rows.
"""

from cython.cimports.burgundy_qt.rules.carcassonne.actions import (
    CLAIM_CAPS,
    CLAIM_WAYS,
    CLAIMS,
    REACH,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import CENTRE, ROW
from cython.cimports.burgundy_qt.rules.core import i32


def claim_of(castle, feature):
    """The claim of a castle for a feature, both places: 16 * the cell + the segment."""
    width: i32
    column: i32 = castle // 16 % ROW - CENTRE % ROW
    row: i32 = castle // 16 // ROW - CENTRE // ROW
    other_column: i32 = feature // 16 % ROW - CENTRE % ROW
    other_row: i32 = feature // 16 // ROW - CENTRE // ROW
    span: i32 = span_of(column, other_column)
    rank: i32 = line_rank(column, other_column)
    before: i32 = 0
    for width in range(span):
        before += (ranks_within(width) - ranks_within(width - 1)) * ranks_within(REACH - width)
    rank = before + (rank - ranks_within(span - 1)) * ranks_within(REACH - span)
    rank += line_rank(row, other_row)
    return CLAIMS + (rank * CLAIM_CAPS + castle % 16) * CLAIM_WAYS + feature % 16


def ranks_within(span):
    """How many pairs of numbers lie, with 0, within so long a line."""
    return 3 * span * (span + 1) + 1 if span >= 0 else 0


def span_of(first, second):
    """How long a line is that 0 and two numbers lie on."""
    low: i32 = min(first, second, 0)
    high: i32 = max(first, second, 0)
    return high - low


def line_rank(first, second):
    """The number of a pair among all, those of shorter lines before."""
    span: i32 = span_of(first, second)
    rank: i32 = ranks_within(span - 1)
    if span == 0:
        return 0
    if first >= 0 and second >= 0:
        return rank + (second if first == span else span + 1 + first)
    rank += 2 * span + 1
    if first <= 0 and second <= 0:
        return rank + (-second if first == -span else span + 1 - first)
    rank += 2 * span + 1
    if first < 0:
        return rank - 2 * (first + 1)
    return rank - 2 * (second + 1) + 1


def places_of(action: int) -> tuple[int, int]:
    """The castle and the feature of a claim: the inverse of `claim_of`."""
    rest, feature_segment = divmod(action - CLAIMS, CLAIM_WAYS)
    rank, cap = divmod(rest, CLAIM_CAPS)
    for span in range(REACH + 1):
        lines, rows = ranks_within(span) - ranks_within(span - 1), ranks_within(REACH - span)
        if rank < lines * rows:
            break
        rank -= lines * rows
    column, row = divmod(rank, rows)
    columns, rows_at = pair_at(ranks_within(span - 1) + column), pair_at(row)
    cells = [CENTRE + x + ROW * y for x, y in zip(columns, rows_at, strict=True)]
    return 16 * cells[0] + cap, 16 * cells[1] + feature_segment


def pair_at(rank: int) -> tuple[int, int]:
    """The pair of numbers of a rank: the inverse of `line_rank`."""
    span = 0
    while rank >= ranks_within(span):
        span += 1
    rank -= ranks_within(span - 1)
    if span == 0:
        return 0, 0
    for sign in (1, -1):
        if rank <= 2 * span:
            pair = (span, rank) if rank <= span else (rank - span - 1, span)
            return sign * pair[0], sign * pair[1]
        rank -= 2 * span + 1
    low, is_second = -1 - rank // 2, rank % 2
    return (low + span, low) if is_second else (low, low + span)


def claim_number(castle: int, feature: int) -> int:
    """Python's `claim_of`; raises ValueError for places that are too far apart, or that cannot
    be."""
    if castle % 16 >= CLAIM_CAPS or places_of(claim_of(castle, feature)) != (castle, feature):
        raise ValueError("no such claim")
    return int(claim_of(castle, feature))
