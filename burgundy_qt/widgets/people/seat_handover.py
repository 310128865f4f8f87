"""When the screen is passed on: where another person decides than the one who sat here last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.people.pass_screen import PassScreen
from burgundy_qt.widgets.play.game_input import input_of


class SeatHandover(QObject):
    """Knows who sits at the `table`, and puts a screen between two people where that `is_wanted`.
    A view that is face down always waits behind it: what is private comes with its owner alone, by
    whatever way the game has come there (session/onlooker).

    `came` carries the seat of who says to be there, then comes `passed`; `wanted` carries whether
    the screen is to come again."""

    came = Signal(int)
    passed = Signal()
    wanted = Signal(bool)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.is_wanted = True
        self.seat: int | None = None
        self._next: int | None = None
        self.screen = PassScreen(table)
        self.screen.passed.connect(self._take_seat)
        self.screen.wanted.connect(self.wanted)

    def begin(self, view: View) -> None:
        """Where nothing is hidden, whoever decides in a game that is begun, opened or gone back in
        sits here already."""
        self.put_away()
        self.seat = view.person_to_decide

    def comes_between(self, view: View, lines: Sequence[LogLine]) -> bool:
        """Whether the person who decides has to come first; the screen asks for that, with the
        log's `lines`."""
        seat = view.person_to_decide
        if seat is None:
            return False
        if not self.is_due(view):
            self.seat = seat
            return False
        self._next = seat
        self.screen.ask_for(view, lines)
        return True

    def is_due(self, view: View) -> bool:
        """Whether another person decides than the one who sits here, and is to be waited for."""
        if view.is_face_down:
            return True
        is_another = self.seat not in (None, view.person_to_decide)
        return self.is_wanted and is_another and input_of(view.game).passes_screen

    def put_away(self) -> None:
        """Something else is shown now."""
        self.screen.put_away()

    def _take_seat(self) -> None:
        self.seat = self._next
        self.came.emit(self.seat)
        self.passed.emit()
