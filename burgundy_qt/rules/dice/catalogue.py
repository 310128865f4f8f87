"""What is printed on a sheet of the dice game, by the protocol's names: its cells with their
colours and castles, its regions, its tracks. `sheets` has the same by numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from burgundy_qt.rules.dice import state
from burgundy_qt.rules.dice.protocol import Value
from burgundy_qt.rules.dice.sheets import (
    BONUS_OF_COLOUR,
    PHASES,
    REGION_POINTS,
    ROWS,
    hexes,
    neighbours,
    regions,
)

GAME = "burgundy-dice"
TITLE = "The Castles of Burgundy: The Dice Game"
EDITION = "2017"
SET_UPS = ("secret", "different", "same")
CELL_NAME = [
    f"{row}.{place}" for row, number in enumerate(ROWS, 1) for place in range(1, number + 1)
]
CELL_NUMBER = {name: number for number, name in enumerate(CELL_NAME)}
VALUES: tuple[Value, ...] = ("first", "second")


# What is printed on a sheet: its cells with their colours and castles, its regions, its tracks.


CELLS = tuple(CELL_NAME)
NEIGHBOURS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {CELLS[at]: tuple(CELLS[beside] for beside in each) for at, each in enumerate(neighbours())}
)
CASTLE, PASTURE = "castle", "pasture"
TRACK, TRACK_ALONE = (int(vars(state)[name]) for name in ("TRACK", "TRACK_ALONE"))
"""The boxes of a track: a solo game uses fewer."""


class Cell(NamedTuple):
    """A hex of a sheet: its colour, the bonus that a castle shows, and the cells of its region."""

    colour: str
    bonus: str | None
    region: tuple[str, ...]


@cache
def cells_of(letter: str) -> Mapping[str, Cell]:
    """Return the hexes of a sheet by name, row by row."""
    region = {
        cell: tuple(CELLS[each] for each in group) for group in regions(letter) for cell in group
    }
    drawn = enumerate(hexes(letter))
    return MappingProxyType({CELLS[at]: _cell(each, region[at]) for at, each in drawn})


def _cell(drawn: str, region: tuple[str, ...]) -> Cell:
    colour, _, bonus = drawn.partition(":")
    return Cell(colour, bonus or None, region)


@cache
def regions_of(letter: str) -> tuple[tuple[str, ...], ...]:
    """Return the regions of a sheet, each by its cells."""
    return tuple(dict.fromkeys(cell.region for cell in cells_of(letter).values()))


@lru_cache(maxsize=256)
def full_regions(letter: str, marked: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """Return the regions of a sheet with all hexes marked; it is called many times in a step."""
    return tuple(region for region in regions_of(letter) if marked.issuperset(region))


@cache
def castles_of(letter: str) -> tuple[str, ...]:
    """Return the castles of a sheet."""
    return tuple(name for name, cell in cells_of(letter).items() if cell.colour == CASTLE)


def bonus_of(letter: str, cell: str) -> str | None:
    """Return the bonus of the region of a cell, besides points."""
    found = cells_of(letter)[cell]
    return found.bonus or BONUS_OF_COLOUR.get(found.colour)


def region_points(letter: str, cell: str, phase: str) -> int:
    """Return the points of the region of a cell, completed in a phase."""
    found = cells_of(letter)[cell]
    points = REGION_POINTS[len(found.region) - 1][PHASES.index(phase)]
    return points * (2 if found.colour == PASTURE else 1)


def boxes_of(seats: int) -> int:
    """Return how many boxes of a track are in use."""
    return TRACK_ALONE if seats == 1 else TRACK
