"""The sources of points in the Dice Game, by the protocol's names."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.rules.position import Position

BONUS = "bonus"
SOURCES: tuple[str, ...] = (
    "castle",
    "mine",
    "monastery",
    "pasture",
    "river",
    "town",
    "sale",
    BONUS,
)
"""In the order in which they are told."""


def source_of(event: Mapping[str, Any]) -> str | None:
    """What an event gives points for; None where it gives none."""
    if event["event"] == BONUS:
        return BONUS
    return str(event["for"]) if event["event"] == "points" else None


def scored_by_source(events: Iterable[Mapping[str, Any]], seats: int) -> list[dict[str, int]]:
    """By seat: the points that the protocol's `events` report, by source; sources without points
    are left out."""
    scored: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        source = source_of(event)
        if source:
            own = scored[event["seat"]]
            own[source] = own.get(source, 0) + event["points"]
    return scored


def before(position: Position, scored: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """What the seats have already, of what they scored."""
    return list(scored)
