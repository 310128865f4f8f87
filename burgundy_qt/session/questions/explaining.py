"""Why the best turn of a question is better than another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgundy_qt.ai.thought import Candidate
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.bots.advice import advice
from burgundy_qt.session.bots.bot_search import threads_for_bots
from burgundy_qt.session.questions.question import Question
from burgundy_qt.session.questions.verdict import Answer, Verdict

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.decision_analysis import TwoTurns

SECONDS = 1.5
"""How long the two are compared."""


class Explaining:
    """Compares the best turn of a question with what was tried, or else with what was played."""

    def __init__(self, question: Question, tried: Verdict | None = None) -> None:
        self.question = question
        self.other = tried.actions if tried is not None else question.played
        self.loss = tried.loss if tried is not None else question.loss
        self._turns: TwoTurns | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End soon, from any thread."""
        self._is_stopped = True
        if self._turns is not None:
            self._turns.stop()

    def found(self) -> Answer:
        """The two, and what makes the difference, as far as that is more than chance."""
        from burgundy_qt.ai.analysis.decision_analysis import TwoTurns
        from burgundy_qt.ai.game_bots import bots_of

        asked, game = self.question, self.question.game
        position, events = game.stood(asked.revision)
        self._turns = TwoTurns(position, threads_for_bots(), asked.objective)
        if self._is_stopped:
            self._turns.stop()
        found = self._turns.compared(
            position,
            asked.seat,
            (self._candidate(asked.better, self.loss), self._candidate(self.other, 0.0)),
            bots_of(game.request["game"]).scored(events, game.seats),
            SECONDS,
            asked.seed,
        )
        ticket = game.request["game"], asked.revision
        return Answer(asked, advice(ticket, game, position, found, SECONDS, is_last=True))

    def _candidate(self, actions: Sequence[Action], ahead: float) -> Candidate:
        """A turn; of the chances to win only the difference is known, and asked for."""
        plan = tuple(self.question.game.code(action) for action in actions)
        return Candidate(plan[0], 0, ahead, 0.0, plan)
