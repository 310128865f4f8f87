"""The regions of the sheets by the protocol's names, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import (
    BONUS_OF_COLOUR,
    PHASES,
    REGION_POINTS,
    hexes,
    regions,
)
from burgundy_qt.rules.dice.protocol.names import CELL_NAME

TWICE = "pasture"
"""The colour whose regions count twice."""
REGIONS: Mapping[str, str] = {
    "monastery": later("Pieces", "monastery region"),
    "mine": later("Pieces", "mine region"),
    "river": later("Pieces", "river region"),
    "town": later("Pieces", "town region"),
    "castle": later("Pieces", "castle"),
    "pasture": later("Pieces", "pasture region"),
}


class Region(NamedTuple):
    """A region of a sheet: its colour, its spaces, and the bonus that it brings, None for
    pastures."""

    colour: str
    cells: tuple[str, ...]
    bonus: str | None


@cache
def regions_of(sheet: str) -> tuple[Region, ...]:
    """All regions of a sheet, in the order of their first spaces."""
    printed = hexes(sheet)
    return tuple(region_in(printed, region) for region in regions(sheet))


def region_in(printed: list[str], region: list[int]) -> Region:
    """The region of these spaces, whose print is that of the sheet."""
    colour, _, shown = printed[region[0]].partition(":")
    bonus = shown or BONUS_OF_COLOUR.get(colour)
    return Region(colour, tuple(CELL_NAME[cell] for cell in region), bonus)


@cache
def region_of(sheet: str, cell: str) -> tuple[str, ...]:
    """The spaces of the region round one of them, itself among them."""
    return next(region.cells for region in regions_of(sheet) if cell in region.cells)


def points_for(region: Region, phase: str) -> int:
    """What a region brings when it is completed in a phase."""
    points = REGION_POINTS[len(region.cells) - 1][PHASES.index(phase)]
    return 2 * points if region.colour == TWICE else points


def region_name(colour: str) -> str:
    """A region of a colour: "river region"."""
    return tr("Pieces", REGIONS[colour])
