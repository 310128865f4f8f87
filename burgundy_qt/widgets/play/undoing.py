"""Undo at the window: what would make a game a casual one is asked about before."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import View
from burgundy_qt.widgets.controls.question import Question


class Undoing(QObject):
    """Takes back for the person at the window; `question_made` carries a dialog to be shown."""

    question_made = Signal(object)

    def __init__(self, window: QWidget, session: GameSession) -> None:
        super().__init__(window)
        self.window, self.session = window, session

    def undo(self) -> None:
        """Take back the last action, or ask whether the game may become a casual one by it."""
        view = self.session.view
        if view is None or not can_undo(view):
            return
        if view.can_undo:
            self.session.undo()
            return
        why = tr(
            "Undo",
            "Since your last action dice, tiles or secret choices have been shown, or somebody "
            "else has acted. "
            "If you take it back all the same, the game counts as a casual one from now on, and "
            "nothing holds undo back any more.",
        )
        title, yes, no = tr("Undo", "Undo further?"), tr("Undo", "Undo"), tr("Undo", "Leave it")
        question = Question(self.window, title, why, yes, no)
        question.accepted.connect(lambda: self.session.undo(True))
        self.question_made.emit(question)


def can_undo(view: View) -> bool:
    """Whether there is anything to take back, be it by way of a casual game."""
    return view.can_undo or view.can_undo_casually
