"""Whether people play by a clock, and by which: a fold that stays closed for most games."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import GAME, TURN, Clock
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic, text_label
from burgundy_qt.widgets.theme import sprite_files, theme

GAME_MINUTES = 5, 10, 15, 20, 30, 45, 60, 90
INCREMENTS = 0, 5, 10, 15, 20, 30, 60
TURN_SECONDS = 15, 30, 45, 60, 90, 120, 180, 300
USUAL_MINUTES, USUAL_INCREMENT, USUAL_SECONDS = 20, 10, 60


class ClockChoice(QWidget):
    """A fold with the clock in it; it opens by itself where a clock was chosen."""

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "new-game#clock")
        self.fold = push_button(tr("Clock", "More"), "fold")
        self.fold.setIconSize(QSize(16, 16))
        self.kind, self.minutes, self.increment, self.seconds = (QComboBox() for _ in range(4))
        self._fill()
        self.inside = QWidget()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(text_label(tr("Clock", "Clock"), "caption"))
        for choice in (self.kind, self.minutes, self.increment, self.seconds):
            row.addWidget(choice)
        row.addStretch(1)
        self.note = text_label(
            tr("Clock", "It only says when time is up; nobody is forced."), "note"
        )
        inside = QVBoxLayout(self.inside)
        inside.setContentsMargins(6, 0, 0, 0)
        inside.setSpacing(4)
        inside.addLayout(row)
        inside.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.inside)
        self.fold.clicked.connect(lambda: self._open(self.inside.isHidden()))
        theme.theme_changed.connect(self._draw_fold)
        self.kind.currentIndexChanged.connect(self._show_kind)
        self.show_clock(None)

    @property
    def clock(self) -> Clock | None:
        """The clock chosen, if any."""
        match self.kind.currentData():
            case "game":
                return Clock(GAME, 60 * self.minutes.currentData(), self.increment.currentData())
            case "turn":
                return Clock(TURN, self.seconds.currentData())
        return None

    def show_clock(self, clock: Clock | None) -> None:
        """Show this clock as the chosen one."""
        of_game, of_turn = (clock is not None and clock.kind == kind for kind in (GAME, TURN))
        self.kind.setCurrentIndex(max(0, self.kind.findData(clock.kind if clock else None)))
        choose(self.minutes, clock.seconds // 60 if clock and of_game else USUAL_MINUTES)
        choose(self.increment, clock.increment if clock and of_game else USUAL_INCREMENT)
        choose(self.seconds, clock.seconds if clock and of_turn else USUAL_SECONDS)
        self._open(clock is not None)
        self._show_kind()

    def _fill(self) -> None:
        self.kind.addItem(tr("Clock", "No clock"), None)
        self.kind.addItem(tr("Clock", "For the whole game"), GAME)
        self.kind.addItem(tr("Clock", "For every turn"), TURN)
        for minutes in GAME_MINUTES:
            self.minutes.addItem(tr("Clock", "{n} minute(s) each", n=minutes), minutes)
        for increment in INCREMENTS:
            self.increment.addItem(tr("Clock", "+ {n} second(s) a turn", n=increment), increment)
        for seconds in TURN_SECONDS:
            self.seconds.addItem(tr("Clock", "{n} second(s) a turn", n=seconds), seconds)
        self.kind.setAccessibleName(tr("Clock", "Clock"))
        self.minutes.setAccessibleName(tr("Clock", "Time for the game"))
        self.increment.setAccessibleName(tr("Clock", "Time that a turn adds"))
        self.seconds.setAccessibleName(tr("Clock", "Time for a turn"))

    def _open(self, on: bool) -> None:
        self.inside.setVisible(on)
        self._draw_fold()

    def _draw_fold(self) -> None:
        way = "right" if self.inside.isHidden() else "down"
        self.fold.setIcon(
            sprite_files.pixmap(
                f"controls/{way}-{theme.current().name}", 16, self.devicePixelRatioF()
            )
        )

    def _show_kind(self) -> None:
        kind = self.kind.currentData()
        self.minutes.setVisible(kind == GAME)
        self.increment.setVisible(kind == GAME)
        self.seconds.setVisible(kind == TURN)
        self.note.setVisible(kind is not None)


def choose(box: QComboBox, value: int) -> None:
    """Choose the entry of that value, or the first."""
    box.setCurrentIndex(max(0, box.findData(value)))
