"""What each seat did in the course of a game, counted by the events and the last state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.tuscany.words.actions import is_extra

Event = Mapping[str, Any]


def action_counts(events: Iterable[Event], state: Mapping[str, Any]) -> dict[str, list[int]]:
    """By what is counted, the number of each seat."""
    seats: list[Mapping[str, Any]] = state["seats"]
    told = list(events)

    def count(many: Callable[[Event], int], kind: str = "action") -> list[int]:
        totals = [0] * len(seats)
        for event in told:
            if event["event"] == kind:
                totals[event["seat"]] += many(event)
        return totals

    return {
        tr("Points", "Spaces covered"): [len(seat["cells"]) for seat in seats],
        tr("Points", "Regions completed"): count(lambda event: event["for"] == "region", "points"),
        tr("Points", "Cards drawn"): count(lambda event: event["count"], "draw"),
        tr("Points", "Tiles taken"): count(lambda event: event["action"]["type"] == "take"),
        tr("Points", "Tiles laid by castles"): count(is_by_castle),
        tr("Points", "More actions for marble"): count(lambda event: is_extra(event["action"])),
        tr("Points", "Workers paid"): count(lambda event: event["paid"]["workers"]),
        tr("Points", "Yield cards"): count(lambda event: 1, "yield"),
        tr("Points", "Kinds swept away"): sweeps(told, len(seats)),
        tr("Points", "Bonus tiles"): [len(seat["bonus"]) for seat in seats],
    }


def sweeps(events: Iterable[Event], seats: int) -> list[int]:
    """How often all tiles of a colour left the display by what each seat did."""
    totals, acting = [0] * seats, 0
    for event in events:
        if event["event"] == "action":
            acting = event["seat"]
        elif event["event"] == "sweep":
            totals[acting] += 1
    return totals


def is_by_castle(event: Event) -> bool:
    """Whether an action lays a tile that a castle brings."""
    action = event["action"]
    return bool(action["type"] == "place" and action.get("by") == "castle")
