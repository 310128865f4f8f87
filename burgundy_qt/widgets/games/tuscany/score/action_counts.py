"""What each seat did in the course of a game, counted by the events and the last state."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.known_seat import total
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol_types import Action, Event
from burgundy_qt.widgets.games.tuscany.words.actions import is_extra


def action_counts(events: Iterable[Event], state: TuscanyState) -> dict[str, list[int]]:
    """By what is counted, the number of each seat."""
    told = list(events)
    seats = range(len(state.seats))
    acted = [event for event in told if event["event"] == "action"]
    drawn = [event for event in told if event["event"] == "draw"]
    full = [event for event in told if event["event"] == "points" and event["for"] == "region"]
    turned_up = [event for event in told if event["event"] == "yield"]
    deeds = [[event["action"] for event in acted if event["seat"] == seat] for seat in seats]

    return {
        tr("Points", "Spaces covered"): [len(seat.cells) for seat in state.seats],
        tr("Points", "Regions completed"): [
            sum(event["seat"] == seat for event in full) for seat in seats
        ],
        tr("Points", "Cards drawn"): [
            sum(event["count"] for event in drawn if event["seat"] == seat) for seat in seats
        ],
        tr("Points", "Tiles taken"): [
            sum(action["type"] == "take" for action in done) for done in deeds
        ],
        tr("Points", "Tiles laid by castles"): [sum(map(is_by_castle, done)) for done in deeds],
        tr("Points", "More actions for marble"): [sum(map(is_extra, done)) for done in deeds],
        tr("Points", "Workers paid"): [
            sum(event["paid"]["workers"] for event in acted if event["seat"] == seat)
            for seat in seats
        ],
        tr("Points", "Yield cards"): [
            sum(event["seat"] == seat for event in turned_up) for seat in seats
        ],
        tr("Points", "Kinds swept away"): sweeps(told, len(seats)),
        tr("Points", "Bonus tiles"): [total(seat.bonus) for seat in state.seats],
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


def is_by_castle(action: Action) -> bool:
    """Whether an action lays a tile that a castle brings."""
    return action["type"] == "place" and action.get("by") == "castle"
