"""What each seat did in the course of a game, counted by the events and the last state."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol_types import Event


def action_counts(events: Iterable[Event], state: DiceState) -> dict[str, list[int]]:
    """By what is counted, the number of each seat."""
    seats = state.seats
    second, used, idle, sold = ([0] * len(seats) for _ in range(4))
    for event in events:
        if event["event"] == "action":
            second[event["seat"]] += event["paid"] == "silver"
            used[event["seat"]] += event["paid"] is not None
            idle[event["seat"]] += event["action"]["type"] == "worker"
        elif event["event"] == "sale":
            sold[event["seat"]] += event["goods"]
    return {
        tr("Points", "Spaces marked"): [len(seat.cells) for seat in seats],
        tr("Points", "Regions completed"): [len(seat.full_regions) for seat in seats],
        tr("Points", "Bonuses used"): used,
        tr("Points", "Second marks"): second,
        tr("Points", "Bonuses left"): [sum(seat.bonuses.values()) for seat in seats],
        tr("Points", "Goods sold"): sold,
        tr("Points", "Rounds in which nothing fitted"): idle,
    }
