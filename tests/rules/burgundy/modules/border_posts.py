"""A second reading of the border posts: it follows chains of covered cells one by one, with no code
of the core."""

from collections.abc import Collection
from itertools import combinations

from tests.rules.burgundy import printed

PAIRS = [list(pair) for pair in combinations(printed.POSTS, 2)]


def joined(covered: Collection[str]) -> list[list[str]]:
    """Return the pairs of posts connected by a chain of covered cells."""
    return [
        pair for pair in PAIRS if not reached(covered, pair[0]).isdisjoint(printed.POSTS[pair[1]])
    ]


def reached(covered: Collection[str], post: str) -> set[str]:
    """Return the covered cells that a chain connects with a post."""
    found: set[str] = set()
    edge = set(printed.POSTS[post]) & set(covered)
    while edge:
        found |= edge
        edge = {
            beside for cell in edge for beside in printed.neighbours(cell) if beside in covered
        } - found
    return found


def points(own: Collection[str], cell: str, others: list[Collection[str]], phase: str) -> int:
    """Return the points of the tile just placed on `cell`; `others` are the cells covered by the
    other seats."""
    before = joined(set(own) - {cell})
    new = len(joined(own)) - len(before)
    first_or_second = [len(others) + 4, len(others) + 1, 0, 0][
        sum(joined(other) == PAIRS for other in others)
    ]
    return printed.PHASE_POINTS[phase] * new + (
        first_or_second if new and joined(own) == PAIRS else 0
    )
