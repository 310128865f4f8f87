"""What points are for, so that all sources together are the points at the end: a green point counts
once for each phase end that it was or will be added at, and adding it is then no source."""

from collections.abc import Iterable
from typing import TypeGuard

from burgundy_qt.rules.tuscany.protocol_types import Bonus, Event, Points

Scored = Points | Bonus
"""An event that brings points."""

POINT_SOURCES = (
    "region",
    "crops",
    "bonus",
    "storage",
    "yield",
    "hexagon",
    "cards",
    "stored",
    "hexagons",
    "marble",
    "workers",
)
"""`bonus`: colour bonuses; `storage`: bonus tiles +1 storage; `hexagon`: one without room."""
SOURCES_AT_THE_END = ("cards", "stored", "hexagons", "marble", "workers")
ADDED = "phase"
"""What points are for that green ones bring at the end of a phase."""
PHASES = 3


def is_scored(event: Event) -> TypeGuard[Scored]:
    """Whether an event brings points."""
    return event["event"] in ("points", "bonus")


def source_of(event: Scored) -> str:
    """What the points of an event are for."""
    return "bonus" if event["event"] == "bonus" else event["for"]


def is_green(event: Scored) -> bool:
    """Whether the points of an event are green; colour bonuses always are."""
    return event["event"] == "bonus" or event["track"] == "green"


def is_of_final_scoring(event: Event) -> bool:
    """Whether an event belongs to the run of events that ends a game: what the last phase adds and
    what is left over brings, and the end itself. What earlier phases add is told alike."""
    if is_scored(event):
        return source_of(event) in (ADDED, *SOURCES_AT_THE_END)
    return event["event"] == "end"


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """For every source the points of each seat by these events of a game, from its beginning."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    to_come = PHASES
    for event in events:
        if event["event"] == "phase-end":
            to_come -= 1
        elif is_scored(event) and source_of(event) != ADDED:
            times = to_come if is_green(event) else 1
            totals[source_of(event)][event["seat"]] += times * event["points"]
    return totals


def final_points_by_source(scores: Iterable[Scored], seats: int) -> dict[str, list[int]]:
    """The same at the end of a game, by those of its events alone that brought points: wherever
    green points are added that is told, of every seat that has some."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    added = [0] * seats
    for event in reversed(list(scores)):
        source, seat = source_of(event), event["seat"]
        if source == ADDED:
            added[seat] += 1
        else:
            times = added[seat] if is_green(event) else 1
            totals[source][seat] += times * event["points"]
    return totals
