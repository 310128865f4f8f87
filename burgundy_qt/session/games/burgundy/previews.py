"""What each building would bring that the crane may work as: every copy is tried on a position of
its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.burgundy.protocol import action_types
from burgundy_qt.rules.burgundy.protocol.action_objects import unpack
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position


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


def _tried(game: Game, seat: int, action: action_types.Copy) -> Copy:
    copied = _after(game.position, seat, game.code(dict(action)))
    events = tuple(_own(game, copied, seat))
    codes = copied.legal(seat) if seat in copied.waiting_seats() else []
    granted = {code: unpack(code) for code in codes}
    then = {
        code: done
        for code, done in granted.items()
        if "by" in done and done["by"] == action["building"] and done["type"] != "pass"
    }
    outcomes = tuple(tuple(_own(game, _after(copied, seat, code), seat)) for code in then)
    return Copy(events, tuple(then.values()), outcomes)


def _after(position: Position, seat: int, code: int) -> Position:
    """A position of its own after an action, whose chance stays undrawn."""
    trial = position.copy()
    trial.listen()
    trial.act_only(code, seat)
    return trial


def _own(game: Game, position: Position, seat: int) -> Iterator[Event]:
    """What the last action brought the seat."""
    heard: list[Any] = game.rules.events(position)
    return (event for event in heard if event["event"] != "action" and event.get("seat") == seat)
