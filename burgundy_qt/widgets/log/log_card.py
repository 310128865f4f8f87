"""The card at the lower right: the log, and the score by source in a second tab."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTabBar, QVBoxLayout, QWidget

from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.rules.ruleset import Event, StateObject
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.controls.dialog_frame import StackedPages, set_help_topic
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.log import game_log, log_list, score_panel
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.theme import fonts, palette, theme
from burgundy_qt.widgets.theme.theme import air

MOST_AIR = 14  # the most pixels added to a tab
LETTERS, AROUND = 13, 6  # units: the text size, and the margins of the style sheet


class CardTabs(QTabBar):
    """A row of tabs whose words are fully visible in every language."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setExpanding(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the size of the words with a share of the remaining width."""
        shown = self._shown
        needed = sum(super(CardTabs, self).tabSizeHint(tab).width() for tab in shown)
        air = min(MOST_AIR, max(0, (self.width() - needed) // len(shown)))
        return super().tabSizeHint(index) + QSize(air, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Choose a smaller font if the words need more than the width."""
        super().resizeEvent(event)
        self._fit()

    def tabLayoutChange(self) -> None:  # noqa: N802
        """Fit the font to new words."""
        super().tabLayoutChange()
        self._fit()

    @property
    def _shown(self) -> list[int]:
        """The visible tabs."""
        return [tab for tab in range(self.count()) if self.isTabVisible(tab)]

    def _fit(self) -> None:
        words = QFontMetrics(fonts.text_font(LETTERS * theme.scale(), 600))
        needed = sum(
            words.horizontalAdvance(self.tabText(tab)) + AROUND * theme.scale()
            for tab in self._shown
        )
        tight = needed > self.width()
        if self.property("tight") != tight:
            self.setProperty("tight", tight)
            self.style().unpolish(self)
            self.style().polish(self)
            # otherwise Qt would keep the old positions of the tabs
            self.setTabText(0, self.tabText(0))


LOG, SCORE = 0, 1
MARGINS = 6, 6, 4, 8
GAP = 4  # between the tabs and the page
ROOM_BESIDE_PAGES = 22  # above and below a page, without the tabs
ALL_THERE_IS = 1 << 20  # the height that a tall log asks for
ALWAYS_FREE = 1 / 3
"""The share of the height over the table that a page in its short form never covers."""


class LogCard(QFrame):
    """Follows the game by its events; other parts of the window may add pages.

    It fills the place that the table reserves for it. A page may need more height: the log when
    its tab is clicked again, other pages automatically. The card then grows upwards. If it covers
    the table, because there is no column for it, some pages have a short form.

    `fitted` follows each change of its size, so that others can make space in the column.
    `last_line_changed` says that another line is the last one now.
    """

    fitted = Signal()
    last_line_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.tabs = CardTabs()
        self.more = IconButton("", "add", "flat")
        self.more.clicked.connect(self._show_more_or_less)
        self.more.hide()
        self.pages = StackedPages()
        self.column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.tabs, 1)
        head.addWidget(self.more)
        self.column.addLayout(head)
        self.column.addWidget(self.pages, 1)
        self.tabs.addTab(tr("Log", "Log"))
        self.tabs.addTab(tr("Log", "Score"))
        self.log = log_list.LogList()
        self.log_page = log_list.LogPage(self.log, self.pages)
        self.score = score_panel.ScorePanel(self.pages)
        set_help_topic(self, "saving#log")
        set_help_topic(self.score, "points")
        self.pages.addWidget(self.log_page)
        self.pages.addWidget(self.score)
        self.tabs.tabBarClicked.connect(self.turn_to)
        self._scale: float | None = None  # until it is known
        self._unmade: dict[int, Callable[[], object]] = {}
        self._give_room(1.0)
        self.game_log: game_log.GameLog | None = None
        self.view: GameView | None = None
        self.names: Sequence[str] = ()
        self.state: StateObject = {}
        self.events: Sequence[Event] = ()
        self._prepared: tuple[object, Sequence[game_log.LogLine]] = (None, ())
        self.seat_styles = palette.PLAIN
        self.low = self.high = QRect()
        self.is_tall = False
        self.is_over_table = False
        self.is_brief = True  # over the table, if the page has a short form

    def prepare(self, view: GameView) -> None:
        """Make the lines of a game that is shown soon: those of a whole game take 10 ms."""
        styles = palette.seat_styles_of(view.line_up.seats)
        lines = game_log.log_of(view.game).lines(
            view.events, seat_names(view.line_up.seats), view.state, seat_styles=styles
        )
        self._prepared = (spoken.code, view.state, view.events, view.line_up), lines

    def begin(self, view: GameView) -> None:
        """Show a game from its start."""
        self.game_log, self.state, self.events = game_log.log_of(view.game), view.state, view.events
        self.names = seat_names(view.line_up.seats)
        self.seat_styles = palette.seat_styles_of(view.line_up.seats)
        if self._prepared[0] != (spoken.code, view.state, view.events, view.line_up):
            self.prepare(view)
        lines = self._prepared[1]
        sources, teams = self.game_log.sources(view.state), view.state.get("teams", ())
        self.log.begin(self.names, lines, self.seat_styles, teams)
        self.score.begin(self.names, self.seat_styles, sources, teams)
        self._show_points(view)
        self.fit()
        self.last_line_changed.emit()

    def add(self, step: ViewStep) -> None:
        """Add a step, or rebuild the log for a seat that saw other events."""
        assert self.game_log is not None
        before = len(step.view.events) - len(step.events)
        if step.view.events[:before] != self.events:
            self.begin(step.view)
            return
        self.events = step.view.events
        self.log.add(
            self.game_log.lines(step.events, self.names, self.state, before, self.seat_styles)
        )
        self.state = step.view.state
        self._show_points(step.view)
        self.last_line_changed.emit()

    def mark_current(self, view: GameView) -> None:
        """Mark the line of a past position."""
        self.log.mark_current(len(view.events))
        self._show_points(view)
        self.last_line_changed.emit()

    def mark_end(self, view: GameView) -> None:
        """Return to the last line of the game."""
        self.log.mark_current(None)
        self._show_points(view)
        self.last_line_changed.emit()

    def _show_points(self, view: GameView | None) -> None:
        """Show the points of a view if the score is in view."""
        self.view = view
        if self.pages.currentWidget() is self.score:
            self.score.show_points(view)

    @property
    def last_line(self) -> game_log.LogLine | None:
        """The last action in the log, or the last one before the past position."""
        model = self.log.entries
        return None if model.row_of_action is None else model.lines[model.row_of_action]

    def set_text_scale(self, scale: float) -> None:
        """Scale the pictures and lines with the text."""
        self._scale = scale
        self._give_room(air(scale))
        self.log_page.set_text_scale(scale)
        for page in self.card_pages:
            page.set_text_scale(scale)

    def _give_room(self, times: float) -> None:
        left, top, right, bottom = (round(margin * times) for margin in MARGINS)
        self.column.setContentsMargins(left, top, right, bottom)
        self.column.setSpacing(round(GAP * times))
        self.room_beside_pages = round(ROOM_BESIDE_PAGES * times)

    @property
    def card_pages(self) -> list[log_list.CardPage]:
        """All pages except the log."""
        pages = (self.pages.widget(number) for number in range(self.pages.count()))
        return [page for page in pages if isinstance(page, log_list.CardPage)]

    @property
    def page(self) -> int:
        """The number of the page that is shown."""
        return self.pages.currentIndex()

    def fit(self) -> None:
        """Fit the height to the contents of the page."""
        self.more.setVisible(self._can_be_brief)
        self.more.icon_name = "add" if self.is_brief else "less"
        words = tr("Log", "Show the whole page") if self.is_brief else tr("Log", "Show less")
        self.more.setToolTip(words)
        self.more.setAccessibleName(words)
        self.more.draw()
        for page in self.card_pages:
            page.show_brief(self.is_over_table and self.is_brief)
        rect = QRect(self.low)
        highest = max(self.high.top(), rect.bottom() + 1 - self._wanted_height)
        if self._can_be_brief and self.is_brief:
            rect.setTop(max(highest, self.high.top() + round(ALWAYS_FREE * self.high.height())))
        elif self.is_tall:
            rect.setTop(min(rect.top(), highest))
        self.setGeometry(rect)
        self.raise_()
        self.fitted.emit()

    @property
    def _can_be_brief(self) -> bool:
        """Whether the page in view has a short form, and covers the table."""
        page = self.pages.currentWidget()
        return self.is_over_table and isinstance(page, log_list.CardPage) and page.can_be_brief

    def _show_more_or_less(self) -> None:
        self.is_brief = not self.is_brief
        self.fit()

    def add_page(self, title: str, page: log_list.CardPage) -> int:
        """Add a page after the others, and return its number."""
        if self._scale is not None:
            page.set_text_scale(self._scale)
        self.tabs.addTab(title)
        return self.pages.addWidget(page)

    def keep_page(self, title: str, make: Callable[[], object]) -> int:
        """Add the tab of a page that is created later, and return its number. When the tab is first
        opened, `make` is called, which calls `put_page`."""
        self.tabs.addTab(title)
        page = self.pages.addWidget(QWidget())
        self._unmade[page] = make
        return page

    def put_page(self, page: int, made: log_list.CardPage) -> None:
        """Put a page where `keep_page` has kept a place for it."""
        self._unmade.pop(page, None)
        if self._scale is not None:
            made.set_text_scale(self._scale)
        blank = self.pages.widget(page)
        self.pages.insertWidget(page, made)
        if blank is not None:
            self.pages.removeWidget(blank)
            blank.deleteLater()

    def offer_page(self, page: int, title: str) -> None:
        """Show the tab of an optional page under this title."""
        self.tabs.setTabText(page, title)
        self.tabs.setTabVisible(page, True)

    def withdraw_page(self, page: int) -> None:
        """Hide the tab of an optional page; its title remains for code that reads the tabs."""
        self.tabs.setTabVisible(page, False)

    def turn_to(self, page: int) -> None:
        """Show a page; if it is in view already, show more or less of it."""
        if page in self._unmade:
            self._unmade[page]()
        is_again = page == self.pages.currentIndex()
        if is_again and self._can_be_brief:
            self.is_brief = not self.is_brief
        else:
            self.is_tall = not self.is_tall if is_again else page != LOG
        self.tabs.setCurrentIndex(page)
        self.pages.setCurrentIndex(page)
        self._show_points(self.view)
        self.fit()

    def set_area(self, low: QRect, high: QRect, over_table: bool = False) -> None:
        """Fill the place `low` that the table reserves; a tall card may cover `high`. `over_table`:
        the place is on the table, and the card leaves as much of it in view as it can."""
        self.low, self.high, self.is_over_table = low, high, over_table
        self.fit()

    @property
    def lacks_room(self) -> bool:
        """Whether the card needs more height than it has."""
        return self.is_tall and self._wanted_height > self.height()

    @property
    def _wanted_height(self) -> int:
        shown = self.pages.currentWidget()
        if not isinstance(shown, log_list.CardPage):
            return ALL_THERE_IS
        return shown.wanted_height + self.tabs.sizeHint().height() + self.room_beside_pages
