"""Where the points came from, told by the events alone: by source, and tile by tile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.tr import later
from burgundy_qt.rules.carcassonne.protocol.point_sources import SOURCES_AT_THE_END
from burgundy_qt.rules.carcassonne.protocol_types import Event, StateObject
from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.widgets.games.carcassonne.log.pictures import sign_of
from burgundy_qt.widgets.log.source import Source

SOURCES = (
    Source("city", later("Points", "Cities"), later("Points", "Cities"), sign_of("city")),
    Source("road", later("Points", "Roads"), later("Points", "Roads"), sign_of("road")),
    Source(
        "monastery",
        later("Points", "Monasteries"),
        later("Points", "Monasteries"),
        sign_of("monastery"),
    ),
    Source("castle", later("Points", "Castles"), later("Points", "Castles"), sign_of("castle")),
    Source(
        "bazaar",
        later("Points", "Bazaars: gained and paid"),
        later("Points", "Bazaars"),
        sign_of("bazaar"),
    ),
    Source(
        "city-left",
        later("Points", "Unfinished cities"),
        later("Points", "Cities, end"),
        sign_of("city-left"),
    ),
    Source(
        "road-left",
        later("Points", "Unfinished roads"),
        later("Points", "Roads, end"),
        sign_of("road-left"),
    ),
    Source(
        "monastery-left",
        later("Points", "Unfinished monasteries"),
        later("Points", "Monasteries, end"),
        sign_of("monastery-left"),
    ),
    Source("field", later("Points", "Fields"), later("Points", "Fields"), sign_of("field")),
)
OF_MODULES: Mapping[str, str] = {"castle": "castles", "bazaar": "bazaars"}
"""The sources that only a module brings, and which."""


def sources_of(state: StateObject) -> Sequence[Source]:
    """The lines of the sheet of points: those of modules only where they are played, that of
    bazaars where tiles are auctioned."""
    played = {*state["modules"]} - ({"bazaars"} if not state["auction"] else set())
    return [
        source
        for source in SOURCES
        if source.key not in OF_MODULES or OF_MODULES[source.key] in played
    ]


def points_of(events: Iterable[Event], seats: int) -> list[int]:
    """What each seat has after these events."""
    return points_by_tile(events, seats)[-1]


def points_by_tile(events: Iterable[Event], seats: int) -> list[list[int]]:
    """The points of each seat at the start and after each tile that was laid; the final scoring
    comes last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "action" and event["action"]["type"] == "place":
            course.append(list(course[-1]))
        if event["event"] == "points":
            course[-1][event["seat"]] += event["points"]
    return course


def points_by_stretch(
    events: Sequence[Event], seats: int, stretches: int, tiles: int
) -> list[list[int]]:
    """The same at the start and after each of so many equal stretches of a game of so many tiles,
    as far as they are passed; the last one holds the final scoring too."""
    course = points_by_tile(events, seats)
    laid = len(course) - 1
    marks = [round(tiles * number / stretches) for number in range(1, stretches + 1)]
    passed = [course[mark] for mark in marks if mark <= laid]
    if any(reason_of(event) in SOURCES_AT_THE_END or event["event"] == "end" for event in events):
        passed = [*passed[: stretches - 1], course[-1]]
    return [course[0], *passed]
