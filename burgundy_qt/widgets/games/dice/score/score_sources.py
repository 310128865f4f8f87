"""Where the points came from: by source and by phase, told by the events alone."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import later
from burgundy_qt.rules.dice.protocol_types import Event
from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.widgets.log.source import Source

COMPLETED = "bonus"
"""The source of points for completed colours; all others are what points are for."""
CHIP = "dice-game/cells/chip-"
SOURCES = (
    Source("castle", later("Points", "Castles"), later("Points", "Castles"), f"{CHIP}castle"),
    Source("mine", later("Points", "Mines"), later("Points", "Mines"), f"{CHIP}mine"),
    Source(
        "monastery",
        later("Points", "Monasteries"),
        later("Points", "Monasteries"),
        f"{CHIP}monastery",
    ),
    Source(
        "pasture",
        later("Points", "Pastures, counted twice"),
        later("Points", "Pastures"),
        f"{CHIP}pasture",
    ),
    Source("river", later("Points", "Rivers"), later("Points", "Rivers"), f"{CHIP}river"),
    Source("town", later("Points", "Towns"), later("Points", "Towns"), f"{CHIP}town"),
    Source(
        "sale", later("Points", "Goods sold"), later("Points", "Sales"), "dice-game/pieces/goods"
    ),
    Source(
        COMPLETED,
        later("Points", "Colours completed"),
        later("Points", "Colours"),
        "dice-game/values/castle-first",
    ),
)


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """For every source the points of each seat so far."""
    totals = {source.key: [0] * seats for source in SOURCES}
    for event in events:
        if event["event"] == "points" or event["event"] == "bonus":
            totals[str(reason_of(event))][event["seat"]] += event["points"]
    return totals


def points_of(events: Iterable[Event], seats: int) -> list[int]:
    """The points of each seat after these events."""
    return points_after_phases(events, seats)[-1]


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Points of each seat at the start, those of its castle among them, and after each phase begun
    so far."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "phase":
            course.append(list(course[-1]))
        elif event["event"] == "points" or event["event"] == "bonus":
            course[-1][event["seat"]] += event["points"]
    return course
