"""The dialog for playing on from a past position: it asks who plays the new game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.history.turn_strip import standing
from burgundy_qt.widgets.new_game import player_choice, seat_list, seat_row


class PlayOnDialog(dialog_frame.DialogFrame):
    """Asks who plays at each seat in the game that begins from `past`.

    `becomes_casual` warns that the game in view will no longer be rated. `asked` carries the
    revision and the LineUp.
    """

    asked = QtCore.Signal(int, object)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        past: GameView,
        last: int,
        becomes_casual: bool,
        levels: Sequence[player_choice.Player],
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
        self.setMinimumWidth(dialog_frame.scaled_width(600))
        self.past, self.usual = past, usual
        dialog_frame.set_help_topic(self, "saving#play-on")
        self.column = QtWidgets.QVBoxLayout()
        self.column.setSpacing(12)
        self.rows = [self._row(seat, levels) for seat in range(len(past.line_up.seats))]
        self.halves = dialog_frame.SplitBody(dialog_frame.body_half(self.column))
        self.body.addWidget(self.halves, 1)
        self.wrong = dialog_frame.text_label("", "bad")
        self.body.addWidget(self.wrong)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Cancel")).clicked.connect(self.reject)
        self.start = self.add_button(tr("Play on", "Play on"), "primary")
        self.start.clicked.connect(self.accept)
        for row in self.rows:
            row.changed.connect(self._check)
            row.who.currentIndexChanged.connect(lambda: seat_row.call_by_seats(self.rows))
        seat_row.call_by_seats(self.rows)
        self._check()
        self.start.setFocus()
        dialog_frame.fit_to_window(self, self.halves)

    def _row(self, seat: int, levels: Sequence[player_choice.Player]) -> seat_row.SeatRow:
        row = seat_row.row_of_game(seat, self.past, levels, self.usual)
        row.colour_wished.connect(lambda row, colour: seat_row.give_colour(self.rows, row, colour))
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
        wrong = seat_list.wrong_with_names([row.plan.name for row in self.rows])
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self.start.setEnabled(not wrong)
        return not wrong
