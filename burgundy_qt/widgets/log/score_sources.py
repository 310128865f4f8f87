"""Where the points came from: by source and by phase, told by the events alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

Event = Mapping[str, Any]

PHASES = "ABCDE"


@dataclass(frozen=True)
class Source:
    """A line of the score sheet: its title, a shorter one for narrow places, and the sprite beside it, if any."""

    key: str
    title: str
    short: str
    picture: str | None


SOURCES = (
    Source("region", "Regions completed", "Regions", "tiles/mini-church"),
    Source("phase", "Phase bonus", "Phase bonus", None),
    Source("animals", "Animals", "Animals", "tiles/mini-sheep-3"),
    Source("sale", "Goods sold", "Sales", "goods/4"),
    Source("bonus", "Colour bonuses", "Colour bonuses", "bonus/castle-large-2p"),
    Source("watchtower", "Watchtowers", "Watchtowers", "tiles/mini-watchtower"),
    Source("knowledge", "Knowledge tiles", "Knowledge, end", "tiles/mini-monastery-14"),
    Source("left", "Goods, silver, workers left", "Left over, end", "pieces/silverling"),
)


def source_of(event: Event) -> str | None:
    """The source that an event's points belong to, or None where it brings none."""
    if event["event"] == "bonus":
        return "bonus"
    if event["event"] != "points":
        return None
    reason: str = event["for"]
    if reason.startswith("monastery:"):
        return "knowledge"
    return "left" if reason.endswith("-left") else reason


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """For every source the points of each seat so far."""
    totals = {source.key: [0] * seats for source in SOURCES}
    for event in events:
        source = source_of(event)
        if source:
            totals[source][event["seat"]] += event["points"]
    return totals


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Points of each seat at the start and after each phase begun so far; the final scoring counts to the last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "phase":
            course.append(list(course[-1]))
        elif source_of(event):
            course[-1][event["seat"]] += event["points"]
    return course
