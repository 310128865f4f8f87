"""The page beside the table: the graph, the cost of the turn in view, the better turn, the list
of turns, and the progress."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QPoint, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent, QWheelEvent

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.language.translation import tr
from burgundy_qt.session.reviews.review_task import Found, ReviewedGame
from burgundy_qt.widgets.advice import game_advice, tip_text
from burgundy_qt.widgets.advice.tip_card import reason_row, refill, wrapping
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic
from burgundy_qt.widgets.controls.value_controls import ComboBox, choice_of, narrow
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.log.log_list import CardPage
from burgundy_qt.widgets.page.prompt_block import KeyButton
from burgundy_qt.widgets.phrases import loss_text, wording
from burgundy_qt.widgets.questions.question_panel import Turn, say
from burgundy_qt.widgets.review import key_moments, review_graph, review_summary, review_text
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

# The turns of a reviewed game as a list: moment, player and cost.


AIR = 4
"""Pixels around the words that are scrolled to."""
ROWS, LEAST_ROWS = 5, 3
"""That are seen at once, where there is room enough and where there is little."""


class TurnList(QtWidgets.QTreeWidget):
    """Shows the turns with a choice. `asked` carries a number of actions to go to."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[ReviewedTurn] = []
        self.is_whole = False
        self.scale = theme.scale()
        self.names: Sequence[str] = ()
        self.seat_styles: SeatStyles = PLAIN
        self.curves: review_text.WinChanceCurves | None = None
        self.reviewed: ReviewedGame | None = None
        self.labels: review_summary.Labels = ()
        self.setProperty("role", "turns")
        self.setAccessibleName(tr("Game review", "Turns"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        self.currentItemChanged.connect(self._ask)
        self.itemClicked.connect(lambda item: self._ask(item))
        theme.theme_changed.connect(self._fill_anew)

    def show_turns(
        self,
        curves: review_text.WinChanceCurves,
        seat_styles: SeatStyles,
        names: Sequence[str],
        reviewed: ReviewedGame,
        labels: review_summary.Labels,
    ) -> None:
        """Show the turns of these curves, with their labels and what was done; rows that are there
        already stay."""
        shown = [turn for turn in curves.review.turns if turn.is_choice]
        before = self.curves
        is_more = before is not None and (before.what, self.labels, self.seat_styles) == (
            curves.what,
            labels,
            seat_styles,
        )
        is_more = is_more and shown[: len(self.turns)] == self.turns
        known = len(self.turns) if is_more else 0
        self.turns, self.names, self.seat_styles, self.curves = shown, names, seat_styles, curves
        self.reviewed, self.labels = reviewed, labels
        self._fill(known)

    def _fill_anew(self, *_: object) -> None:
        self._fill(0)

    def _fill(self, before: int) -> None:
        """Add the rows after the first `before`."""
        if not before:
            with QSignalBlocker(self):
                self.clear()
        size = round(review_graph.ICON * self.scale)
        self.setIconSize(QSize(size, size))
        self.addTopLevelItems([self._row(turn) for turn in self.turns[before:]])
        self._take_height()

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        if scale != self.scale:
            self.scale = scale
            if self.curves is not None:
                self._fill(0)

    def show_whole(self, on: bool) -> None:
        """Show all rows, so that the parent scrolls, or let the list scroll."""
        if on != self.is_whole:
            self.is_whole = on
            self._take_height()

    @property
    def least_height(self) -> int:
        """The least height of the scrolling list."""
        return self._height_of(LEAST_ROWS)

    def _take_height(self) -> None:
        rows = max(1, len(self.turns))
        self.setMinimumHeight(self._height_of(rows if self.is_whole else LEAST_ROWS))
        self.setMaximumHeight(self._height_of(rows if self.is_whole else ROWS))
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if self.is_whole else policy.ScrollBarAsNeeded
        )

    def _height_of(self, rows: int) -> int:
        row = max(self.iconSize().height(), self.sizeHintForRow(0) if self.turns else 0)
        return rows * row + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least height; the layout adds the remaining space."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _row(self, turn: ReviewedTurn) -> QtWidgets.QTreeWidgetItem:
        assert self.curves is not None and self.reviewed is not None
        label = review_summary.label_at(self.labels, turn.first)
        done = review_text.done_text(self.reviewed, turn)
        who = f"{label} {self.names[turn.seat]}".strip()
        line = f"{who}: {done}"
        row = QtWidgets.QTreeWidgetItem(
            [f"{who}\n{wording.capitalize(done)}", review_text.cost_text(turn, self.curves.what)]
        )
        palette, ratio = theme.current(), self.devicePixelRatioF()
        colour = self.seat_styles.line(turn.seat, palette)
        row.setIcon(0, review_graph.mark_icon(turn, colour, palette, self.scale, ratio))
        alone = self.curves.counts if self.curves.review.seats == 1 else loss_text.WITH_OTHERS
        text = review_text.turn_text(
            turn, self.names[turn.seat], alone, self.curves.what == "points"
        )
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{line}. {text}")
        row.setToolTip(0, f"{line}\n{text}")
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return row

    def mark_current(self, turn: ReviewedTurn | None) -> None:
        """Mark the turn in view, if it is in the list."""
        number = self.turns.index(turn) if turn in self.turns else -1
        with QSignalBlocker(self):
            self.setCurrentIndex(self.model().index(number, 0))
        if number >= 0:
            middle = QtWidgets.QAbstractItemView.ScrollHint.PositionAtCenter
            self.scrollTo(self.currentIndex(), middle)  # the rows below may be hidden

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Select only after a complete click: the list may move when the text above it changes."""
        with QSignalBlocker(self):
            super().mousePressEvent(event)

    def _ask(self, row: QtWidgets.QTreeWidgetItem | None, _before: object = None) -> None:
        number = -1 if row is None else self.indexOfTopLevelItem(row)
        if number >= 0:
            self.asked.emit(self.turns[number].first)


DEPTHS = "quick", "normal", "deep"
WHATS: Sequence[review_text.What] = ("win", "points")


class ReviewPanel(CardPage):
    """Shows the review, and reports clicks.

    `asked` carries a command of the review, `depth_asked` the depth of the search, `what_asked`
    whether to show the chance to win or points. `contents_changed` follows new words of the short
    form, which may need another height.

    Its short form has only the words about the turn in view, or the summary if there is none.
    """

    can_be_brief = True
    asked = Signal(str)
    depth_asked = Signal(str)
    what_asked = Signal(str)
    contents_changed = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.whats = QtWidgets.QButtonGroup(self)
        self.depths = ComboBox()
        self.depths.setAccessibleName(tr("Game review", "Depth"))
        self.graph = review_graph.ReviewGraph()
        self.moments = key_moments.KeyMoments()
        self.turns = TurnList()
        self.story = wrapping("", "note")
        self.story.hide()
        self.label, self.luck = wrapping("", "strong"), wrapping("", "note")
        self.aftermath = wrapping("", "note")
        self.aftermath.hide()
        self.better = KeyButton(tr("Game review", "What was better"), "review better", "hint")
        self.better.setCheckable(True)
        self.better.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.better.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self.best = Turn()
        self.best.hide()
        self.reasons = QtWidgets.QVBoxLayout()
        self.reasons.setSpacing(0)
        self.progress = wrapping("", "note")
        self.aside = wrapping("", "note")
        self.aside.hide()
        self.bar = QtWidgets.QProgressBar()
        self.bar.setProperty("role", "advice")
        self.bar.setTextVisible(False)
        self.running = push_button("", "flat")
        self.learning = push_button(tr("Game review", "Your mistakes"))
        self.report = push_button(tr("Game review", "Report"))
        self.saving = push_button(tr("Game review", "Save picture"), "flat")
        for part in (self.better, self.learning, self.report, self.saving):
            narrow(part)
        self.depths.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Fixed
        )
        self.course = QtWidgets.QWidget()
        self.is_brief = False
        self.foot = self._lay_out_progress()
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._show_words)
        self._is_reading = False
        self._lay_out()
        self._connect()
        set_help_topic(self, "advice#review")

    def _lay_out(self) -> None:
        sheet = QtWidgets.QWidget()
        sheet.setProperty("role", "scrolled")
        self.setWidget(sheet)
        for watched in (sheet, self.turns):
            watched.installEventFilter(self)
        self.column = column = QtWidgets.QVBoxLayout(sheet)
        column.setContentsMargins(4, 4, 6, 6)
        column.setSpacing(6)
        words = tr("Game review", "Win"), tr("Game review", "Points")
        self.what_choice = choice_of(self.whats, words)
        self.whats.buttons()[0].setChecked(True)
        column.addWidget(self.foot)
        column.addWidget(self.aside)
        column.addWidget(self.story)
        course = QtWidgets.QVBoxLayout(self.course)
        course.setContentsMargins(0, 0, 0, 0)
        course.setSpacing(6)
        course.addWidget(self.what_choice)
        course.addWidget(self.graph, 1)
        course.addWidget(self.moments)
        column.addWidget(self.course, 1)
        for widget in (self.label, self.aftermath, self.luck, self.better, self.best):
            column.addWidget(widget)
        column.addLayout(self.reasons)
        column.addWidget(self.turns, 1)
        for part in (self.depths, self.learning, self.report, self.saving):
            column.addWidget(part)
        column.addStretch()
        self.place_of_list = column.indexOf(self.turns)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Share the height again."""
        super().resizeEvent(event)
        self._share_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Share the height again when the contents change."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
            if self.is_brief:
                self.contents_changed.emit()
        elif watched is self.turns and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._follow()
        return super().eventFilter(watched, event)

    def _share_room(self) -> None:
        """Let the list scroll if the rest of the page fits beside it.

        Otherwise the page scrolls with the whole list at its end: two nested scroll bars would
        confuse people.
        """
        if self.is_brief:
            return
        least = super().wanted_height - self.turns.minimumHeight() + self.turns.least_height
        is_whole = self.isVisible() and least > self.height() - 2 * self.frameWidth()
        if is_whole != self.turns.is_whole:
            self.turns.show_whole(is_whole)
            self.column.removeWidget(self.turns)
            end = self.column.count() - 1
            self.column.insertWidget(end if is_whole else self.place_of_list, self.turns, 1)

    def _follow(self) -> None:
        """Scroll to the row that was reached by key."""
        row, sheet = self.turns.currentItem(), self.widget()
        if self.turns.is_whole and self.turns.hasFocus() and row is not None and sheet is not None:
            middle = self.turns.visualItemRect(row).center()
            slot = self.turns.viewport().mapTo(sheet, middle)
            self.ensureVisible(slot.x(), slot.y())

    def _lay_out_progress(self) -> QtWidgets.QWidget:
        """Return the progress, with the button that stops or resumes it."""
        place = QtWidgets.QWidget()
        rows = QtWidgets.QVBoxLayout(place)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(3)
        line = QtWidgets.QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.progress, 1)
        line.addWidget(self.running)
        rows.addLayout(line)
        rows.addWidget(self.bar)
        return place

    def _connect(self) -> None:
        for part, command in (
            (self.better, "better"),
            (self.running, "run"),
            (self.learning, "learn"),
            (self.report, "report"),
            (self.saving, "save"),
        ):
            part.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
        self.whats.idClicked.connect(lambda number: self.what_asked.emit(WHATS[number]))
        self.depths.activated.connect(lambda number: self.depth_asked.emit(DEPTHS[number]))
        self.turns.currentItemChanged.connect(lambda *_: self._follow())
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._follow())
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._show_words())
        self.verticalScrollBar().actionTriggered.connect(self._read_no_more)
        keymap.changed.connect(self._name_keys)
        self._name_keys()
        self.depths.addItems(
            [
                tr("Game review", "Depth: quick"),
                tr("Game review", "Depth: normal"),
                tr("Game review", "Depth: deep"),
            ]
        )
        self.depths.setToolTip(
            tr(
                "Game review",
                "Depth: a few seconds, about 15 seconds or a few minutes",
            )
        )

    def _name_keys(self) -> None:
        """Set the tool tips with their keys."""
        text = tr("Game review", "Show the better turn on the table, or the turn played")
        self.better.setToolTip(tooltip_with_key(text, "review better"))
        self.graph.setToolTip(
            tooltip_with_key(
                tr("Game review", "Click to see that moment. Go from mistake to mistake"),
                "review mistake back",
                "review mistake on",
            )
        )

    @property
    def wanted_height(self) -> int:
        """The height with as many rows of the list as are ever visible together."""
        if self.is_brief:
            return super().wanted_height
        return super().wanted_height + self.turns.maximumHeight() - self.turns.minimumHeight()

    def show_progress(self, found: Found) -> None:
        """Show the progress of the review."""
        self.progress.setText(review_text.progress_text(found))
        is_whole = found.known == found.parts
        self.bar.setRange(0, max(1, found.parts))
        self.bar.setValue(found.known)
        self.foot.setVisible(not is_whole)
        self.bar.setVisible(not is_whole)
        self.running.setVisible(not is_whole)
        self.running.setText(
            tr("Game review", "Stop") if found.is_running else tr("Game review", "Continue")
        )
        say(self.aside, review_text.aside_text(found))
        self.depths.setCurrentIndex(DEPTHS.index(found.reviewed.review.depth))

    def show_story(self, summary: str) -> None:
        """Show the summary of the game, or none."""
        say(self.story, summary)
        self._show_parts()

    def show_brief(self, on: bool) -> None:
        """Show the short form, or everything."""
        if on != self.is_brief:
            self.is_brief = on
            self._show_parts()
            self._read()

    def _show_parts(self) -> None:
        """Show the parts that belong to the form."""
        rest = self.course, self.turns, self.depths, self.learning, self.report, self.saving
        for part in rest:
            part.setVisible(not self.is_brief)
        has_turn = self.is_brief and bool(self.label.text())
        self.story.setVisible(bool(self.story.text()) and not has_turn)

    def wait(self) -> None:
        """Show that the review has been requested."""
        self.show_story("")
        self.foot.show()
        self.progress.setText(tr("Game review", "Reading the game…"))
        for widget in (self.bar, self.running, self.luck, self.better):
            widget.hide()
        self.label.setText("")

    def show_cost(self, text: str, luck: str, has_better: bool) -> None:
        """Show the cost of the turn in view, and the luck before it."""
        if text and text != self.label.text():
            self._read()
        say(self.label, text)
        say(self.luck, luck)
        self._show_parts()
        self.better.setVisible(has_better)
        self.hide_better()

    def show_aftermath(self, text: str) -> None:
        """Show what an opponent did next, or nothing."""
        say(self.aftermath, text)

    def show_better(self, steps: Sequence[game_advice.StepText]) -> None:
        """Show the better turn in words."""
        self.better.setChecked(True)
        title = tr("Game review", "The better turn")
        self.best.show_turn(title, steps)
        self.best.setAccessibleName(" ".join((f"{title}:", *(step.heard for step in steps))))
        self._read()

    def hide_better(self) -> None:
        """Hide the better turn."""
        self.better.setChecked(False)
        self.best.hide()
        refill(self.reasons, [])

    def show_reasons(self, reasons: Sequence[tip_text.TipReason]) -> None:
        """Show what the better turn gains and loses compared with the played one."""
        refill(self.reasons, [reason_row(reason) for reason in reasons])
        self._read()

    def _read(self) -> None:
        """Scroll to the words when they are laid out, and again while more of them come, until a
        person scrolls."""
        self._is_reading = True
        self._reading.start()

    def _read_no_more(self, *_: object) -> None:
        self._is_reading = False

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Scroll as the person wants."""
        self._read_no_more()
        super().wheelEvent(event)

    def _show_words(self) -> None:
        """Scroll to the words about the turn in view, from their beginning if they are too long. A
        person in the list of turns reads on there."""
        sheet = self.widget()
        has_words = self._is_reading and bool(self.label.text())
        if sheet is None or self.turns.hasFocus() or not has_words:
            return
        layout = sheet.layout()
        if layout is not None:
            layout.activate()
        rows = (self.reasons.itemAt(row) for row in range(self.reasons.count()))
        reasons = (row.widget() for row in rows if row is not None)
        parts = self.label, self.aftermath, self.luck, self.better, self.best, *reasons
        shown = [part for part in parts if part is not None and part.isVisible()]
        if not shown:
            return
        top = shown[0].mapTo(sheet, QPoint(0, 0)).y()
        bottom = max(part.mapTo(sheet, QPoint(0, part.height())).y() for part in shown)
        bar, high = self.verticalScrollBar(), self.viewport().height()
        bar.setValue(min(max(bar.value(), bottom + AIR - high), top - AIR))

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        for part in (self.graph, self.moments, self.turns):
            part.set_text_scale(scale)
        self.better.set_text_scale(scale)
