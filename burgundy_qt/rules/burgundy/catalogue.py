"""The protocol's names for tiles, cells, estates and depots, and the core's numbers for them."""

from itertools import combinations
from typing import Any, Literal

from burgundy_qt.rules.burgundy import components
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS, ESTATES, layout_names
from burgundy_qt.rules.burgundy.tiles import (
    BLACK,
    CRANE,
    FIRST_ANIMAL,
    FIRST_BUILDING,
    GEESE,
    HEADS,
    INN,
    MONASTERY,
    MONASTERY_NUMBERS,
    WHITE_CASTLE,
)

Raw = dict[str, Any]
"""A position as `Burgundy.raw` shows it, in the core's numbers, or a seat's part of it."""
SPECIES: list[str] = COMPONENTS["tiles"]["animal"]["species"]
BUILDINGS: list[str] = COMPONENTS["tiles"]["building"]["kinds"]


def all_tiles() -> dict[int, str]:
    """Return every different tile's name by its number."""
    names = {1: "castle", 2: "mine", 3: "ship"}
    for species, name in enumerate(SPECIES):
        for heads in range(2, 2 + HEADS):
            names[FIRST_ANIMAL + species * HEADS + heads - 2] = f"animal:{name}:{heads}"
    names |= {FIRST_BUILDING + kind: f"building:{name}" for kind, name in enumerate(BUILDINGS)}
    names |= {
        WHITE_CASTLE: "building:white-castle",
        CRANE: "building:crane",
        GEESE: "animal:geese:2",
        INN: "inn",
        BLACK: "black",
    }
    return names | {
        MONASTERY + number: f"monastery:{number}" for number in range(1, MONASTERY_NUMBERS)
    }


TILE_NAME = all_tiles()
TILE_NUMBER = {name: number for number, name in TILE_NAME.items()}
CELL_NAME = components.CELL_NAMES
CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAME)}
DEPOT_NAME: tuple[int | Literal["black", "inns"], ...] = ("black", 1, 2, 3, 4, 5, 6, "inns")
BORDER_POSTS: dict[str, list[str]] = COMPONENTS["border_posts"]
TEAM_CASTLES = (1, 6)
LAYOUT_NAMES = layout_names()
POST_PAIRS = tuple(combinations(BORDER_POSTS, 2))


def estate_cells(edition: str, estate: str) -> dict[str, tuple[str, int]]:
    """Return the cells of an estate by name: their colour ("castle", "mine", ...) and printed
    number."""
    return {
        CELL_NAME[cell]: (COLOURS[colour], number)
        for layout in components.halves(estate_number(edition, estate))
        for cell, colour, number in zip(
            components.cells(layout),
            components.colours(layout),
            components.dice(layout),
            strict=True,
        )
    }


def estate_regions(edition: str, estate: str) -> list[list[str]]:
    """Return the regions of an estate: the names of their cells."""
    return [
        [CELL_NAME[cell] for cell in region]
        for region in region_cells(estate_number(edition, estate))
    ]


def castle_name(own: Raw) -> str:
    """Return the cell of a seat's start castle, from its part of the raw state."""
    cell: int = components.cells(components.whole(own["estate"]))[0] + own["castle"]
    return CELL_NAME[cell]


def cell_names(layout: int) -> tuple[str, ...]:
    """Return the names of the cells of a layout, by index."""
    return CELL_NAME[components.cells(layout)[0] : components.cells(layout)[-1] + 1]


def region_cells(layout: int) -> list[list[int]]:
    """Return the regions of the estate that begins with a layout, as ascending numbers of cells."""
    parts = components.halves(layout)
    return [
        [
            components.cells(part)[cell]
            for part, there in zip(parts, region, strict=True)
            for cell in sorted(there)
        ]
        for region in zip(*map(components.regions, parts), strict=True)
    ]


def estate_number(edition: str, estate: str) -> int:
    """Return the number of the layout on which an edition prints this name. Raises ValueError if
    there is none."""
    return [layout.get(edition) for layout in LAYOUT_NAMES].index(estate) + 1


def estate_name(edition: str, layout: int) -> str | None:
    """Return the name that an edition prints on a layout; None for 0, an estate not chosen yet."""
    return LAYOUT_NAMES[layout - 1][edition] if layout else None


def printed_number(estate: str) -> int:
    """Return the number of an estate in an action, whatever the edition. Raises ValueError for an
    unknown estate."""
    return ESTATES.index(estate) + 1


def printed_name(number: int) -> str:
    """Return the estate that has this number in an action."""
    return str(ESTATES[number - 1])


def castle_cells(estate: int) -> list[int]:
    """Return the cells on which a start castle may be placed; on a team's estate those with the
    numbers 1 and 6. (2019, p. 13)"""
    return [
        cell
        for layout in components.halves(estate)
        for cell, colour, number in zip(
            components.cells(layout),
            components.colours(layout),
            components.dice(layout),
            strict=True,
        )
        if colour == COLOURS.index("castle")
        and (number in TEAM_CASTLES or estate not in components.LEFT_HALVES)
    ]
