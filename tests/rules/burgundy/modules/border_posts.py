"""Border posts read a second time: chains of covered cells are followed cell by cell, with no code
of the core."""

from collections.abc import Collection
from itertools import combinations

from tests.rules.burgundy import printed

PAIRS = [list(pair) for pair in combinations(printed.POSTS, 2)]


def joined(covered: Collection[str]) -> list[list[str]]:
    """The pairs of posts between which the covered cells make a chain."""
    return [
        pair for pair in PAIRS if not reached(covered, pair[0]).isdisjoint(printed.POSTS[pair[1]])
    ]


def reached(covered: Collection[str], post: str) -> set[str]:
    """The covered cells to which a chain leads from a post."""
    found: set[str] = set()
    edge = set(printed.POSTS[post]) & set(covered)
    while edge:
        found |= edge
        edge = {
            beside for cell in edge for beside in printed.neighbours(cell) if beside in covered
        } - found
    return found


def points(own: Collection[str], cell: str, others: list[Collection[str]], phase: str) -> int:
    """What the tile that was just laid on `cell` scores; `others` are the cells that the other
    seats have covered."""
    before = joined(set(own) - {cell})
    new = len(joined(own)) - len(before)
    first_or_second = [len(others) + 4, len(others) + 1, 0, 0][
        sum(joined(other) == PAIRS for other in others)
    ]
    return printed.PHASE_POINTS[phase] * new + (
        first_or_second if new and joined(own) == PAIRS else 0
    )
