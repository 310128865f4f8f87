"""What points are for: the lines of the score sheet, told by the events alone."""

from collections.abc import Iterable, Mapping
from typing import Any

Event = Mapping[str, Any]

POINT_SOURCES = ("region", "phase", "animals", "sale", "bonus", "watchtower", "knowledge", "left")
"""`knowledge`: knowledge tiles at the end; `left`: goods, silver and workers left at the end."""


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
    totals = {source: [0] * seats for source in POINT_SOURCES}
    for event in events:
        source = source_of(event)
        if source:
            totals[source][event["seat"]] += event["points"]
    return totals
