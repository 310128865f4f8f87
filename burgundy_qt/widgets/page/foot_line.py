"""The line at the foot of a narrow window: the last thing told, and the keys that open log, score
and tips. What the others did since one's last turn stands there instead of the last thing while it
is shown."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import button, word
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.people.recap import Recap
from burgundy_qt.widgets.theme.labels import SpriteLabel
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles

HEIGHT = 32  # units


class FootLine(QFrame):
    """Takes the place of the log card where the table has no column for it."""

    log_asked = Signal()
    score_asked = Signal()
    tips_asked = Signal()

    def __init__(self, recap: Recap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "foot")
        self.recap = recap
        self.crest = SpriteLabel("pieces/marker-0", 16)
        self._tells_of_seat = False
        self.told = word("", "log")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.crest)
        row.addWidget(self.told, 1)
        row.addWidget(recap, 1)
        self.tips, self.log, self.score = button("", "foot"), button("", "foot"), button("", "foot")
        openings = (
            (self.tips, self.tips_asked),
            (self.log, self.log_asked),
            (self.score, self.score_asked),
        )
        for opening, asked in openings:
            opening.clicked.connect(asked)
            row.addWidget(opening)
        self.tips.hide()
        self.title = ""
        self.show_keys()
        keymap.changed.connect(self.show_keys)

    def show_keys(self) -> None:
        """Say what the buttons open, each with its key."""
        key = keymap.label("tips")
        told = tr("Foot", "{page}  {key}", page=self.title, key=key)
        self.tips.setText(told if self.title else tr("Foot", "Tips  {key}", key=key))
        self.log.setText(tr("Foot", "Log  {key}", key=keymap.label("log")))
        self.score.setText(tr("Foot", "Score  {key}", key=keymap.label("score")))

    def letter(self, scale: float) -> None:
        """The text has been given this scale: the line is as high as it needs."""
        self.setFixedHeight(round(HEIGHT * scale))
        self.recap.letter(scale)
        self.fit()

    def offer_tips(self, are_there: bool, title: str = "") -> None:
        """Whether there are tips that can be opened, or a page of another title in their place."""
        self.title = title
        self.show_keys()
        self.tips.setVisible(are_there)

    def fit(self) -> None:
        """Show the recap, where there is one, instead of the last thing told."""
        self.told.setHidden(not self.recap.isHidden())
        self.crest.setHidden(not self.recap.isHidden() or not self._tells_of_seat)
        self.recap.fit(QSize(self.recap.width(), self.height() - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The recap follows."""
        super().resizeEvent(event)
        self.layout().activate()  # type: ignore[union-attr]
        self.fit()

    def say(self, line: LogLine | None, seating: SeatStyles = PLAIN) -> None:
        """Show the last line of the log."""
        self._tells_of_seat = line is not None and line.seat is not None
        self.fit()
        if line is None:
            self.told.clear()
            return
        if line.seat is not None:
            self.crest.show_art(seating.crest(line.seat, self.crest.across))
        self.told.setText(line.text)
