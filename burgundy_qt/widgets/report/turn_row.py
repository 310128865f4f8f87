"""One costly turn of a report as a card that leads to its moment."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import NoteLabel

CHOSEN_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TurnRow(QFrame):
    """`chosen` when it is clicked, or by Enter or Space; `stepped` to the next card or the one
    before, by key."""

    chosen = Signal()
    stepped = Signal(int)

    def __init__(self, moment: str, price: str, kind: str, turns: tuple[str, str]) -> None:
        super().__init__()
        self.setProperty("role", "tip")
        self.setProperty("chosen", "false")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Report", "Look at this moment of the game"))
        head = QHBoxLayout()
        head.addWidget(text_label(moment, "strong"), 1)
        head.addWidget(text_label(price, "strong"))
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 7)
        column.setSpacing(2)
        column.addLayout(head)
        for text in (kind, *turns):
            column.addWidget(Wrapped(text))
        self.setAccessibleName(". ".join((moment, price, kind, *turns)))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go there, or on to another card; other keys go their way."""
        if event.key() in CHOSEN_BY:
            self.chosen.emit()
        elif event.key() in STEPS:
            self.stepped.emit(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class Wrapped(NoteLabel):
    """A note that goes on in the next line, and is as high as that needs at any width."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keep the room for all lines."""
        super().resizeEvent(event)
        if self.text():
            self.say(self.text())
