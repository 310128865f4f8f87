"""What every seat may still score: the end as it stands, the regions not completed, the colours left to cover."""

from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.burgundy import geometry, names
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS
from burgundy_qt.rules.burgundy.event_objects import events
from burgundy_qt.rules.burgundy.state import CHOOSING_STARTS, LARGE, LARGEST_REGION, OVER, SMALL
from burgundy_qt.rules.burgundy.tiles import INN

REGION_POINTS: list[int] = COMPONENTS["region_points"]
PHASE_POINTS: list[int] = COMPONENTS["phase_points"]


def bonus_points(size: str, seats: int) -> int:
    """What is printed on a colour bonus, `large` or `small`, for a number of seats."""
    return seats + 3 if size == "large" else seats


def outlook(position: Any) -> list[dict[str, Any]]:
    """For each seat what it may still score; empty before all have chosen their start, and after the end.

    `end`: the events of points that the final scoring would bring now; `regions`: the open ones with the points of
    their size and of the phase; `colours`: how much is covered, and the points of the bonus that is still to be had."""
    raw = position.raw()
    if raw["stage"] in (CHOOSING_STARTS, OVER):
        return []
    end = final_scoring_now(position)
    return [
        {
            "end": [event for event in end if event["seat"] == number],
            "regions": list(open_regions(own, raw["phase"])),
            "colours": list(colours(own, raw["bonus"], raw["players"])),
        }
        for number, own in enumerate(raw["seats"])
    ]


def final_scoring_now(position: Any) -> list[dict[str, Any]]:
    """What would be scored if the game ended here: the final scoring of a copy, tried."""
    trial = position.copy()
    trial.listen()
    trial.heard()
    trial.score_the_end()
    return [event for event in events(trial) if event["event"] == "points"]


def open_regions(own: dict[str, Any], phase: int) -> Iterator[dict[str, Any]]:
    """A seat's regions that are not complete, in the order of their first cells."""
    cells = names.cell_names(own["estate"])
    for region in geometry.regions(own["estate"]):
        covered = [cell for cell in sorted(region) if own["tile_on"][cell]]
        if len(covered) < len(region):
            yield {
                "colour": COLOURS[geometry.colours(own["estate"])[min(region)]],
                "cells": [cells[cell] for cell in sorted(region)],
                "covered": [cells[cell] for cell in covered],
                "points": region_points(own, region),
                "phase_points": PHASE_POINTS[phase],
            }


def region_points(own: dict[str, Any], region: frozenset[int]) -> int:
    """What a region brings by its size, an inn in it and shield 17 counted."""
    size = len(region) + any(own["tile_on"][cell] == INN for cell in region) + (own["shields"] >> 17 & 1)
    return REGION_POINTS[min(size, LARGEST_REGION)]


def colours(own: dict[str, Any], bonus: list[list[int]], seats: int) -> Iterator[dict[str, Any]]:
    """Every colour of a seat's estate: spaces, those covered, and the bonus that completing it would bring."""
    printed, times = geometry.colours(own["estate"]), 1 + (own["shields"] >> 7 & 1)
    for colour, name in enumerate(COLOURS):
        cells = [cell for cell in range(len(printed)) if printed[cell] == colour]
        covered = sum(1 for cell in cells if own["tile_on"][cell])
        left = "large" if not bonus[colour][LARGE] else "small" if not bonus[colour][SMALL] else None
        yield {
            "colour": name,
            "cells": len(cells),
            "covered": covered,
            "bonus": times * bonus_points(left, seats) if left and covered < len(cells) else 0,
        }
