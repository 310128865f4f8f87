"""The position of the log's card: beside the table, or over it if there is no column for it. Over
the table it is visible only on request, and the foot line shows the last line."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.log.log_card import LOG, SCORE, LogCard
from burgundy_qt.widgets.people.recap_cards import Recap, RecapController
from burgundy_qt.widgets.table.table_view import TableView
from burgundy_qt.widgets.theme import labels, theme
from burgundy_qt.widgets.theme.palette import PLAIN, Palette, SeatStyles
from burgundy_qt.widgets.theme.theme import LARGEST_SCALE

HEIGHT = 32  # units


class FootLine(QFrame):
    """The line that replaces the log card if the table has no column for it."""

    log_asked = Signal()
    score_asked = Signal()
    tips_asked = Signal()

    def __init__(self, recap: Recap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "foot")
        self.recap = recap
        self.crest = labels.SpriteLabel("pieces/marker-0", 16)
        self._tells_of_seat = False
        self.label = text_label("", "log")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.crest)
        row.addWidget(self.label, 1)
        row.addWidget(recap, 1)
        self.tips = push_button("", "foot")
        self.log = push_button("", "foot")
        self.score = push_button("", "foot")
        openings = (
            (self.tips, self.tips_asked),
            (self.log, self.log_asked),
            (self.score, self.score_asked),
        )
        for opening, asked in openings:
            opening.clicked.connect(asked)
            row.addWidget(opening)
        self.tips.hide()
        self.title = ""
        self.show_keys()
        keymap.changed.connect(self.show_keys)

    def show_keys(self) -> None:
        """Show the key of each button in its tooltip."""
        key = keymap.label("tips")
        text = tr("Foot", "{page}  {key}", page=self.title, key=key)
        self.tips.setText(text if self.title else tr("Foot", "Tips  {key}", key=key))
        self.log.setText(tr("Foot", "Log  {key}", key=keymap.label("log")))
        self.score.setText(tr("Foot", "Score  {key}", key=keymap.label("score")))

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale, and its height for the line."""
        self.setFixedHeight(round(HEIGHT * scale))
        self.recap.set_text_scale(scale)
        self.fit()

    def offer_tips(self, are_there: bool, title: str = "") -> None:
        """Set whether there are hints to open, or a page of another title in their place."""
        self.title = title
        self.show_keys()
        self.tips.setVisible(are_there)

    def fit(self) -> None:
        """Show the recap, if there is one, instead of the last line."""
        self.label.setHidden(not self.recap.isHidden())
        self.crest.setHidden(not self.recap.isHidden() or not self._tells_of_seat)
        self.recap.fit(QSize(self.recap.width(), self.height() - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the recap to the new size."""
        super().resizeEvent(event)
        self.layout().activate()  # type: ignore[union-attr]
        self.fit()

    def say(self, line: LogLine | None, seat_styles: SeatStyles = PLAIN) -> None:
        """Show the last line of the log."""
        self._tells_of_seat = line is not None and line.seat is not None
        self.fit()
        if line is None:
            self.label.clear()
            return
        if line.seat is not None:
            self.crest.show_art(seat_styles.crest(line.seat, self.crest.across))
        self.label.setText(line.text)


WIDE, HIGH = 372, 262  # its size at the usual scale
EDGE, ABOVE_PROMPT = 12, 6  # pixels left free round it


def floating(view: QRect, prompt: QRect, kept_free: int, chips: int = 0) -> tuple[QRect, QRect]:
    """Return the usual place in a `view`, and the highest that it may grow to: never over the
    prompt with its buttons or other things at the foot, nor over the `chips` of the other seats,
    which end there."""
    foot = max(kept_free + EDGE, view.bottom() - prompt.top() + ABOVE_PROMPT)
    high = view.adjusted(max(0, view.width() - WIDE), EDGE + chips, -EDGE, -foot)
    return high.adjusted(0, max(0, high.height() - HIGH), 0, 0), high


class LogPlace(QObject):
    """The position of the `log` on the table of a `view`, and of the `foot` while the log floats;
    the recap is above the one or in the other. `changed` is emitted when the log begins or stops to
    float; `room_wanted` says whether the other seats must leave room for it; `kept_free` is the
    height at the table's foot that something else covers."""

    changed = Signal()
    kept_free = Signal(int)
    room_wanted = Signal(bool)

    def __init__(
        self, view: TableView, log: LogCard, foot: FootLine, recalling: RecapController
    ) -> None:
        super().__init__(view)
        self.view, self.log, self.foot, self.recalling = view, log, foot, recalling
        self._kept_free = 0
        foot.hide()
        log.fitted.connect(self._make_room)
        log.last_line_changed.connect(lambda: foot.say(log.last_line, log.seat_styles))
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
        """Return whether the card is over the table now."""
        return self.floats and self.log.isVisible()

    def turn_to(self, page: int) -> None:
        """Open a page of the card; a second call closes a card over the table."""
        if self.covers_table() and self.log.tabs.currentIndex() == page:
            self.log.hide()
            self.view.setFocus()
            return
        self.log.turn_to(page)
        self.log.show()
        if page == LOG:
            self.log.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_page(self, page: int) -> None:
        """Open a page of the card; a card over the table stays hidden."""
        if self.log.page != page:
            self.log.turn_to(page)
        self.put_away()

    def leave_page(self, page: int) -> None:
        """Return to the log if that page is open."""
        if self.log.page == page:
            self.log.turn_to(LOG)
            self.put_away()

    def leave(self) -> None:
        """Give the keyboard back to the table, and uncover it."""
        self.view.setFocus()
        self.put_away()

    def put_away(self) -> None:
        """Uncover the table if the log is over it."""
        self.log.setVisible(not self.floats)

    def recall(self, view: GameView, seat: int) -> None:
        """Show the other players' actions since the last turn of the seat, and move the keyboard
        focus there; from there back to the table."""
        if self.recalling.holds_keys:
            self.recalling.leave()
            return
        if not self.recalling.is_shown:
            self.recalling.call(view, seat, self.log.log.entries.lines)
        if not self.floats and self.log.page != LOG:
            self.log.turn_to(LOG)
        self.recalling.take_focus()

    @property
    def is_read_by_keys(self) -> bool:
        """Whether the recap has the keyboard focus."""
        return self.recalling.holds_keys or (
            self.log.log.hasFocus() and self.log.log.is_led_by_keys
        )

    def keep_free(self, height: int) -> None:
        """Keep a height at the table's foot free: a floating log stays above it, as above the
        prompt."""
        if height != self._kept_free:
            self._kept_free = height
            self.lay_out()
            self.kept_free.emit(height)

    def lay_out(self) -> None:
        """Place the card where the table has room for it; without a column it floats on request."""
        if self.floats:
            prompt, chips = self.view.prompt_rect().toAlignedRect(), round(self.view.below_chips())
            low, high = floating(self.view.rect(), prompt, self._kept_free, chips)
        else:
            low = high = self.view.log_rect().toAlignedRect()
        self.recalling.set_in_row(self.floats)
        self.log.set_area(low, high, self.floats)
        if self.foot.isHidden() == self.floats:
            self.foot.setVisible(self.floats)
            if self.log.log.hasFocus():
                self.view.setFocus()
            self.put_away()
            self.changed.emit()
        elif not self.floats:
            self.log.show()  # it may have been hidden before the first layout

    def _make_room(self) -> None:
        """Let the other seats leave room if the card needs it, until it is low again."""
        if self.floats or not self.log.is_tall:
            self.room_wanted.emit(False)
        elif self.log.lacks_room:
            self.room_wanted.emit(True)


# Text that scales with the table: its widgets use the style sheet at the table's own scale.


LEAST, MOST = 0.9, 2.4
USUAL = QSize(1280, 800)
"""The window size for which a unit of the design is a pixel."""
STEPS = 20
"""Steps of a unit, so that widgets beside the table do not change style for every pixel of a
window."""


def unit_beside(widget: QWidget) -> float:
    """Return the pixels per unit for widgets that take room from the table, from the size of the
    window alone. The table's own unit depends on that room, so using it would never settle."""
    window = widget.window().size()
    unit = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    return math.floor(STEPS * unit) / STEPS


class FontScaler:
    """The scale of widgets on the table. It changes their style only when the table's unit, the
    size of text or the theme has changed."""

    def __init__(self) -> None:
        self._scaled: dict[QWidget, tuple[Callable[[float], object], float]] = {}
        self._last: tuple[Palette, float, float] | None = None

    def add(
        self, widget: QWidget, then: Callable[[float], object], largest_text: float = LARGEST_SCALE
    ) -> None:
        """Add this widget, and scale it as soon as the scale is known; `then` is called with the
        scale for settings beyond a style sheet.

        `largest_text` limits the size of text if the table gives the widget no more room.
        """
        self._scaled[widget] = then, largest_text
        if self._last is not None:
            # Qt applies a style sheet before the first show; it would undo sizes that `then` sets.
            for part in (widget, *widget.findChildren(QWidget)):
                part.ensurePolished()
            self._apply_scale(widget, *self._last)

    def follow(self, unit: float) -> None:
        """Take over the table's pixels per unit."""
        palette = theme.current()
        unit = min(MOST, max(LEAST, unit))
        if (palette, unit, theme.scale()) == self._last:
            return
        self._last = palette, unit, theme.scale()
        for widget in self._scaled:
            self._apply_scale(widget, *self._last)

    def _apply_scale(self, widget: QWidget, palette: Palette, unit: float, text: float) -> None:
        then, largest_text = self._scaled[widget]
        scale = unit * min(largest_text, text)
        usual = scale == text  # the application has this style already
        set_style_sheet(widget, "" if usual else theme.style_sheet(palette, scale))
        then(scale)


def set_style_sheet(widget: QWidget, style_sheet: str) -> None:
    """Set a style sheet if it is another one: Qt dresses all children anew for the same too."""
    if widget.styleSheet() != style_sheet:
        widget.setStyleSheet(style_sheet)
