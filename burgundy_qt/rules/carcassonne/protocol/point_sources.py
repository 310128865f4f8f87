"""What points are for, so that all sources together are the points at the end."""

from collections.abc import Iterable

from burgundy_qt.rules.ruleset import Event, point_reason

SOURCES_AT_THE_END = ("city-left", "road-left", "monastery-left", "field")
POINT_SOURCES = ("city", "road", "monastery", "castle", "bazaar", *SOURCES_AT_THE_END)
"""`bazaar`: what was paid for tiles, and paid to the seat."""


def is_of_final_scoring(event: Event) -> bool:
    """Whether an event belongs to the run of events that ends a game."""
    return event["event"] == "end" or point_reason(event) in SOURCES_AT_THE_END


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """For every source the points of each seat by these events."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    for event in events:
        source = point_reason(event)
        if source is not None:
            totals[source][event["seat"]] += event["points"]
    return totals
