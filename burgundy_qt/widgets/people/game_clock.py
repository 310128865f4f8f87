"""The clock of a game, and the remaining time under each person's crest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from burgundy_qt.session import game_profile, line_up
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.sprites.brush import on_pixel
from burgundy_qt.widgets.table.stage import TableStage
from burgundy_qt.widgets.theme import sprite_files

BEAT_MS = 200
LONGEST_BEAT_MS = 1000  # time in which the computer slept does not count
TELL_EVERY_MS = 5000

Turn = tuple[int | None, int]  # the seat that decides, and the number of turns begun
NONE: Turn = (None, -1)


class ThinkingClock(QObject):
    """Measures the time of one game. `rests` says whether something else than the game is in view.

    `ticked` says that the displayed time has changed. `measured` carries the game's id and the
    Clock to save. `ran_out` carries the seat whose time is over, once each turn.
    """

    ticked = Signal()
    measured = Signal(str, object)
    ran_out = Signal(int)

    def __init__(self, rests: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.rests = rests
        self.clock: line_up.Clock | None = None
        self.seat: int | None = None  # the seat that thinks
        self.game_id = ""
        self._turn: Turn = (None, 0)
        self._is_over_reported = False
        self._untold = 0
        self._since = QElapsedTimer()
        self._beat = QTimer(self, interval=BEAT_MS)
        self._beat.timeout.connect(self._run)

    def begin(self, view: GameView) -> None:
        """Start with a game that was begun, opened or undone.

        The current turn counts as begun, unless nobody has used time yet; undo restores no time.
        """
        self.stop()
        if view.game_id != self.game_id or view.line_up.clock is None:
            self.clock = view.line_up.clock
        self.game_id = view.game_id
        is_fresh = self.clock is not None and self.clock == self.clock.wound(len(self.clock.left))
        self._turn = NONE if is_fresh else turn_of(view)
        self.ticked.emit()

    def take_over(self, other: ThinkingClock) -> None:
        """Continue from another clock of the same game."""
        other.stop()
        self.clock, self.game_id, self._turn = other.clock, other.game_id, other._turn

    def think(self, view: GameView) -> None:
        """Start to count the time of the person who decides in this view."""
        seat = view.person_to_decide
        if self.clock is None or seat is None:
            return
        if turn_of(view) != self._turn:
            self._turn, self._is_over_reported = turn_of(view), False
            self.clock = self.clock.turn_begun(seat)
        self.seat = seat
        self._since.start()
        self._beat.start()
        self.ticked.emit()

    def stop(self) -> None:
        """Stop counting."""
        if self.seat is not None:
            self._run()
            self._report_time()
        self.seat = None
        self._beat.stop()

    def _run(self) -> None:
        if self.clock is None or self.seat is None:
            return
        passed = min(self._since.restart(), LONGEST_BEAT_MS)
        if (
            self.rests()
            or QApplication.activeModalWidget() is not None
            or QApplication.activePopupWidget() is not None
        ):
            return
        before = self.clock.left[self.seat]
        self.clock = self.clock.after(self.seat, passed)
        left = self.clock.left[self.seat]
        if left < 0 and not self._is_over_reported:
            self._is_over_reported = True
            self.ran_out.emit(self.seat)
        if left // 1000 != before // 1000:
            self.ticked.emit()
        self._untold += passed
        if self._untold >= TELL_EVERY_MS:
            self._report_time()

    def _report_time(self) -> None:
        if self._untold:
            self._untold = 0
            self.measured.emit(self.game_id, self.clock)


def turn_of(view: GameView) -> Turn:
    """Return the turn of a view."""
    begins_turn = game_profile.profile_of(view.game).begins_turn
    return view.person_to_decide, sum(begins_turn(event) for event in view.events)


def clock_text(milliseconds: int) -> str:
    """Return a time as clocks show it: "12:05", "1:02:03", and "-0:07" after its end, with a
    true minus."""
    seconds = -(-abs(milliseconds) // 1000)
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"\N{MINUS SIGN}{text}" if milliseconds < 0 else text


LEVEL = 6.0  # above the grounds and the pieces, below flying pieces
WAITING = 0.62


class SeatClocks:
    """Draws the time of a `clock` for each person, if the game has one."""

    def __init__(self, scene: TableStage, clock: ThinkingClock) -> None:
        self.scene, self.clock = scene, clock
        self.items: dict[int, QGraphicsPixmapItem] = {}
        self.words: dict[int, str] = {}
        clock.ticked.connect(self.show)

    def show(self) -> None:
        """Show the remaining times, dimmed for those who do not think.

        There are none while another game, such as a question, is on the table.
        """
        view, clock = self.scene.view, self.clock.clock
        if view is None:
            return
        left: Sequence[int] = ()
        if clock is not None and view.game_id == self.clock.game_id:
            left = clock.left
        people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
        shown = people if left else []
        for seat in [seat for seat in self.items if seat not in shown]:
            self.scene.removeItem(self.items.pop(seat))
            del self.words[seat]
        for seat in shown:
            self._show(seat, left[seat])

    def _show(self, seat: int, left: int) -> None:
        layout, style = self.scene.layout, self.scene.paint_style
        if layout is None or style is None:
            return
        if seat not in self.items:
            self.items[seat] = QGraphicsPixmapItem()
            self.items[seat].setZValue(LEVEL)
            self.scene.addItem(self.items[seat])
        corner, height = layout.clock(seat)
        self.words[seat] = clock_text(left)
        item = self.items[seat]
        item.setPixmap(
            sprite_files.badge(self.words[seat], "over" if left < 0 else "count", height, style.dpr)
        )
        item.setPos(on_pixel(corner, style))
        item.setOpacity(1.0 if seat == self.clock.seat else WAITING)
