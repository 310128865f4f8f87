"""A game of bots that is followed by its actions: played again here, so that every position of it
can be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import LegalObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView, ViewStep, newly_chosen

Done = tuple[int, Mapping[str, Any]]
"""A seat and its action, as an object of the protocol."""


class Followed:
    """A game between bots by its id. `actions` are all that are known of it by now; they only grow,
    and are played again here as far as somebody looks."""

    def __init__(self, game_id: str, line_up: LineUp, actions: Sequence[Done]) -> None:
        self.game_id, self.line_up, self.actions = game_id, line_up, actions
        self._game = Game(line_up.request)

    @property
    def is_over(self) -> bool:
        """Whether the last action that is known ends the game."""
        self._reach(self.last)
        return self._game.is_over

    @property
    def last(self) -> int:
        """How many actions are known by now."""
        return len(self.actions)

    def view(self, revision: int) -> GameView:
        """The game after so many actions, with all that anybody knows of it; nobody is asked."""
        self._reach(revision)
        position, events = self._game.stood(revision)
        state = self._opened(position)
        legal: LegalObject = {"seat": state["seat"], "waiting": [], "actions": []}
        return GameView(
            self.game_id,
            revision,
            self.line_up,
            state,
            legal,
            [],
            tuple(events),
            False,
            False,
            True,
            secrets=tuple(self._game.secret_events(range(self._game.seats), revision)),
        )

    def step(self, revision: int) -> ViewStep:
        """What led to the position after so many actions, at least one."""
        view = self.view(revision)
        _, before = self._game.stood(revision - 1)
        seat, action = self._game.actions[revision - 1]
        chosen = newly_chosen(self.view(revision - 1), view, seat)
        return ViewStep(view, seat, dict(action), view.events[len(before) :], chosen)

    def _reach(self, revision: int) -> None:
        while self._game.revision < revision:
            seat, action = self.actions[self._game.revision]
            self._game.apply(dict(action), seat)

    def _opened(self, position: Any) -> dict[str, Any]:
        """The state, each seat with what it knows of itself."""
        rules, request = self._game.rules, self._game.request
        state = dict(rules.state(position, request, None))
        seats = [
            rules.state(position, request, seat)["seats"][seat] for seat in range(self._game.seats)
        ]
        return {**state, "seats": seats}
