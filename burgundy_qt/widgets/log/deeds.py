"""What each seat did in the course of a game, counted by the events and the last state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Event = Mapping[str, Any]


def deeds(events: Iterable[Event], state: Mapping[str, Any]) -> dict[str, list[int]]:
    """By what is counted, the number of each seat."""
    seats: list[Mapping[str, Any]] = state["seats"]
    counts = {
        "Estate spaces covered": [len(seat["cells"]) for seat in seats],
        "Regions completed": [0] * len(seats),
        "Goods tiles sold": [sum(seat["sold"].values()) for seat in seats],
        "Tiles bought": [0] * len(seats),
        "Workers paid": [0] * len(seats),
    }
    for event in events:
        if event["event"] == "points" and event["for"] == "region":
            counts["Regions completed"][event["seat"]] += 1
        elif event["event"] == "action":
            counts["Tiles bought"][event["seat"]] += event["action"]["type"] == "buy"
            counts["Workers paid"][event["seat"]] += event["paid"]["workers"]
    return counts
