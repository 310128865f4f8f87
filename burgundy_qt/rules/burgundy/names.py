"""The protocol's names for tiles, cells, estates and depots, and the core's numbers for them."""

from burgundy_qt.rules.burgundy import geometry
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS
from burgundy_qt.rules.burgundy.tiles import FIRST_ANIMAL, FIRST_BUILDING, HEADS, MONASTERY

SPECIES: list[str] = COMPONENTS["tiles"]["animal"]["species"]
BUILDINGS: list[str] = COMPONENTS["tiles"]["building"]["kinds"]
MONASTERIES = range(1, COMPONENTS["tiles"]["monastery"]["numbers"] + 1)


def all_tiles() -> dict[int, str]:
    """Every different tile: number -> name."""
    names = {1: "castle", 2: "mine", 3: "ship"}
    for species, name in enumerate(SPECIES):
        for heads in range(2, 2 + HEADS):
            names[FIRST_ANIMAL + species * HEADS + heads - 2] = f"animal:{name}:{heads}"
    names |= {FIRST_BUILDING + kind: f"building:{name}" for kind, name in enumerate(BUILDINGS)}
    return names | {MONASTERY + number: f"monastery:{number}" for number in MONASTERIES}


TILE_NAME = all_tiles()
TILE_NUMBER = {name: number for number, name in TILE_NAME.items()}
CELL_NAME = geometry.NAMES
CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAME)}
DEPOT_NAME: tuple[int | str, ...] = ("black", 1, 2, 3, 4, 5, 6)


def estate_cells(edition: str, estate: str) -> dict[str, tuple[str, int]]:
    """The cells of an estate by name: their colour ("castle", "mine", ...) and printed number."""
    colours = geometry.colours(estate_number(edition, estate))
    return {name: (COLOURS[colours[cell]], geometry.DICE[cell]) for cell, name in enumerate(CELL_NAME)}


def estate_regions(edition: str, estate: str) -> list[list[str]]:
    """The regions of an estate: the names of their cells."""
    return [[CELL_NAME[cell] for cell in sorted(r)] for r in geometry.regions(estate_number(edition, estate))]


def estate_number(edition: str, estate: str) -> int:
    """The core's number for an edition's estate; raises ValueError for one that the edition has not."""
    return list(COMPONENTS["estates"][edition]).index(estate) + 1


def estate_name(number: int) -> str | None:
    """The printed number of an estate; None for 0, an estate not chosen yet."""
    return list(COMPONENTS["estates"]["2011"])[number - 1] if number else None


def castle_cells(estate: int) -> list[int]:
    """The cells on which a start castle may lie."""
    return [cell for cell, colour in enumerate(geometry.colours(estate)) if colour == COLOURS.index("castle")]
