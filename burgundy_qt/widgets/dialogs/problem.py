"""The problem dialog: what happened, what is safe, what to do; the details below, folded."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    push_button,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.controls.value_controls import FolderButton
from burgundy_qt.widgets.dialogs.report import report
from burgundy_qt.widgets.theme import sprite_files, theme

WIDTH = 680
SIGN = 66
DETAILS_HEIGHT = 170


class ProblemDialog(DialogFrame):
    """Tells one Problem and can copy its details. Of a mistake of the program it copies a report
    with all versions and opens the folder of the log; more mistakes can be gathered in it."""

    def __init__(self, parent: QWidget | None, problem: Problem, logs: Path | None = None) -> None:
        super().__init__(parent, problem.title)
        self.problems = [problem]
        set_help_topic(self, "saving#saving")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(scaled_width(WIDTH))
        self.count = said("", "note")
        self.count.hide()
        self.details = Details(problem.details)
        self.details.setVisible(bool(problem.details))
        self.details.folded.connect(self.fit)
        self.body.addLayout(self._told(problem))
        self.body.addWidget(self.details)
        self.body.addStretch(1)
        if problem.details:
            self._offer_copy(problem.is_mistake)
        if problem.is_mistake and logs is not None:
            self._offer_folder(logs)
        self.footer.addStretch(1)
        self.offer_ways()
        self.fit()

    def offer_ways(self) -> None:
        """The last buttons of the foot: here only one to close it."""
        self.leave = self.add_button(tr("Problem", "Close"), "primary")
        self.leave.clicked.connect(self.accept)
        self.leave.setFocus()

    def gather(self, problem: Problem) -> bool:
        """Tell another mistake here as well; false where this dialog tells of something else."""
        if not (problem.is_mistake and self.problems[0].is_mistake):
            return False
        self.problems.append(problem)
        self.details.text.appendPlainText(f"\n{problem.details}")
        self.count.setText(tr("Problem", "{n} error(s) so far.", n=len(self.problems)))
        self.count.show()
        self.fit()
        return True

    def _told(self, problem: Problem) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(10)
        self.title.setWordWrap(True)
        words.addWidget(self.title)
        words.addWidget(said(problem.what))
        if problem.advice:
            words.addWidget(said(problem.advice, "note"))
        words.addWidget(self.count)
        words.addStretch(1)
        told = QHBoxLayout()
        told.setSpacing(20)
        told.addWidget(self._sign(), 0, Qt.AlignmentFlag.AlignTop)
        told.addLayout(words, 1)
        return told

    def _sign(self) -> QLabel:
        sign = QLabel()
        sign.setProperty("role", "alarm")
        sign.setFixedSize(SIGN, SIGN)
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        sign.setPixmap(
            sprite_files.tinted("icons/warning", theme.current().bad, 34, self.devicePixelRatioF())
        )
        return sign

    def _offer_copy(self, is_mistake: bool) -> None:
        words = (
            tr("Problem", "Copy the report") if is_mistake else tr("Problem", "Copy the details")
        )
        copy = push_button(words, "flat")
        copy.setIcon(sprite_files.icon("copy", theme.current().text2, 16))
        copy.clicked.connect(lambda: self._copy(copy))
        self.footer.addWidget(copy)

    def _offer_folder(self, logs: Path) -> None:
        show = FolderButton(tr("Problem", "Open the folder with the log"), logs, "flat")
        show.setIcon(sprite_files.icon("folder", theme.current().text2, 16))
        self.footer.addWidget(show)

    def _copy(self, asked: QPushButton) -> None:
        first = self.problems[0]
        if first.is_mistake:
            text = "\n".join(report(problem) for problem in self.problems)
        else:
            text = f"{first.title}\n{first.what}\n{first.advice}\n\n{first.details}"
        QGuiApplication.clipboard().setText(text)
        asked.setText(tr("Problem", "Copied"))


class Details(QFrame):
    """Text that is folded away under its heading."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self.head = push_button(tr("Problem", "Details"), "fold")
        self.head.setCheckable(True)
        self.folded = self.head.toggled
        self.text = QPlainTextEdit(text)
        self.text.setProperty("role", "details")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(DETAILS_HEIGHT)
        self.text.setAccessibleName(tr("Problem", "Details"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self.text)
        self.head.toggled.connect(self._show)
        self._show(False)

    def _show(self, shown: bool) -> None:
        self.text.setVisible(shown)
        arrow = "down" if shown else "right"
        self.head.setIcon(QIcon(f"art:controls/{arrow}-{theme.current().name}.svg"))


def said(text: str, role: str | None = None) -> QLabel:
    """A paragraph that wraps."""
    label = text_label(text, role)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
