"""How good a turn is that somebody has tried: as a review measures what was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.questions.question import Question
from burgundy_qt.session.questions.verdict import Verdict, kind_of_verdict

if TYPE_CHECKING:
    from burgundy_qt.ai.review.losses import Losses


class Checking:
    """One turn of a question."""

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
        """What the turn costs."""
        from burgundy_qt.ai.review.losses import Losses
        from burgundy_qt.ai.review.review_result import (
            depth,  # when somebody asks: no start waits for it
        )

        asked, game = self.question, self.question.game
        position, _ = game.stood(asked.revision)
        self._losses = Losses(position, depth(asked.depth), asked.objective)
        if self._is_stopped:
            self._losses.stop()
        codes = [game.code(action) for action in self.actions]
        lost = self._losses.of_turn(position, asked.seat, codes, asked.seed)
        win, points = -lost.swing.win[asked.seat], -lost.swing.points[asked.seat]
        is_as_good = self._losses.grade(lost.swing, lost.is_clear, asked.seat) is None
        kind = kind_of_verdict(asked, is_as_good, win, points)
        return Verdict(asked, self.actions, kind, win, points)
