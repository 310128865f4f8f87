"""A reviewed turn on the table: what was played, or what was better, with the reasons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.language.translation import tr
from burgundy_qt.session.questions.question import Answer, question_about
from burgundy_qt.session.questions.turn_check import TurnCheck
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.widgets.advice.hint_controller import turn_texts_for
from burgundy_qt.widgets.advice.hint_marks import HintMarks
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.questions.verdict_words import reasons
from burgundy_qt.widgets.review.review_panel import ReviewPanel


class TurnOnTable(QObject):
    """Marks the turn that begins in the position of the past that is shown. `failed` carries a
    Problem."""

    failed = Signal(object)

    def __init__(self, page: TablePage, panel: ReviewPanel) -> None:
        super().__init__(page)
        self.page, self.panel = page, panel
        self.marks = HintMarks(page.scene)
        self.check = TurnCheck(self)
        self.better_of: ReviewedTurn | None = None  # the turn whose better one is shown
        self.check.explained.connect(self._explain)
        self.check.failed.connect(self.failed)

    def show_played(self, reviewed: ReviewedGame, turn: ReviewedTurn) -> None:
        """Mark what was done in a turn."""
        self.clear()
        if turn.is_choice:
            played = [action for _, action in reviewed.game.actions[turn.first : turn.last]]
            self.marks.show(played, {})
            self.marks.bring_into_view()

    def show_better(self, reviewed: ReviewedGame, turn: ReviewedTurn) -> None:
        """Mark the better turn, tell it in words, and look for the reasons."""
        past = self.page.steps.past
        if past is None:
            return
        question = question_about(reviewed, turn)
        self.better_of = turn
        self.panel.show_better(turn_texts_for(past).steps(question.better))
        self.marks.show(question.better, {tr("Game review", "Played"): question.played[0]})
        self.marks.bring_into_view()
        self.page.log.fit()
        self.check.explain(question)

    def clear(self) -> None:
        """Nothing is marked."""
        self.better_of = None
        self.check.stop()
        self.marks.clear()

    def close(self) -> None:
        """The page goes."""
        self.check.close()

    def _explain(self, answer: Answer) -> None:
        past = self.page.steps.past
        if past is not None and self.better_of is not None:
            self.panel.show_reasons(reasons(answer.advice, turn_texts_for(past)))
            self.page.log.fit()
