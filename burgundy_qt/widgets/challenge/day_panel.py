"""What is told of one day: the deal, how its challenge went, where one stands among the bots."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language.translation import tr
from burgundy_qt.session.challenge.daily_deal import ChallengeEntry, request_of_day
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.challenge.ladder import Ladder, rungs
from burgundy_qt.widgets.challenge.preview import PictureOfDay, deal_told
from burgundy_qt.widgets.challenge.words import (
    against_told,
    day_told,
    standing_told,
    state_told,
)
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.phrases.wording import capitalize

LEAST = 420
"""Pixels: so wide the ladder wants to be."""


class DayPanel(QWidget):
    """Shows a day of a game; `said` carries what is to be told of its code."""

    said = Signal(str)

    def __init__(self, person: SeatPlan) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.setMinimumWidth(LEAST)
        self.person, self.code = person, ""
        self.levels = [level.name for level in available_levels()]
        self.day, self.deal = text_label("", "heading"), text_label("", "note")
        self.against, self.state = text_label("", "note"), text_label("", "strong")
        self.standing = text_label("", "note")
        self.picture, self.ladder = PictureOfDay(), Ladder()
        self.copy = IconButton(tr("Deal", "Copy the challenge code"), "copy", "flat")
        self.copy.clicked.connect(self._copy)
        for label in (self.day, self.deal, self.against, self.state, self.standing):
            label.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(3)
        for part in (self.day, self.deal, self.against):
            words.addWidget(part)
        words.addSpacing(8)
        words.addWidget(self.state)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(row)
        column.addWidget(self.ladder)
        column.addWidget(self.standing)
        column.addLayout(foot)
        column.addStretch(1)

    def show_day(
        self, game: str, day: date, entry: ChallengeEntry, is_today: bool, is_there: bool
    ) -> None:
        """Show the day; `is_there`: its try can be played on."""
        request = request_of_day(game, day)
        self.code = deal_code_of(request)
        self.copy.setToolTip(self.code)
        self.day.setText(day_told(day))
        self.deal.setText(deal_told(game, day))
        self.against.setText(capitalize(against_told(request["players"])))
        self.state.setText(state_told(entry, is_today, is_there))
        self.picture.show_day(game, day)
        self._show_ladder(entry, is_today)

    def _show_ladder(self, entry: ChallengeEntry, is_today: bool) -> None:
        """Nothing is told of the bots before one has played oneself, or the day is over."""
        points, got = entry.points, entry.levels
        has_ladder = points is not None or (bool(got) and not is_today)
        self.ladder.setVisible(has_ladder)
        self.standing.setVisible(has_ladder)
        if has_ladder:
            self.ladder.show_rungs(rungs(self.person, points, self.levels, got))
            self.standing.setText(
                tr("Challenge", "The bots of every level on this deal.")
                if points is None
                else standing_told(points, got, len(self.levels))
            )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self.said.emit(
            tr(
                "Deal",
                "In the clipboard: {code}. Whoever plays it has the same deal.",
                code=self.code,
            )
        )
