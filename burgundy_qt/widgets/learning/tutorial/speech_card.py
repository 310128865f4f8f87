"""What the guide says: a title, some sentences, what to try, how far one has come, and the ways
on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label

WIDTH = 410
SHOW_KEY = "F2"


class SpeechCard(QFrame):
    """Lies on a bubble that the veil draws.

    `next_asked`: it was read; `showing_asked`: do it for me; `left`: say no more.
    """

    next_asked = Signal()
    showing_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "speech")
        self.setAccessibleName(tr("Guide", "Guide"))
        self.scale = 1.0
        self.title, self.text, self.ask = (
            text_label("", "speech-title"),
            text_label("", "speech"),
            text_label("", "speech-ask"),
        )
        for label in (self.title, self.text, self.ask):
            label.setWordWrap(True)
        self.count = text_label("", "caption")
        self.leaving = push_button(tr("Guide", "Leave the guide"), "flat")
        self.showing = push_button(tr("Guide", "Show me"))
        self.showing.setToolTip(tr("Guide", "Key {key}", key=SHOW_KEY))
        self.next = push_button(tr("Guide", "Next"), "primary")
        self.leaving.clicked.connect(self.left)
        self.showing.clicked.connect(self.showing_asked)
        self.next.clicked.connect(self.next_asked)
        self.next.setAutoDefault(True)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(8)
        for label in (self.title, self.text, self.ask):
            self.column.addWidget(label)
        self.column.addSpacing(4)
        self.column.addLayout(self._foot())
        self.hide()

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.count)
        foot.addStretch(1)
        for way in (self.leaving, self.showing, self.next):
            foot.addWidget(way)
        return foot

    def say(self, title: str, text: str, ask: str, step: int, steps: int) -> None:
        """Tell one step; `ask` is what to do, "" where one only reads on. `step` counts from 0."""
        self.title.setText(title)
        self.text.setText(text)
        self._say_ask(ask, "speech-ask")
        self.count.setText(tr("Guide", "{step} of {steps}", step=step + 1, steps=steps))
        self.showing.setVisible(bool(ask))
        self.next.setVisible(not ask)
        self.next.setText(tr("Guide", "Next") if step + 1 < steps else tr("Guide", "Play on"))
        self.leaving.setVisible(step + 1 < steps)
        self.setAccessibleDescription(f"{title}. {text} {ask}")
        self._fit()

    def refuse(self, why: str) -> None:
        """Say gently what to do instead of what was tried."""
        self._say_ask(why, "pointed-out")
        self._fit()

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""
        self.scale = scale
        self._fit()

    def _say_ask(self, text: str, role: str) -> None:
        self.ask.setText(text)
        self.ask.setVisible(bool(text))
        self.ask.setProperty("role", role)
        self.ask.style().unpolish(self.ask)
        self.ask.style().polish(self.ask)

    def _fit(self) -> None:
        side = round(20 * self.scale)
        self.column.setContentsMargins(side, round(16 * self.scale), side, round(14 * self.scale))
        width = round(WIDTH * self.scale)
        self.setFixedWidth(width)
        self.column.activate()
        self.setFixedHeight(max(1, self.column.totalHeightForWidth(width)))

    def take_focus(self) -> None:
        """Let Enter read on."""
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)
