"""A game of bots that is followed by its actions, and going through it: by action, to any moment,
or by itself up to the present and with it."""

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
        """Return the game after so many actions, with all that anybody knows of it; nobody is
        asked."""
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
        """Return what led to the position after so many actions, at least one."""
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
        """Return the state, each seat with what it knows of itself."""
        rules, request = self._game.rules, self._game.request
        state = dict(rules.state(position, request, None))
        seats = [
            rules.state(position, request, seat)["seats"][seat] for seat in range(self._game.seats)
        ]
        return {**state, "seats": seats}


PAUSE = 700  # milliseconds between two actions at pace 1


class Playback(QObject):
    """Stands `at` one moment of a game.

    `moved` carries the moment it stood at before; `ran` tells whether it goes on by itself; `ended`
    that it has run to the end of a game that is over. Who shows the moments calls `rest` when one
    lies still, and `hear` when more has happened. A `pace` of None is that of the game itself:
    whatever happens is shown at once.
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
        """Go on with another game from this moment of it, running as before."""
        self._wait.stop()
        self.game, self.at, self._is_at_rest = game, min(at, game.last), True
        self.moved.emit(-1)
        self._wait_a_moment()

    def go_to(self, moment: int) -> None:
        """Stand at this moment, or at the nearest there is."""
        self.pause()
        self._move(moment)

    def run(self) -> None:
        """Go on by itself, and wait at the present for what comes."""
        if not self.is_running:
            self.is_running = True
            self.ran.emit(True)
            self._go_on()

    def pause(self) -> None:
        """Stand still."""
        self._wait.stop()
        if self.is_running:
            self.is_running = False
            self.ran.emit(False)

    def use(self, pace: float | None) -> None:
        """Go on so quickly; None: with the game."""
        self.pace = pace
        if self.is_running and self._is_at_rest:
            self._wait.start(0)

    def rest(self) -> None:
        """The moment has been shown."""
        self._is_at_rest = True
        self._wait_a_moment()

    def hear(self) -> None:
        """More has happened in the game, or it is over."""
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
