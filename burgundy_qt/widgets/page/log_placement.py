"""Where the log's card lies: beside the table, or over it where there is no column for it. There it
is in sight only when asked for, and the foot line shows the last thing told."""

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
from burgundy_qt.widgets.people.recap_cards import Recap
from burgundy_qt.widgets.people.recap_controller import RecapController
from burgundy_qt.widgets.table.table_view import TableView
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import SpriteLabel
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles
from burgundy_qt.widgets.theme.theme import LARGEST_SCALE

HEIGHT = 32  # units


class FootLine(QFrame):
    """Takes the place of the log card where the table has no column for it."""

    log_asked = Signal()
    score_asked = Signal()
    tips_asked = Signal()

    def __init__(self, recap: Recap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "foot")
        self.recap = recap
        self.crest = SpriteLabel("pieces/marker-0", 16)
        self._tells_of_seat = False
        self.told = text_label("", "log")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.crest)
        row.addWidget(self.told, 1)
        row.addWidget(recap, 1)
        self.tips, self.log, self.score = (
            push_button("", "foot"),
            push_button("", "foot"),
            push_button("", "foot"),
        )
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
        """Say what the buttons open, each with its key."""
        key = keymap.label("tips")
        told = tr("Foot", "{page}  {key}", page=self.title, key=key)
        self.tips.setText(told if self.title else tr("Foot", "Tips  {key}", key=key))
        self.log.setText(tr("Foot", "Log  {key}", key=keymap.label("log")))
        self.score.setText(tr("Foot", "Score  {key}", key=keymap.label("score")))

    def letter(self, scale: float) -> None:
        """The text has been given this scale: the line is as high as it needs."""
        self.setFixedHeight(round(HEIGHT * scale))
        self.recap.letter(scale)
        self.fit()

    def offer_tips(self, are_there: bool, title: str = "") -> None:
        """Whether there are tips that can be opened, or a page of another title in their place."""
        self.title = title
        self.show_keys()
        self.tips.setVisible(are_there)

    def fit(self) -> None:
        """Show the recap, where there is one, instead of the last thing told."""
        self.told.setHidden(not self.recap.isHidden())
        self.crest.setHidden(not self.recap.isHidden() or not self._tells_of_seat)
        self.recap.fit(QSize(self.recap.width(), self.height() - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The recap follows."""
        super().resizeEvent(event)
        self.layout().activate()  # type: ignore[union-attr]
        self.fit()

    def say(self, line: LogLine | None, seating: SeatStyles = PLAIN) -> None:
        """Show the last line of the log."""
        self._tells_of_seat = line is not None and line.seat is not None
        self.fit()
        if line is None:
            self.told.clear()
            return
        if line.seat is not None:
            self.crest.show_art(seating.crest(line.seat, self.crest.across))
        self.told.setText(line.text)


WIDE, HIGH = 372, 262  # what it takes at the usual size
EDGE, ABOVE_PROMPT = 12, 6  # pixels left free round it


def floating(view: QRect, prompt: QRect, kept_free: int, chips: int = 0) -> tuple[QRect, QRect]:
    """Return the usual place in a `view`, and the highest that it may grow to: never over the
    prompt with its buttons or what else lies at the foot, nor over the `chips` of the other seats,
    which end there."""
    foot = max(kept_free + EDGE, view.bottom() - prompt.top() + ABOVE_PROMPT)
    high = view.adjusted(max(0, view.width() - WIDE), EDGE + chips, -EDGE, -foot)
    return high.adjusted(0, max(0, high.height() - HIGH), 0, 0), high


class LogPlace(QObject):
    """Lays the `log` for the table of a `view`, and shows the `foot` where the log floats, with the
    recap above the one or in the other. `changed` comes when it floats from now on, or no longer
    does; `room_wanted` carries whether the other seats are to stand aside for it; `kept_free` how
    much of the table's foot something else covers from now on."""

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
        """Return whether the card lies over the table now."""
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

    def recall(self, view: GameView, seat: int) -> None:
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


# Letters that grow with the table: what lies on it is dressed in the style sheet at the table's own
# scale.


LEAST, MOST = 0.9, 2.4
USUAL = QSize(1280, 800)
"""A window in which a unit of the design is a pixel."""
STEPS = 20
"""Of a unit: what lies beside the table is not dressed anew for every pixel of a window."""


def unit_beside(widget: QWidget) -> float:
    """Pixels per unit of the design for what takes room from the table, by the size of its window
    alone: by the table's own unit, which depends on that room, the two would never come to rest."""
    window = widget.window().size()
    unit = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    return math.floor(STEPS * unit) / STEPS


class FontScaler:
    """Dresses widgets whenever the table's unit, the size of text or the theme has changed, and
    only then."""

    def __init__(self) -> None:
        self._dressed: dict[QWidget, tuple[Callable[[float], object], float]] = {}
        self._last: object = None

    def add(
        self, widget: QWidget, then: Callable[[float], object], largest_text: float = LARGEST_SCALE
    ) -> None:
        """Dress this widget too; `then` is told the scale for what a style sheet cannot say.

        `largest_text` bounds the size of text where the table gives the widget no more room.
        """
        self._dressed[widget] = then, largest_text
        self._last = None

    def follow(self, unit: float) -> None:
        """The table has so many pixels per unit of the design."""
        palette = theme.current()
        unit = min(MOST, max(LEAST, unit))
        if (palette, unit, theme.scale()) == self._last:
            return
        self._last = palette, unit, theme.scale()
        for widget, (then, largest_text) in self._dressed.items():
            scale = unit * min(largest_text, theme.scale())
            usual = scale == theme.scale()  # the application wears it already
            widget.setStyleSheet("" if usual else theme.style_sheet(palette, scale))
            then(scale)
