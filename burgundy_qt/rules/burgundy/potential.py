"""The points that every seat may still score: the end of the game now, the regions not completed,
the colours left to cover."""

from collections.abc import Iterator
from typing import TypedDict

from burgundy_qt.rules.burgundy import catalogue, components
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.catalogue import Raw
from burgundy_qt.rules.burgundy.codec import events
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS
from burgundy_qt.rules.burgundy.modules.module_codec import members_of_team
from burgundy_qt.rules.burgundy.protocol import Points
from burgundy_qt.rules.burgundy.state import CHOOSING_STARTS, LARGE, LARGEST_REGION, OVER, SMALL
from burgundy_qt.rules.burgundy.tiles import INN

REGION_POINTS: list[int] = COMPONENTS["region_points"]
PHASE_POINTS: list[int] = COMPONENTS["phase_points"]


class OpenRegion(TypedDict):
    """A region that is not complete, with the points of its size and of the phase."""

    colour: str
    cells: list[str]
    covered: list[str]
    points: int
    phase_points: int


class ColourLeft(TypedDict):
    """How much of a colour is covered, and the bonus that the rest would bring."""

    colour: str
    cells: int
    covered: int
    bonus: int


class Outlook(TypedDict):
    """What a seat may still score."""

    end: list[Points]
    regions: list[OpenRegion]
    colours: list[ColourLeft]


def bonus_points(size: str, seats: int) -> int:
    """Return the points of a colour bonus, `large` or `small`, for a number of seats; the solo game
    has none."""
    if seats == 1:
        return 0
    return seats + 3 if size == "large" else seats


def scoring_potential(position: BurgundyPosition) -> list[Outlook]:
    """Return what each seat may still score; empty before all have chosen their start, and after
    the end.

    `end`: the events of points of a final scoring now; `regions`: the open ones with the points of
    their size and of the phase; `colours`: how much is covered, and the points of the next bonus.
    In a team game regions and colours are those of the team, and its `end` is in its first seat.
    """
    raw = position.raw()
    if raw["stage"] in (CHOOSING_STARTS, OVER):
        return []
    end = final_scoring_now(position)
    return [
        {
            "end": [event for event in end if event["seat"] == number],
            "regions": list(open_regions(parts, raw["phase"])),
            "colours": list(colours(parts, raw["bonus"], raw["players"])),
        }
        for number in range(raw["players"])
        for parts in [[raw["seats"][seat] for seat in members_of_team(raw, number)]]
    ]


def final_scoring_now(position: BurgundyPosition) -> list[Points]:
    """Return the points of a final scoring now, tried on a copy."""
    trial = position.copy()
    trial.start_journal()
    trial.drain_journal()
    trial.score_the_end()
    return [event for event in events(trial) if event["event"] == "points"]


def open_regions(parts: list[Raw], phase: int) -> Iterator[OpenRegion]:
    """Yield the regions that are not complete, in the order of their first cells. `parts`: the raw
    seats of an estate, in a team game one for each half."""
    for halves in zip(*(components.regions(part["estate"]) for part in parts), strict=True):
        cells = [
            (part, cell) for part, half in zip(parts, halves, strict=True) for cell in sorted(half)
        ]
        covered = [(part, cell) for part, cell in cells if part["tile_on"][cell]]
        if len(covered) < len(cells):
            first, cell = cells[0]
            yield {
                "colour": COLOURS[components.colours(first["estate"])[cell]],
                "cells": [named(*at) for at in cells],
                "covered": [named(*at) for at in covered],
                "points": region_points(cells),
                "phase_points": PHASE_POINTS[phase],
            }


def named(part: Raw, cell: int) -> str:
    """Return the name of a cell of a seat's estate, or of its half."""
    return catalogue.cell_names(part["estate"])[cell]


def region_points(cells: list[tuple[Raw, int]]) -> int:
    """Return the points of a region by its size, including an inn in it and shield 17."""
    has_inn = any(part["tile_on"][cell] == INN for part, cell in cells)
    size: int = len(cells) + has_inn + (cells[0][0]["shields"] >> 17 & 1)
    return REGION_POINTS[min(size, LARGEST_REGION)]


def colours(parts: list[Raw], bonus: list[list[int]], seats: int) -> Iterator[ColourLeft]:
    """Yield every colour of an estate: its spaces, the covered ones, and the bonus for completing
    it."""
    times = 1 + (parts[0]["shields"] >> 7 & 1)
    for colour, name in enumerate(COLOURS):
        tiles = [
            part["tile_on"][cell]
            for part in parts
            for cell, printed in enumerate(components.colours(part["estate"]))
            if printed == colour
        ]
        covered = sum(1 for tile in tiles if tile)
        left = (
            "large" if not bonus[colour][LARGE] else "small" if not bonus[colour][SMALL] else None
        )
        yield {
            "colour": name,
            "cells": len(tiles),
            "covered": covered,
            "bonus": times * bonus_points(left, seats) if left and covered < len(tiles) else 0,
        }
