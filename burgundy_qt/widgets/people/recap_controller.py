"""The recap of the others' actions: shown at the start of a person's turn, until they act or
close it."""

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

RecapContent = tuple[Sequence[SeatActions], Sequence[str], SeatStyles]
"""What the others did, the names of all seats, and their colours."""
NOTHING: RecapContent = (), (), PLAIN


class RecapController(QObject):
    """Fills one of two Recaps: the `column` beside the table, or the `row` at the foot of a narrow
    one.

    `asked` carries the number of an action's event. `left` says that the focus must leave it,
    `changed` that its contents are new or gone. `is_wanted` says whether it appears automatically.
    """

    asked = Signal(int)
    left = Signal()
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_wanted = True
        self.column, self.row = Recap(), Recap(in_a_row=True)
        self.recap = self.column  # the one in use
        self._put_away_at: tuple[str, int] | None = None
        for recap in (self.column, self.row):
            recap.asked.connect(self.asked)
            recap.left.connect(self.leave)
            recap.closed.connect(self.leave)
        self._view: GameView | None = None
        self._content: RecapContent = NOTHING
        self._stands_at: int | None = None

    def lie_in_row(self, in_row: bool) -> None:
        """Show the recap in the row or in the column from now on."""
        recap = self.row if in_row else self.column
        if recap is not self.recap:
            self.recap.tell(*NOTHING)
            self.recap = recap
            self._fill(self._content)
            recap.stand_at(self._stands_at)

    @property
    def is_shown(self) -> bool:
        """Whether the recap is visible."""
        return bool(self.recap.cards)

    @property
    def holds_keys(self) -> bool:
        """Whether one of the actions has the focus."""
        return self.recap.holds_keys

    def recall(self, view: GameView, lines: Sequence[LogLine]) -> None:
        """Show the others' actions to the person who decides in this view, unless they have
        seen them; `lines` are the log."""
        seat = view.person_to_decide
        known = self._put_away_at == (view.game_id, view.revision)
        if seat is None or known or not self.is_wanted or has_acted(view, seat):
            self.clear()
        else:
            self._tell(view, seat, lines)

    def call(self, view: GameView, seat: int, lines: Sequence[LogLine]) -> None:
        """Show the others' actions since the last turn of this seat, on request."""
        self._put_away_at = None
        self._tell(view, seat, lines)

    def leave(self) -> None:
        """Close the recap until the next action."""
        if self._view is not None:
            self._put_away_at = self._view.game_id, self._view.revision
        self.clear()
        self.left.emit()

    def clear(self) -> None:
        """Remove the recap."""
        if self.is_shown:
            self._view = None
            self._fill(NOTHING)

    def take_focus(self) -> None:
        """Give the focus to the first action."""
        self.recap.take_focus()

    def stand_at(self, events: int | None) -> None:
        """Mark the past position after so many events; None means that none is in view."""
        self._stands_at = events
        self.recap.stand_at(events)

    def _tell(self, view: GameView, seat: int, lines: Sequence[LogLine]) -> None:
        self._view = view
        doings = actions_by_seat(lines_since_last_turn(view, seat, lines))
        names, seat_styles = seat_names(view.line_up.seats), seat_styles_of(view.line_up.seats)
        self._fill((doings, names, seat_styles))

    def _fill(self, recap: RecapContent) -> None:
        self._content = recap
        self.recap.tell(*recap)
        self.changed.emit()
