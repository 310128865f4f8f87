"""The problem dialog: what happened, what is safe, what to do; the details below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.dialogs.sheet import Sheet, button, wide, word
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.look import art, theme

WIDTH = 680


class ProblemDialog(Sheet):
    """Tells one Problem and can copy its details."""

    def __init__(self, parent: QWidget | None, problem: Problem) -> None:
        super().__init__(parent, problem.title)
        self.problem = problem
        about(self, "saving#saving")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(wide(WIDTH))
        told = QHBoxLayout()
        told.setSpacing(20)
        told.addWidget(self._sign(), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(10)
        self.title.setWordWrap(True)
        words.addWidget(self.title)
        words.addWidget(said(problem.what))
        if problem.advice:
            words.addWidget(said(problem.advice, "note"))
        words.addStretch(1)
        told.addLayout(words, 1)
        self.body.addLayout(told)
        self.details = QPlainTextEdit(problem.details)
        self.details.setReadOnly(True)
        self.details.setVisible(False)
        self.details.setFixedHeight(150)
        self.details.setAccessibleName(tr("Problem", "Details"))
        self.body.addWidget(self.details)
        self.body.addStretch(1)
        if problem.details:
            self._offer_details()
        self.footer.addStretch(1)
        self.add_button(tr("Problem", "Close"), "primary").clicked.connect(self.accept)

    def _sign(self) -> QLabel:
        palette = theme.current()
        sign = QLabel()
        sign.setProperty("role", "alarm")
        sign.setFixedSize(66, 66)
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sign.setPixmap(art.tinted("icons/warning", palette.bad, 34, self.devicePixelRatioF()))
        return sign

    def _offer_details(self) -> None:
        show = button(tr("Problem", "Details"), "flat")
        show.setCheckable(True)
        show.toggled.connect(self._show_details)
        copy = button(tr("Problem", "Copy the details"), "flat")
        copy.setIcon(art.icon("copy", theme.current().text2, 16))
        copy.clicked.connect(lambda: self._copy(copy))
        self.footer.addWidget(show)
        self.footer.addWidget(copy)

    def _show_details(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.adjustSize()

    def _copy(self, asked: QPushButton) -> None:
        problem = self.problem
        QGuiApplication.clipboard().setText(f"{problem.title}\n{problem.what}\n{problem.advice}\n\n{problem.details}")
        asked.setText(tr("Problem", "Copied"))


def said(text: str, role: str | None = None) -> QLabel:
    """A paragraph that wraps."""
    label = word(text, role)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
