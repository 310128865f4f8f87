"""One tip as a card that can be chosen and played: its steps, the reasons, the points and the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from burgundy_qt.language.figures import MINUS
from burgundy_qt.language.tr import tr
from burgundy_qt.session.advice import Tip
from burgundy_qt.widgets.advice import tip_words
from burgundy_qt.widgets.advice.tip_words import Reasoning
from burgundy_qt.widgets.controls.sheet import word

PLAYED_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter
CHOSEN_BY = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

SIGNS = {"+": "good", MINUS: "bad", "±": "caption"}


class TipCard(QFrame):
    """Shows one tip. `chosen` when it is clicked or reached by key, `played` on a double click or Enter."""

    chosen = Signal()
    played = Signal()
    stepped = Signal(int)  # to the next card or the one before, by key

    def __init__(self, number: int) -> None:
        super().__init__()
        self.setProperty("role", "tip")
        self.setProperty("chosen", "false")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Hint", "A click shows it on the table, a double click plays its first step."))
        self.name = word(tip_words.tip_name(number), "tip-name")
        self._steps: list[str] = []
        self._reasons: list[Reasoning] = []
        self.steps = QVBoxLayout()
        self.steps.setSpacing(2)
        self.reasons = QVBoxLayout()
        self.reasons.setSpacing(0)
        self.points = wrapping("", "tip-points")
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.share = word("", "tip-share")
        self.bar = QProgressBar()
        self.bar.setProperty("role", "advice")
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 1000)
        self.bar.setMinimumWidth(40)
        head = QHBoxLayout()
        head.addWidget(self.name)
        head.addWidget(self.points, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.bar, 1)
        foot.addWidget(self.share)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 7, 10, 7)
        self.column.setSpacing(4)
        self.column.addLayout(head)
        self.column.addLayout(self.steps)
        self.column.addLayout(self.reasons)
        self.column.addLayout(foot)

    def show_tip(self, tip: Tip, best: Tip, steps: Sequence[str], reasons: Sequence[Reasoning]) -> None:
        """Show this tip; `best` is what its points are compared with."""
        if list(steps) != self._steps:
            self._steps = list(steps)
            refill(self.steps, [step_row(number, step) for number, step in enumerate(steps, start=1)])
        if list(reasons) != self._reasons:
            self._reasons = list(reasons)
            refill(self.reasons, [reason_row(reason) for reason in reasons])
        self.points.setText(tip_words.points_words(tip, best))
        mark(self.points, "kind", "best" if tip is best else kind_of(tip.ahead))
        self.share.setText(tip_words.share_words(tip.win))
        self.bar.setValue(round(1000 * tip.win))
        self.setAccessibleName(tip_words.heard(tip, steps))

    def choose(self, is_chosen: bool) -> None:
        """Whether it is the one that is shown on the table."""
        for widget in (self, self.name):
            mark(widget, "chosen", "true" if is_chosen else "false")

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Play it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.played.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Play it, or go on to another one; other keys go their way."""
        if event.key() in PLAYED_BY:
            self.played.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        elif event.key() in CHOSEN_BY:
            self.stepped.emit(CHOSEN_BY[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def step_row(number: int, step: str) -> QWidget:
    """A step with its number."""
    return row_of(word(str(number), "tip-order"), wrapping(step, "tip-step"))


def reason_row(reason: Reasoning) -> QWidget:
    """A sign and what it stands for."""
    return row_of(word(reason.sign, SIGNS[reason.sign]), wrapping(reason.text, "log"))


def row_of(sign: QLabel, text: QLabel) -> QWidget:
    """A text with its sign before the first line; all signs take the same room."""
    sign.setProperty("column", "signs")
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(2, 0, 0, 0)
    line.setSpacing(7)
    line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    line.addWidget(text, 1)
    return row


def wrapping(text: str, role: str) -> QLabel:
    """A text that goes on in the next line."""
    label = word(text, role)
    label.setWordWrap(True)
    return label


def kind_of(ahead: float | None) -> str:
    """How a difference in points is coloured: "more", "fewer", or "even" where it cannot be told."""
    if ahead is None:
        return "even"
    return "more" if ahead > 0 else "fewer"


def refill(layout: QVBoxLayout, widgets: Sequence[QWidget]) -> None:
    """Put these into the layout in place of what is there."""
    while (item := layout.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.deleteLater()
    for widget in widgets:
        layout.addWidget(widget)


def mark(widget: QWidget, name: str, value: str) -> None:
    """Give a widget a property that the style sheet knows, and dress it anew where it is another one."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
