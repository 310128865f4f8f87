"""What each seat did in the course of a game, counted by the events and the last state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.language.tr import tr

Event = Mapping[str, Any]


def deeds(events: Iterable[Event], state: Mapping[str, Any]) -> dict[str, list[int]]:
    """By what is counted, the number of each seat."""
    seats: list[Mapping[str, Any]] = state["seats"]
    regions, bought, workers = ([0] * len(seats) for _ in range(3))
    for event in events:
        if event["event"] == "points" and event["for"] == "region":
            regions[event["seat"]] += 1
        elif event["event"] == "action":
            bought[event["seat"]] += event["action"]["type"] == "buy"
            workers[event["seat"]] += event["paid"]["workers"]
    return {
        tr("Points", "Estate spaces covered"): [len(seat["cells"]) for seat in seats],
        tr("Points", "Regions completed"): regions,
        tr("Points", "Goods tiles sold"): [sum(seat["sold"].values()) for seat in seats],
        tr("Points", "Tiles bought"): bought,
        tr("Points", "Workers paid"): workers,
    }
