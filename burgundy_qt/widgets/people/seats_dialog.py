"""The dialog for changing seats during a game: to a bot and back, another name, another crest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.new_game import player_choice, seat_list, seat_row


class SeatsSheet(dialog_frame.DialogFrame):
    """Shows the seats of a running game. `seated` carries a tuple of SeatPlans."""

    seated = QtCore.Signal(object)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        view: GameView,
        levels: Sequence[player_choice.Player],
        usual: str = "",
    ) -> None:
        sentence = tr(
            "Seats",
            "Let a bot take over for a person, or take over from a bot. This takes effect "
            "at the next decision.",
        )
        super().__init__(parent, tr("Seats", "Players"), sentence)
        self.setMinimumWidth(dialog_frame.scaled_width(600))
        dialog_frame.set_help_topic(self, "new-game#hand-over")
        self.view, self.usual = view, usual
        self.column = QtWidgets.QVBoxLayout()
        self.column.setSpacing(12)
        self.rows = [self._row(seat, levels) for seat in range(len(view.line_up.seats))]
        self.halves = dialog_frame.SplitBody(dialog_frame.body_half(self.column))
        self.body.addWidget(self.halves, 1)
        self.note = dialog_frame.text_label("", "note")
        self.note.setWordWrap(True)
        self.wrong = dialog_frame.text_label("", "bad")
        self.body.addWidget(self.note)
        self.body.addWidget(self.wrong)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Cancel")).clicked.connect(self.reject)
        self.done_button = self.add_button(tr("Seats", "Apply"), "primary")
        self.done_button.clicked.connect(self.accept)
        for row in self.rows:
            row.changed.connect(self._check)
            row.who.currentIndexChanged.connect(lambda: seat_row.call_by_seats(self.rows))
        seat_row.call_by_seats(self.rows)
        self._check()
        self.rows[0].who.setFocus()
        dialog_frame.fit_to_window(self, self.halves)

    def _row(self, seat: int, levels: Sequence[player_choice.Player]) -> seat_row.SeatRow:
        row = seat_row.row_of_game(seat, self.view, levels, self.usual)
        row.colour_wished.connect(lambda row, colour: seat_row.give_colour(self.rows, row, colour))
        self.column.addWidget(row)
        return row

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """The plans in the fields."""
        return tuple(row.plan for row in self.rows)

    def accept(self) -> None:
        """Apply the changes, or show what is missing."""
        if self._check():
            super().accept()
            self.seated.emit(self.seats)

    def _check(self) -> bool:
        wrong = seat_list.wrong_with_names([row.written_name for row in self.rows])
        self.wrong.setText(wrong)
        self.wrong.setVisible(bool(wrong))
        self.done_button.setEnabled(not wrong)
        before = [plan.level for plan in self.view.line_up.seats]
        now = [plan.is_person for plan in self.seats]
        shows_hand = self.view.hides_hands and any(
            is_person and not plan.is_person
            for is_person, plan in zip(now, self.view.line_up.seats, strict=True)
        )
        hands_over = before != [plan.level for plan in self.seats]
        if shows_hand:
            self.note.setText(
                tr(
                    "Seats",
                    "A person who takes over from a bot sees its hand. The game then "
                    "counts as casual.",
                )
            )
        elif self.view.casual:
            self.note.setText(tr("Seats", "This is already a casual game."))
        elif hands_over:
            self.note.setText(
                tr("Seats", "You are replacing a player, so the game becomes casual.")
            )
        else:
            self.note.setText(tr("Seats", "If you replace a player, the game becomes casual."))
        return not wrong
