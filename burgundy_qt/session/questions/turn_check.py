"""Measuring a tried turn as a review measures played turns, and explaining why the best turn is
better; in a separate thread."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from burgundy_qt.ai.thought import Candidate
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.bots.adviser import advice
from burgundy_qt.session.bots.lookahead import threads_for_bots
from burgundy_qt.session.problem import unexpected_problem
from burgundy_qt.session.questions.question import Answer, Question, Verdict, kind_of_verdict

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.decision_analysis import TwoTurns
    from burgundy_qt.ai.review.losses import Losses


class TurnMeasurement:
    """The measurement of one turn of a question."""

    def __init__(self, question: Question, actions: tuple[Action, ...]) -> None:
        self.question, self.actions = question, actions
        self._losses: Losses | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End soon, from any thread."""
        self._is_stopped = True
        if self._losses is not None:
            self._losses.stop()

    def found(self) -> Verdict:
        """Return the cost of the turn."""
        from burgundy_qt.ai.review.losses import Losses
        from burgundy_qt.ai.review.review_result import (
            depth,  # late: no start waits for it
        )

        asked, game = self.question, self.question.game
        position, _ = game.position_at(asked.revision)
        self._losses = Losses(position, depth(asked.depth), asked.objective)
        if self._is_stopped:
            self._losses.stop()
        codes = [game.code(action) for action in self.actions]
        lost = self._losses.of_turn(position, asked.seat, codes, asked.seed)
        win, points = -lost.swing.win[asked.seat], -lost.swing.points[asked.seat]
        is_as_good = self._losses.grade(lost.swing, lost.is_clear, asked.seat) is None
        kind = kind_of_verdict(asked, is_as_good, win, points)
        return Verdict(asked, self.actions, kind, win, points)


# Explaining why the best turn is better.


SECONDS = 1.5
"""How long the two turns are compared, in seconds."""


class AnswerComparison:
    """Compares the best turn of a question with the try, or else with the played turn or the next
    best."""

    def __init__(self, question: Question, tried: Verdict | None = None) -> None:
        self.question = question
        self.other = tried.actions if tried is not None else question.played or question.rival
        self.loss = tried.loss if tried is not None else question.loss
        self._turns: TwoTurns | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End soon, from any thread."""
        self._is_stopped = True
        if self._turns is not None:
            self._turns.stop()

    def found(self) -> Answer:
        """Return both turns, and the differences that are more than chance."""
        from burgundy_qt.ai.analysis.decision_analysis import TwoTurns
        from burgundy_qt.ai.game_bots import bots_of

        asked, game = self.question, self.question.game
        position, events = game.position_at(asked.revision)
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
        """Return a turn as a tip; of its chances to win only the difference is known and used."""
        plan = tuple(self.question.game.code(action) for action in actions)
        return Candidate(plan[0], 0, ahead, 0.0, plan)


# The thread of checks and explanations.


class Work(Protocol):
    """The work under way."""

    def found(self) -> object:
        """Return the result."""

    def stop(self) -> None:
        """End soon, from any thread."""


class TurnCheck(QObject):
    """Thinks about one question at a time. Nobody waits for it: a stopped thought is never
    reported."""

    checked = Signal(object)  # Verdict
    explained = Signal(object)  # Answer
    failed = Signal(object)  # Problem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="turn check")
        self._work: Work | None = None

    def check(self, question: Question, actions: Sequence[Action]) -> None:
        """Measure a whole turn; `checked` follows, after about half a second."""
        self._begin(TurnMeasurement(question, tuple(actions)), self.checked)

    def explain(self, question: Question, other: Verdict | None = None) -> None:
        """Explain why the best turn is better than the try, or else than the played turn;
        `explained` follows once they are compared."""
        self._begin(AnswerComparison(question, other), self.explained)

    def stop(self) -> None:
        """Stop reporting the current request. Returns at once."""
        work, self._work = self._work, None
        if work is not None:
            work.stop()

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        self._pool.shutdown()

    def _begin(self, work: Work, finished: SignalInstance) -> None:
        self.stop()
        self._work = work
        self._pool.submit(self._think, work, finished)

    def _think(self, work: Work, finished: SignalInstance) -> None:
        try:
            found = work.found()
        except Exception:
            title = tr("Questions", "The turn could not be checked")
            self.failed.emit(unexpected_problem(title, traceback.format_exc()))
            return
        if work is self._work:
            finished.emit(found)
