"""The protocol's names for tiles, cells, estates and depots, and the core's numbers for them."""

from itertools import combinations

from burgundy_qt.rules.burgundy import geometry
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS, ESTATES
from burgundy_qt.rules.burgundy.tiles import (
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

SPECIES: list[str] = COMPONENTS["tiles"]["animal"]["species"]
BUILDINGS: list[str] = COMPONENTS["tiles"]["building"]["kinds"]


def all_tiles() -> dict[int, str]:
    """Every different tile: number -> name."""
    names = {1: "castle", 2: "mine", 3: "ship"}
    for species, name in enumerate(SPECIES):
        for heads in range(2, 2 + HEADS):
            names[FIRST_ANIMAL + species * HEADS + heads - 2] = f"animal:{name}:{heads}"
    names |= {FIRST_BUILDING + kind: f"building:{name}" for kind, name in enumerate(BUILDINGS)}
    names |= {WHITE_CASTLE: "building:white-castle", CRANE: "building:crane", GEESE: "animal:geese:2", INN: "inn"}
    return names | {MONASTERY + number: f"monastery:{number}" for number in range(1, MONASTERY_NUMBERS)}


TILE_NAME = all_tiles()
TILE_NUMBER = {name: number for number, name in TILE_NAME.items()}
CELL_NAME = geometry.NAMES
CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAME)}
DEPOT_NAME: tuple[int | str, ...] = ("black", 1, 2, 3, 4, 5, 6, "inns")
BORDER_POSTS: dict[str, list[str]] = COMPONENTS["border_posts"]
POST_PAIRS = tuple(combinations(BORDER_POSTS, 2))


def estate_cells(edition: str, estate: str) -> dict[str, tuple[str, int]]:
    """The cells of an estate by name: their colour ("castle", "mine", ...) and printed number."""
    colours = geometry.colours(estate_number(edition, estate))
    return {name: (COLOURS[colours[cell]], geometry.DICE[cell]) for cell, name in enumerate(CELL_NAME)}


def estate_regions(edition: str, estate: str) -> list[list[str]]:
    """The regions of an estate: the names of their cells."""
    return [[CELL_NAME[cell] for cell in sorted(r)] for r in geometry.regions(estate_number(edition, estate))]


def estate_number(edition: str, estate: str) -> int:
    """The number of the layout that an edition prints this name on; raises ValueError for one that it has not."""
    return [layout.get(edition) for layout in COMPONENTS["estates"]].index(estate) + 1


def estate_name(edition: str, layout: int) -> str | None:
    """What an edition prints on a layout; None for 0, an estate not chosen yet."""
    return COMPONENTS["estates"][layout - 1][edition] if layout else None


def printed_number(estate: str) -> int:
    """The number that stands for an estate in an action, whatever the edition; raises ValueError for no estate."""
    return ESTATES.index(estate) + 1


def printed_name(number: int) -> str:
    """The estate that a number stands for in an action."""
    return ESTATES[number - 1]


def castle_cells(estate: int) -> list[int]:
    """The cells on which a start castle may lie."""
    return [cell for cell, colour in enumerate(geometry.colours(estate)) if colour == COLOURS.index("castle")]
