"""Tables, made once from the components, of the kinds of tiles that fit an empty cell, and those
that close a feature at its edge.

A separate module because plain Python fills the tables that the compiled features read."""

import math
from collections.abc import Iterator
from itertools import product

from burgundy_qt.rules.carcassonne.tiles import FIELD, KINDS, NONE, at_edges, edges, touched, turned

PATTERNS = 256
EDGES = 4
PLACES = 8
STEPS = 64
"""The size of the tables of chances: expected tiles in eighths."""
HASTE = 0.9
"""A factor, since a cell may be filled otherwise before the tile comes."""


def kinds_that_fit() -> list[int]:
    """Return by pattern the set of kinds that match it in some rotation."""
    found = [0] * PATTERNS
    for kind, _, shown in laid():
        for pattern in patterns_around(shown):
            found[pattern] |= 1 << kind
    return found


def kinds_that_close() -> list[int]:
    """Return by pattern and edge the kinds that match it so that the city or road at this edge goes
    on to no empty cell."""
    found = [0] * (PATTERNS * EDGES)
    for kind, ways, shown in laid():
        for pattern in patterns_around(shown):
            met = [edge for edge in range(EDGES) if pattern >> 2 * edge & 3 != NONE]
            for edge in met:
                together = {other for other in range(EDGES) if ways[other] == ways[edge]}
                if shown[edge] != FIELD and together <= set(met):
                    found[EDGES * pattern + edge] |= 1 << kind
    return found


def fields_beside_cities() -> list[int]:
    """Return by kind the set of places whose fields touch a city of the tile."""
    places = touched()
    return [
        sum(1 << place for place in range(PLACES) if places[PLACES * kind + place])
        for kind in range(len(KINDS))
    ]


def laid() -> Iterator[tuple[int, list[int], list[int]]]:
    """Yield every kind in every rotation: the cities and roads at its edges, and what the edges
    show."""
    ways, shown = at_edges(), edges()
    for kind, rotation in product(range(len(KINDS)), range(EDGES)):
        own = slice(EDGES * kind, EDGES * (kind + 1))
        yield kind, turned(ways[own], rotation), turned(shown[own], rotation)


def patterns_around(shown: list[int]) -> Iterator[int]:
    """Yield the patterns that edges match: each neighbour shows the same, or is missing."""
    for asked in product(*((NONE, edge) for edge in shown)):
        yield sum(edge << 2 * at for at, edge in enumerate(asked))


def chances() -> list[int]:
    """Return by the expected number of tiles drawn, in eighths, the chance of at least one, in
    256ths."""
    return [round(256 * (1 - math.exp(-HASTE * step / 8))) for step in range(STEPS)]
