"""Games followed by their events alone, and compared with the states that the rules report."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME as TEMPLATE

KNOWN: dict[str, type[KnownState]] = {
    game: import_module(f"burgundy_qt.rules.{package}.known_state").KNOWN
    for game, package in [*registry.GAMES.items(), (TEMPLATE, "sealed_bids")]
}
"""The class of known states of each game."""


class Viewer:
    """Follows a game as a seat knows it; None stands for the public view."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game, self.seat = game, seat
        self.known = KNOWN[game.request["game"]]
        self.heard, self.secrets = len(game.events), 0
        self.state = self.known.of(game.state(seat), game.events_for(seat))

    def follow(self) -> list[str]:
        """Read the events of an action; return the fields that differ from the state of the rules.
        Only its own seat hears a secret choice."""
        secrets = self.game.secret_events([] if self.seat is None else [self.seat])
        events = secrets[self.secrets :] + self.game.events_for(self.seat, self.heard)
        self.secrets = len(secrets)
        self.heard = len(self.game.events)
        told, after = self.game.state(self.seat), self.state.after_all(events)
        plain = self.known.from_object(told)
        mine = after.evolve(asked=plain.asked)
        self.state = self.known.from_object(told, after)
        return [] if mine == plain else different(mine, plain, f"{self.seat}: {events}")


def different(mine: Any, other: Any, when: str) -> list[str]:
    """Return the fields in which two states differ."""
    return [
        f"{name} is {value!r}, not {other.__dict__[name]!r}, to seat {when}"
        for name, value in mine.__dict__.items()
        if value != other.__dict__[name] and type(mine).__dataclass_fields__[name].compare
    ]


def differences(moments: Iterator[Game]) -> list[str]:
    """Follow a game from its first moment to its end; return the differences between the viewers'
    states and the rules at the first step with any."""
    game = next(moments)
    viewers = [Viewer(game, seat) for seat in (None, *range(game.seats))]
    for _ in moments:
        found = [line for viewer in viewers for line in viewer.follow()]
        if found:
            return found
    return []
