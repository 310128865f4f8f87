"""Which kinds of tiles fit an empty cell, and which of them close what meets its edge: tables made
once from the components."""

import math

from burgundy_qt.rules.carcassonne.components.component_tables import (
    FIELD,
    NONE,
    NOT_THERE,
    at_edges,
    edges,
    fits,
    turned,
    unpacked,
)
from burgundy_qt.rules.carcassonne.components.tiles import KINDS

PATTERNS = 256
EDGES = 4
STEPS = 64
"""Of the tables of chances: expected tiles in eighths."""
HASTE = 0.9
"""A cell may be filled otherwise before the tile comes."""


def kinds_that_fit() -> list[int]:
    """By pattern: the set of kinds that match it in some rotation."""
    found = [0] * PATTERNS
    for at, rotations in enumerate(fits()):
        if rotations:
            found[at % PATTERNS] |= 1 << at // PATTERNS
    return found


def kinds_that_close() -> list[int]:
    """By pattern and edge: the kinds that match it so that the city or road at this edge goes on to
    no empty cell."""
    found = [0] * (PATTERNS * EDGES)
    ways, shown, matching = at_edges(), edges(), fits()
    for kind in range(len(KINDS)):
        own = range(EDGES * kind, EDGES * (kind + 1))
        for rotation in range(EDGES):
            way = turned([ways[at] for at in own], rotation)
            look = turned([shown[at] for at in own], rotation)
            asked = closing_patterns(way, look)
            for pattern in range(PATTERNS):
                if matching[PATTERNS * kind + pattern] >> rotation & 1:
                    add_closed(found, kind, pattern, asked)
    return found


def closing_patterns(way: list[int], look: list[int]) -> list[int]:
    """By edge: the set of edges that its city or road has; 0 where none is."""
    return [
        0
        if look[edge] == FIELD or way[edge] == NOT_THERE
        else sum(1 << other for other in range(EDGES) if way[other] == way[edge])
        for edge in range(EDGES)
    ]


def add_closed(found: list[int], kind: int, pattern: int, asked: list[int]) -> None:
    """The edges of a pattern that a kind closes, laid so that its ways have these edges."""
    met = sum(1 << edge for edge, shows in enumerate(unpacked(pattern)) if shows != NONE)
    for edge in range(EDGES):
        if met >> edge & 1 and asked[edge] and not asked[edge] & ~met:
            found[EDGES * pattern + edge] |= 1 << kind


def chances() -> list[int]:
    """By the expected number of tiles drawn, in eighths: the chance of one at least, of 256."""
    return [round(256 * (1 - math.exp(-HASTE * step / 8))) for step in range(STEPS)]
