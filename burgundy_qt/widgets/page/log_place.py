"""Where the log's card lies: beside the table, or over it where there is no column for it. There it
is in sight only when asked for, and a line at the foot tells the last thing instead."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.log_card import LOG, SCORE, LogCard
from burgundy_qt.widgets.page.floating import floating
from burgundy_qt.widgets.page.foot_line import FootLine
from burgundy_qt.widgets.people.recalling import Recalling
from burgundy_qt.widgets.table.table_view import TableView


class LogPlace(QObject):
    """Lays the `log` for the table of a `view`, and shows the `foot` where the log floats, with the
    recap above the one or in the other. `changed` comes when it floats from now on, or no longer
    does; `room_wanted` carries whether the other seats are to stand aside for it; `kept_free` how
    much of the table's foot something else covers from now on."""

    changed = Signal()
    kept_free = Signal(int)
    room_wanted = Signal(bool)

    def __init__(self, view: TableView, log: LogCard, foot: FootLine, recalling: Recalling) -> None:
        super().__init__(view)
        self.view, self.log, self.foot, self.recalling = view, log, foot, recalling
        self._kept_free = 0
        foot.hide()
        log.fitted.connect(self._make_room)
        log.told.connect(lambda: foot.say(log.last_line, log.seating))
        log.log.left.connect(self.leave)
        recalling.left.connect(self.leave)
        recalling.changed.connect(log.log_page.fit)
        recalling.changed.connect(foot.fit)
        foot.log_asked.connect(lambda: self.turn_to(LOG))
        foot.score_asked.connect(lambda: self.turn_to(SCORE))

    @property
    def floats(self) -> bool:
        """Whether the table has no column for the log."""
        return self.view.log_rect().isEmpty()

    def covers_table(self) -> bool:
        """Whether the card lies over the table now."""
        return self.floats and self.log.isVisible()

    def turn_to(self, page: int) -> None:
        """Open a page of the card; a second time closes it where it lies over the table."""
        if self.covers_table() and self.log.tabs.currentIndex() == page:
            self.log.hide()
            self.view.setFocus()
            return
        self.log.turn_to(page)
        self.log.show()
        if page == LOG:
            self.log.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_page(self, page: int) -> None:
        """Open a page of the card; where it would lie over the table it only lies ready."""
        if self.log.page != page:
            self.log.turn_to(page)
        self.put_away()

    def leave_page(self, page: int) -> None:
        """Back to the log, where that page is open."""
        if self.log.page == page:
            self.log.turn_to(LOG)
            self.put_away()

    def leave(self) -> None:
        """Give the keys back to the table, which is uncovered."""
        self.view.setFocus()
        self.put_away()

    def put_away(self) -> None:
        """Uncover the table where the log lies over it."""
        self.log.setVisible(not self.floats)

    def recall(self, view: View, seat: int) -> None:
        """Show what the others did since the last turn of the seat, and bring the keys there; from
        there back to the table."""
        if self.recalling.holds_keys:
            self.recalling.leave()
            return
        if not self.recalling.is_shown:
            self.recalling.call(view, seat, self.log.log.told.lines)
        if not self.floats and self.log.page != LOG:
            self.log.turn_to(LOG)
        self.recalling.take_focus()

    @property
    def is_read_by_keys(self) -> bool:
        """Whether the keys go through what is told there."""
        return self.recalling.holds_keys or (
            self.log.log.hasFocus() and self.log.log.is_led_by_keys
        )

    def keep_free(self, height: int) -> None:
        """Something lies over so much of the table's foot: a log that floats stays above it, as
        above the prompt."""
        if height != self._kept_free:
            self._kept_free = height
            self.lay_out()
            self.kept_free.emit(height)

    def lay_out(self) -> None:
        """Lay the card where the table keeps room for it; without a column it floats when asked."""
        if self.floats:
            prompt, chips = self.view.prompt_rect().toAlignedRect(), round(self.view.below_chips())
            low, high = floating(self.view.rect(), prompt, self._kept_free, chips)
        else:
            low = high = self.view.log_rect().toAlignedRect()
        self.recalling.lie_in_row(self.floats)
        self.log.lie_at(low, high)
        if self.foot.isHidden() == self.floats:
            self.foot.setVisible(self.floats)
            if self.log.log.hasFocus():
                self.view.setFocus()
            self.put_away()
            self.changed.emit()
        elif not self.floats:
            self.log.show()  # it may have been put away before anything was laid out

    def _make_room(self) -> None:
        """Where the card lacks room the other seats stand aside for it, until it is low again."""
        if self.floats or not self.log.is_tall:
            self.room_wanted.emit(False)
        elif self.log.lacks_room:
            self.room_wanted.emit(True)
