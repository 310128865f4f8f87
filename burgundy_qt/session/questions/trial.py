"""A turn that is tried on a copy of a game: nothing of the game itself changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from burgundy_qt.rules.ruleset import Action, GameEvent
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.questions.question import Question
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.view import Step, View

NAME = "trial"
"""The id of its game, that of no saved one."""
NOBODY = "nobody"
"""The level of seats that nobody plays while one tries."""


class Trial:
    """One turn of the seat that a question asks, an action at a time, with the way back."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._shown = tuple(
            person(plan) if seat == question.seat else plan
            for seat, plan in enumerate(question.seats)
        )
        alone = tuple(
            plan if seat == question.seat else replace(plan, level=NOBODY)
            for seat, plan in enumerate(self._shown)
        )
        game = question.game.branched(question.revision)
        self._running = RunningGame(game, LineUp(alone, game.request, casual=True), NAME, "")

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was tried so far."""
        done = self._running.game.actions[self.question.revision :]
        return tuple(action for _, action in done)

    @property
    def is_done(self) -> bool:
        """Whether the turn is over: by now chance has fallen, or others decide."""
        game = self._running.game
        return (
            game.is_over
            or self.question.seat not in game.position.waiting_seats()
            or game.chance_between(self.question.revision)
        )

    @property
    def view(self) -> View:
        """The position that was come to, as the seat knows it."""
        return self._seen(self._running.view)

    def act(self, action: Action) -> Step:
        """One action more; raises RulesError."""
        step = self._running.act(action)
        return replace(step, view=self._seen(step.view))

    def undo(self) -> View | None:
        """Take back the last action; None where nothing was tried."""
        if not self.actions:
            return None
        self._running.undo(further=True)
        return self.view

    def foreseen(self, actions: Iterable[Action]) -> Sequence[GameEvent]:
        """What these actions would bring from here on, as the rules tell it."""
        game = self._running.game
        codes = [game.code(action) for action in actions]
        profile = profile_of(game.request["game"])
        return profile.foreseen(game, game.position, self.question.seat, codes)

    def _seen(self, view: View) -> View:
        """As the window shows it: with the names and faces of the table."""
        return replace(
            view,
            line_up=replace(view.line_up, seats=self._shown),
            is_private=False,
            can_undo=bool(self.actions),
            can_redo=False,
            can_undo_casually=False,
            chances=(),
        )


def person(plan: SeatPlan) -> SeatPlan:
    """The same seat, for which a person decides; a bot's keeps its picture."""
    return replace(plan, level=None, avatar=plan.figure, pace=None)
