"""Where the points came from: by source and by phase, told by the events alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from burgundy_qt.rules.burgundy.point_sources import Event, source_of

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


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Points of each seat at the start and after each phase begun so far; the final scoring counts to the last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "phase":
            course.append(list(course[-1]))
        elif source_of(event):
            course[-1][event["seat"]] += event["points"]
    return course
