"""Where the points came from: by source and by phase, told by the events alone."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import later
from burgundy_qt.rules.tuscany.protocol.point_sources import is_green
from burgundy_qt.rules.tuscany.protocol_types import Event
from burgundy_qt.widgets.log.source import Source

SOURCES = (
    Source(
        "region",
        later("Points", "Regions completed"),
        later("Points", "Regions"),
        "tuscany/tiles/mini-town",
    ),
    Source(
        "crops",
        later("Points", "Crops"),
        later("Points", "Crops"),
        "tuscany/tiles/mini-agriculture-grapes",
    ),
    Source(
        "bonus",
        later("Points", "Colour bonuses"),
        later("Points", "Colour bonuses"),
        "tuscany/bonus/village-first",
    ),
    Source(
        "storage",
        later("Points", "Bonus tiles +1 storage"),
        later("Points", "+1 storage"),
        "tuscany/bonus/tile-storage",
    ),
    Source(
        "yield", later("Points", "Yield cards"), later("Points", "Yields"), "tuscany/yields/red"
    ),
    Source(
        "hexagon",
        later("Points", "Hexagons without room"),
        later("Points", "No room"),
        "tuscany/tiles/hexagon",
    ),
    Source(
        "cards",
        later("Points", "Cards in hand, end"),
        later("Points", "Cards, end"),
        "tuscany/cards/back",
    ),
    Source(
        "stored",
        later("Points", "Stored tiles, end"),
        later("Points", "Tiles, end"),
        "tuscany/tiles/mini-cart",
    ),
    Source(
        "hexagons",
        later("Points", "Stored hexagons, end"),
        later("Points", "Hexagons, end"),
        "tuscany/pieces/hexagon",
    ),
    Source(
        "marble",
        later("Points", "Marble left over"),
        later("Points", "Marble, end"),
        "tuscany/pieces/marble",
    ),
    Source(
        "workers",
        later("Points", "Workers left over"),
        later("Points", "Workers, end"),
        "pieces/worker",
    ),
)


def points_of(events: Iterable[Event], seats: int) -> list[int]:
    """What the red marker of each seat shows after these events."""
    return points_after_phases(events, seats)[-1]


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """The red points of each seat at the start and after each phase begun so far; what is left over
    at the end counts to the last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "round" and event["phase"] == len(course):
            course.append(list(course[-1]))
        elif event["event"] == "points" and not is_green(event):
            course[-1][event["seat"]] += event["points"]
    return course
