"""A game between bots that is followed, and its playback: by action, to any moment, or
automatically up to the present."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import LegalObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView, ViewStep, newly_chosen

Done = tuple[int, Mapping[str, Any]]
"""A seat and its action, as an object of the protocol."""


class FollowedGame:
    """A game between bots by its id. `actions` are the known ones so far; the list only grows.

    They are applied here as far as somebody looks.
    """

    def __init__(self, game_id: str, line_up: LineUp, actions: Sequence[Done]) -> None:
        self.game_id, self.line_up, self.actions = game_id, line_up, actions
        self._game = Game(line_up.request)

    @property
    def is_over(self) -> bool:
        """Whether the last known action ends the game."""
        self._reach(self.last)
        return self._game.is_over

    @property
    def last(self) -> int:
        """The number of known actions."""
        return len(self.actions)

    def view(self, revision: int) -> GameView:
        """Return the view after so many actions, with all hands and no legal actions."""
        self._reach(revision)
        position, events = self._game.position_at(revision)
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
        """Return the step to the position after so many actions, at least one."""
        view = self.view(revision)
        _, before = self._game.position_at(revision - 1)
        seat, action = self._game.actions[revision - 1]
        chosen = newly_chosen(self.view(revision - 1), view, seat)
        return ViewStep(view, seat, dict(action), view.events[len(before) :], chosen)

    def _reach(self, revision: int) -> None:
        while self._game.revision < revision:
            seat, action = self.actions[self._game.revision]
            self._game.apply(dict(action), seat)

    def _opened(self, position: Any) -> dict[str, Any]:
        """Return the state in which each seat shows its private information."""
        rules, request = self._game.rules, self._game.request
        state = dict(rules.state(position, request, None))
        seats = [
            rules.state(position, request, seat)["seats"][seat] for seat in range(self._game.seats)
        ]
        return {**state, "seats": seats}


PAUSE = 700  # milliseconds between two actions at pace 1


class Playback(QObject):
    """A position `at` one moment of a game.

    `moved` carries the moment before; `ran` says whether it is running; `ended` says that it has
    reached the end of a finished game. After a moment has been shown, call `rest`; after new
    actions, call `hear`. A `pace` of None is that of the game: each action is shown immediately.
    """

    moved = Signal(int)
    ran = Signal(bool)
    ended = Signal()

    def __init__(self, game: FollowedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.at = game.last
        self.pace: float | None = 1.0
        self.is_running = False
        self._is_at_rest = True
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)

    def take_up(self, game: FollowedGame, at: int) -> None:
        """Continue with another game from this moment, running as before."""
        self._wait.stop()
        self.game, self.at, self._is_at_rest = game, min(at, game.last), True
        self.moved.emit(-1)
        self._wait_a_moment()

    def go_to(self, moment: int) -> None:
        """Go to this moment, or to the nearest one."""
        self.pause()
        self._move(moment)

    def run(self) -> None:
        """Run automatically, and wait at the present for new actions."""
        if not self.is_running:
            self.is_running = True
            self.ran.emit(True)
            self._go_on()

    def pause(self) -> None:
        """Stop."""
        self._wait.stop()
        if self.is_running:
            self.is_running = False
            self.ran.emit(False)

    def use(self, pace: float | None) -> None:
        """Set the pace; None follows the game."""
        self.pace = pace
        if self.is_running and self._is_at_rest:
            self._wait.start(0)

    def rest(self) -> None:
        """Schedule the next moment after one has been shown."""
        self._is_at_rest = True
        self._wait_a_moment()

    def hear(self) -> None:
        """Continue after new actions, or after the end of the game."""
        if self.is_running and self._is_at_rest and not self._wait.isActive():
            self._go_on()

    def _wait_a_moment(self) -> None:
        if self.is_running and not self._wait.isActive():
            self._wait.start(0 if self.pace is None else round(PAUSE / self.pace))

    def _go_on(self) -> None:
        if not self.is_running:
            return
        if self.at < self.game.last:
            self._move(self.game.last if self.pace is None else self.at + 1)
        elif self.game.is_over:
            self.ended.emit()

    def _move(self, moment: int) -> None:
        before, self.at = self.at, min(max(0, moment), self.game.last)
        if self.at != before:
            self._is_at_rest = False
            self.moved.emit(before)
