"""The turns of a reviewed game as a list: when, by whom, and what each cost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.phrases.loss_text import WITH_OTHERS
from burgundy_qt.widgets.review.curves import Curves
from burgundy_qt.widgets.review.grade_marks import ICON, mark_icon
from burgundy_qt.widgets.review.review_words import cost_told, moment_told, turn_told
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles

ROWS, LEAST_ROWS = 7, 4
"""That are seen at once, where there is room enough and where there is little."""


class TurnList(QTreeWidget):
    """Shows the turns in which there was something to choose. `asked` carries after how many
    actions somebody wants to see the game."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[ReviewedTurn] = []
        self.is_whole = False
        self.names: Sequence[str] = ()
        self.seating: SeatStyles = PLAIN
        self.curves: Curves | None = None
        self.setProperty("role", "turns")
        self.setAccessibleName(tr("Game review", "Turns"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.currentItemChanged.connect(self._ask)
        self.itemClicked.connect(lambda item: self._ask(item))
        theme.theme_changed.connect(self._fill_anew)

    def show_turns(self, curves: Curves, seating: SeatStyles, names: Sequence[str]) -> None:
        """Show the turns of these curves; those that were shown before stay as they are."""
        shown = [turn for turn in curves.review.turns if turn.is_choice]
        before = self.curves
        is_more = before is not None and (before.what, before.chapters, self.seating) == (
            curves.what,
            curves.chapters,
            seating,
        )
        is_more = is_more and shown[: len(self.turns)] == self.turns
        known = len(self.turns) if is_more else 0
        self.turns, self.names, self.seating, self.curves = shown, names, seating, curves
        self._fill(known)

    def _fill_anew(self, *_: object) -> None:
        self._fill(0)

    def _fill(self, before: int) -> None:
        """Add the rows that come after so many."""
        if not before:
            with QSignalBlocker(self):
                self.clear()
        size = round(ICON * theme.scale())
        self.setIconSize(QSize(size, size))
        self.addTopLevelItems([self._row(turn) for turn in self.turns[before:]])
        self._take_height()

    def show_whole(self, on: bool) -> None:
        """Be as high as all rows, so that whoever holds the list scrolls it; or scroll by
        itself."""
        if on != self.is_whole:
            self.is_whole = on
            self._take_height()

    @property
    def least_height(self) -> int:
        """How low it is at least, where it scrolls by itself."""
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
        """As low as it can be: what room is left is its own."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _row(self, turn: ReviewedTurn) -> QTreeWidgetItem:
        assert self.curves is not None
        moment = moment_told(self.curves, turn)
        row = QTreeWidgetItem([moment, cost_told(turn, self.curves.what)])
        palette, ratio = theme.current(), self.devicePixelRatioF()
        colour = self.seating.line(turn.seat, palette)
        row.setIcon(0, mark_icon(turn, colour, palette, theme.scale(), ratio))
        alone = self.curves.counts if self.curves.review.seats == 1 else WITH_OTHERS
        told = turn_told(turn, self.names[turn.seat], alone)
        heard = tr("Game review", "Move {at}. {told}", at=turn.first, told=told)
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, heard)
        row.setToolTip(0, told)
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return row

    def stand_at(self, turn: ReviewedTurn | None) -> None:
        """Mark the turn that is looked at, where it is one of these."""
        number = self.turns.index(turn) if turn in self.turns else -1
        with QSignalBlocker(self):
            self.setCurrentIndex(self.model().index(number, 0))
        if number >= 0:
            middle = QAbstractItemView.ScrollHint.PositionAtCenter
            self.scrollTo(self.currentIndex(), middle)  # what lies below may be out of sight

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Only the whole click asks: the list may move where something else is told above it."""
        with QSignalBlocker(self):
            super().mousePressEvent(event)

    def _ask(self, row: QTreeWidgetItem | None, _before: object = None) -> None:
        number = -1 if row is None else self.indexOfTopLevelItem(row)
        if number >= 0:
            self.asked.emit(self.turns[number].first)
