"""Makes the tables of the core from the components: what tables.py keeps, as nested lists."""

from collections.abc import Iterable, Mapping
from itertools import product

from burgundy_qt.rules.tuscany.components.boards import KINDS, of_kind
from burgundy_qt.rules.tuscany.components.cards import COLOUR_BONUSES
from burgundy_qt.rules.tuscany.components.layouts import LAYOUTS, colours_of, neighbours
from burgundy_qt.rules.tuscany.components.tiles import (
    COLOURS,
    CROPS,
    HEXAGON,
    TILES,
    colour_of,
    crops_of,
)


def as_set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def deals() -> list[list[str]]:
    """The 64 deals of an A, a B and a C, by their number."""
    return [list(boards) for boards in product(*(of_kind(kind) for kind in KINDS))]


def neighbour_sets() -> list[list[int]]:
    return [[as_set(cells) for cells in neighbours(layout)] for layout in LAYOUTS]


def colours() -> list[list[int]]:
    return [[COLOURS.index(colour) for colour in colours_of(boards)] for boards in deals()]


def cells_of() -> list[list[int]]:
    """By deal and colour: its cells."""
    return [
        [
            as_set(cell for cell, drawn in enumerate(colours_of(boards)) if drawn == colour)
            for colour in COLOURS
        ]
        for boards in deals()
    ]


def tile_colours() -> list[int]:
    """By tile its colour; a wooden hexagon has none, one past the last."""
    return [len(COLOURS) if tile == HEXAGON else COLOURS.index(colour_of(tile)) for tile in TILES]


def tile_crops() -> list[int]:
    """By tile the set of its crops."""
    return [as_set(CROPS.index(crop) for crop in crops_of(tile)) for tile in TILES]


def by_name(counts: Mapping[str, int], names: Iterable[str]) -> list[int]:
    """How many there are of each name."""
    return [counts.get(name, 0) for name in names]


def colour_bonuses() -> list[list[int]]:
    return [list(COLOUR_BONUSES[colour]) for colour in COLOURS]
