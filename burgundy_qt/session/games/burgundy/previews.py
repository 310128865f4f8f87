"""What each building would bring that the crane may work as: every copy is tried on a position of
its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.game import Game

Action = Mapping[str, Any]
Event = Mapping[str, Any]


@dataclass(frozen=True)
class Copy:
    """One building, worked as now. `events`: what its owner has of it at once; `actions`: what it
    lets the owner do then, passing apart; `outcomes`, beside each of these, what that would bring
    at once."""

    events: tuple[Event, ...]
    actions: tuple[Action, ...]
    outcomes: tuple[tuple[Event, ...], ...]


def copies(game: Game, legal: Mapping[str, Any]) -> dict[str, Copy]:
    """By building every copy among what is `legal` now, as the game tells it; none where no crane
    waits."""
    return {
        action["building"]: _tried(game, legal["seat"], action)
        for action in legal["actions"]
        if action["type"] == "copy"
    }


def _tried(game: Game, seat: int, action: dict[str, Any]) -> Copy:
    copied = _after(game, game.position, seat, action)
    events = tuple(_own(game, copied, seat))
    granted = (
        [game.action(code) for code in copied.legal(seat)] if seat in copied.waiting_seats() else []
    )
    actions = tuple(
        then for then in granted if then.get("by") == action["building"] and then["type"] != "pass"
    )
    outcomes = tuple(tuple(_own(game, _after(game, copied, seat, then), seat)) for then in actions)
    return Copy(events, actions, outcomes)


def _after(game: Game, position: Any, seat: int, action: dict[str, Any]) -> Any:
    """A position of its own after an action, whose chance stays undrawn."""
    trial = position.copy()
    trial.listen()
    trial.act_only(game.code(action), seat)
    return trial


def _own(game: Game, position: Any, seat: int) -> Iterator[Event]:
    """What the last action brought the seat."""
    return (
        event
        for event in game.rules.events(position)
        if event["event"] != "action" and event.get("seat") == seat
    )
