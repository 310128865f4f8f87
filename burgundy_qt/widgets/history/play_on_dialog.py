"""The dialog for playing on from a past position: it asks who plays the new game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    SplitBody,
    body_half,
    fit_to_window,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.history.turn_strip import standing
from burgundy_qt.widgets.new_game.player_choice import Player
from burgundy_qt.widgets.new_game.seat_list import wrong_with_names
from burgundy_qt.widgets.new_game.seat_row import SeatRow, call_by_seats, give_colour, row_of_game


class PlayOnDialog(DialogFrame):
    """Asks who plays at each seat in the game that begins from `past`.

    `becomes_casual` warns that the game in view will no longer be rated. `asked` carries the
    revision and the LineUp.
    """

    asked = Signal(int, object)

    def __init__(
        self,
        parent: QWidget | None,
        past: GameView,
        last: int,
        becomes_casual: bool,
        levels: Sequence[Player],
        usual: str = "",
    ) -> None:
        sentence = tr(
            "Play on",
            "A new game begins here: {place}. It is casual, because its dice and tiles "
            "come up as before.",
            place=standing(past.state, past.revision, last),
        )
        rest = (
            tr(
                "Play on",
                "The game you are looking at becomes casual too, because you could see "
                "what comes next.",
            )
            if becomes_casual
            else tr("Play on", "The game you are looking at does not change.")
        )
        super().__init__(parent, tr("Play on", "Play on from here"), f"{sentence} {rest}")
        self.setMinimumWidth(scaled_width(600))
        self.past, self.usual = past, usual
        set_help_topic(self, "saving#play-on")
        self.column = QVBoxLayout()
        self.column.setSpacing(12)
        self.rows = [self._row(seat, levels) for seat in range(len(past.line_up.seats))]
        self.halves = SplitBody(body_half(self.column))
        self.body.addWidget(self.halves, 1)
        self.wrong = text_label("", "bad")
        self.body.addWidget(self.wrong)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Cancel")).clicked.connect(self.reject)
        self.start = self.add_button(tr("Play on", "Play on"), "primary")
        self.start.clicked.connect(self.accept)
        for row in self.rows:
            row.changed.connect(self._check)
            row.who.currentIndexChanged.connect(lambda: call_by_seats(self.rows))
        call_by_seats(self.rows)
        self._check()
        self.start.setFocus()
        fit_to_window(self, self.halves)

    def _row(self, seat: int, levels: Sequence[Player]) -> SeatRow:
        row = row_of_game(seat, self.past, levels, self.usual)
        row.colour_wished.connect(lambda row, colour: give_colour(self.rows, row, colour))
        self.column.addWidget(row)
        return row

    @property
    def line_up(self) -> LineUp:
        """The line-up in the fields."""
        before = self.past.line_up
        seats = tuple(row.plan for row in self.rows)
        return LineUp(seats, before.request, tutor=before.tutor)

    def accept(self) -> None:
        """Begin the game, or show what is missing."""
        if self._check():
            super().accept()
            self.asked.emit(self.past.revision, self.line_up)

    def _check(self) -> bool:
        wrong = wrong_with_names([row.plan.name for row in self.rows])
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self.start.setEnabled(not wrong)
        return not wrong
