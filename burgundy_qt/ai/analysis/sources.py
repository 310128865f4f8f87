"""The sources of points in Burgundy, by the protocol's names."""

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.rules.burgundy.point_sources import reason_of

BONUS = "bonus"
SOURCES: tuple[str, ...] = (
    "animals",
    "watchtower",
    "region",
    "phase",
    "sale",
    BONUS,
    "goods-left",
    "silver-left",
    "workers-left",
    *(f"monastery:{number}" for number in (*range(15, 27), 29)),
    "route",
    "border-posts",
    "border-posts-reward",
    *(f"shield:{number}" for number in range(1, 19)),
)
"""In the order in which they are told."""


def scored_by_source(events: Iterable[Mapping[str, Any]], seats: int) -> list[dict[str, int]]:
    """By seat: the points that the protocol's `events` report, by source; sources without points are left out."""
    scored: list[dict[str, int]] = [{} for _ in range(seats)]
    for event in events:
        source = reason_of(event)
        if source:
            own = scored[event["seat"]]
            own[source] = own.get(source, 0) + event["points"]
    return scored
