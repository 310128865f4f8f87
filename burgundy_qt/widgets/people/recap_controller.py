"""The recap of what the others did: shown when one's turn begins, until one acts or puts it
away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.people.recap_cards import Recap
from burgundy_qt.widgets.people.turn_recap import (
    SeatActions,
    actions_by_seat,
    has_acted,
    lines_since_last_turn,
)
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles, seat_styles_of

Told = tuple[Sequence[SeatActions], Sequence[str], SeatStyles]
"""What the others did, the names of all seats, and their colours."""
NOTHING: Told = (), (), PLAIN


class RecapController(QObject):
    """Fills one of two Recaps: the `column` for the card beside the table, or the `row` for the
    foot of a narrow one. `asked` carries the number of a deed's event, `left` says that the keys
    are wanted elsewhere, `changed` that others are shown now, or none.

    `is_wanted`: whether they come by themselves."""

    asked = Signal(int)
    left = Signal()
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_wanted = True
        self.column, self.row = Recap(), Recap(in_a_row=True)
        self.recap = self.column  # the one that is filled
        self._put_away_at: tuple[str, int] | None = None
        for recap in (self.column, self.row):
            recap.asked.connect(self.asked)
            recap.left.connect(self.leave)
            recap.closed.connect(self.leave)
        self._view: GameView | None = None
        self._told: Told = NOTHING
        self._stands_at: int | None = None

    def lie_in_row(self, in_row: bool) -> None:
        """Show them in the row from now on, or in the column."""
        recap = self.row if in_row else self.column
        if recap is not self.recap:
            self.recap.tell(*NOTHING)
            self.recap = recap
            self._fill(self._told)
            recap.stand_at(self._stands_at)

    @property
    def is_shown(self) -> bool:
        """Whether there is something to be seen."""
        return bool(self.recap.cards)

    @property
    def holds_keys(self) -> bool:
        """Whether the keys go through the deeds."""
        return self.recap.holds_keys

    def recall(self, view: GameView, lines: Sequence[LogLine]) -> None:
        """The person of this view is to decide: show what the others did, where that is new;
        `lines` are the log."""
        seat = view.person_to_decide
        known = self._put_away_at == (view.game_id, view.revision)
        if seat is None or known or not self.is_wanted or has_acted(view, seat):
            self.clear()
        else:
            self._tell(view, seat, lines)

    def call(self, view: GameView, seat: int, lines: Sequence[LogLine]) -> None:
        """Somebody asks what the others did since the last turn of this seat."""
        self._put_away_at = None
        self._tell(view, seat, lines)

    def leave(self) -> None:
        """Put them away, for as long as nobody acts."""
        if self._view is not None:
            self._put_away_at = self._view.game_id, self._view.revision
        self.clear()
        self.left.emit()

    def clear(self) -> None:
        """Show nothing."""
        if self.is_shown:
            self._view = None
            self._fill(NOTHING)

    def take_focus(self) -> None:
        """Bring the keys to the first deed."""
        self.recap.take_focus()

    def stand_at(self, events: int | None) -> None:
        """So many events have happened in the position that is looked back at; None: in none."""
        self._stands_at = events
        self.recap.stand_at(events)

    def _tell(self, view: GameView, seat: int, lines: Sequence[LogLine]) -> None:
        self._view = view
        doings = actions_by_seat(lines_since_last_turn(view, seat, lines))
        names, seating = seat_names(view.line_up.seats), seat_styles_of(view.line_up.seats)
        self._fill((doings, names, seating))

    def _fill(self, told: Told) -> None:
        self._told = told
        self.recap.tell(*told)
        self.changed.emit()
