"""What each seat did in the course of a game, counted by the events and the last state."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.widgets.games.burgundy.score.solo_counts import solo_counts
from burgundy_qt.widgets.log.standing import by_team


def action_counts(events: Iterable[Event], state: BurgundyState) -> dict[str, list[int]]:
    """By what is counted, the number of each seat, or with teams of each team."""
    seats = len(state.seats)
    regions, bought, workers = ([0] * seats for _ in range(3))
    for event in events:
        if event["event"] == "points" and event["for"] == "region":
            regions[event["seat"]] += 1
        elif event["event"] == "action":
            bought[event["seat"]] += event["action"]["type"] == "buy"
            workers[event["seat"]] += event["paid"]["workers"]
    teams = state.teams or tuple((seat,) for seat in range(seats))
    common = [state.seats[team[0]] for team in teams]
    return {
        tr("Points", "Estate spaces covered"): [len(seat.cells) for seat in common],
        tr("Points", "Regions completed"): by_team(regions, teams),
        tr("Points", "Goods tiles sold"): [sum(seat.sold.values()) for seat in common],
        tr("Points", "Tiles bought"): by_team(bought, teams),
        tr("Points", "Workers paid"): by_team(workers, teams),
        **(solo_counts(events, state) if state.is_alone else {}),
    }
