"""The table of the explorer: a row for each value of a trait, with shares of victories and points
and their intervals, sorted by any column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.explorer.explorer_query import ExplorerAnswer, TraitRow
from burgundy_qt.widgets.log.game_archive import GameArchive
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.theme import theme

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
VALUE, GAMES, SHARE, BAR, POINTS = range(5)
HEADINGS = (
    "",
    tr_noop("Explorer", "Games"),
    tr_noop("Explorer", "Wins"),
    tr_noop("Explorer", "95% interval"),
    tr_noop("Explorer", "Points"),
)
SORTS = (
    (GAMES, tr_noop("Explorer", "sorted by games")),
    (SHARE, tr_noop("Explorer", "sorted by wins")),
    (POINTS, tr_noop("Explorer", "sorted by points")),
    (VALUE, tr_noop("Explorer", "sorted by name")),
)
"""The columns by which rows can be sorted, the usual one first."""
HIGH, WIDE_BAR, NARROW_BAR, NARROW = 34, 150, 96, 720
THICK, DOT, INSET = 6, 9, 12
"""Units."""


class TraitModel(QAbstractTableModel):
    """The rows of an answer in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.archive: GameArchive | None = None
        self.trait = ""
        self.rows: list[TraitRow] = []
        self.fair: float | None = None
        self.column, self.is_down = GAMES, True

    def show_answer(self, answer: ExplorerAnswer, archive: GameArchive) -> None:
        """Show the rows of an answer."""
        self.beginResetModel()
        self.archive, self.trait = archive, answer.query.trait
        self.rows = list(answer.rows)
        self.fair = answer.whole.share if answer.whole is not None else None
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.DescendingOrder) -> None:
        """Sort by a column; rows with few games are last, unless names or games are compared."""
        if column == BAR:
            column = SHARE
        self.layoutAboutToBeChanged.emit()
        self.column, self.is_down = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()
        self.layoutChanged.emit()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(HEADINGS) - 1)

    def _arrange(self) -> None:
        keys: dict[int, Callable[[TraitRow], Any]] = {
            VALUE: lambda row: number_or_text(row.value, self.name_of(row)),
            GAMES: lambda row: row.games,
            SHARE: lambda row: row.share,
            POINTS: lambda row: row.points,
        }
        self.rows.sort(key=lambda row: (-row.games, row.value))
        self.rows.sort(key=keys[self.column], reverse=self.is_down)
        if self.column in (SHARE, POINTS):
            self.rows.sort(key=lambda row: row.is_few)

    def name_of(self, row: TraitRow) -> str:
        """Return the value of a row in words."""
        assert self.archive is not None
        return capitalize(self.archive.trait_text(self.trait, row.value))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return a row for each value."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of columns."""
        return 0 if parent.isValid() else len(HEADINGS)

    def headerData(  # noqa: N802
        self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the headings of the columns, aligned with their contents."""
        if side != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            arrow = (" ↓" if self.is_down else " ↑") if section == self.column else ""
            if section != VALUE:
                return tr("Explorer", HEADINGS[section]) + arrow
            return self.archive.trait_title(self.trait) + arrow if self.archive is not None else ""
        return aligned(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, its accessible text, or the TraitRow itself."""
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.column(), row)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return row_sentence(self.name_of(row), row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return aligned(index.column())
            case Qt.ItemDataRole.ForegroundRole if row.is_few:
                return QColor(theme.current().text2)
        return row if role == ROW else None

    def _text(self, column: int, row: TraitRow) -> str:
        match column:
            case 0:
                return self.name_of(row)
            case 1:
                return formats.whole(row.games)
            case 2:
                return "" if row.is_few else formats.percent(row.share)
            case 3:
                return few_text() if row.is_few else ""
        return points_of(row)


def number_or_text(value: str, name: str) -> tuple[bool, int, str]:
    """Return the key by which values are sorted: numbers by size, others by name."""
    return (True, int(value), "") if value.isdigit() else (False, 0, name.casefold())


def few_text() -> str:
    """Return the words in place of an interval."""
    return tr("Explorer", "too few games")


def points_of(row: TraitRow) -> str:
    """Return the mean points: "203.4 ± 1.8"; without interval if there are few games."""
    if row.is_few:
        return formats.decimal(row.points, 0)
    return tr(
        "Explorer",
        "{points} ± {margin}",
        points=formats.decimal(row.points),
        margin=formats.decimal(row.margin),
    )


def row_sentence(name: str, row: TraitRow) -> str:
    """Return a row in words, for a screen reader."""
    if row.is_few:
        return tr(
            "Explorer",
            "{name}: {n} game(s), too few to say anything; {points} points on average",
            n=row.games,
            name=name,
            points=formats.decimal(row.points, 0),
        )
    return tr(
        "Explorer",
        "{name}: {n} game(s), {share} won (95% interval: {least} to {most}), {points} points "
        "on average",
        n=row.games,
        name=name,
        share=formats.percent(row.share),
        least=formats.percent(row.least_share),
        most=formats.percent(row.most_share),
        points=points_of(row),
    )


def aligned(column: int) -> Qt.AlignmentFlag:
    """Return the alignment of a column: numbers right, names left, bars centred."""
    if column == BAR:
        return Qt.AlignmentFlag.AlignCenter
    side = Qt.AlignmentFlag.AlignLeft if column == VALUE else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


class ShareBars(QtWidgets.QStyledItemDelegate):
    """Paints the intervals of shares from 0% to 100%, with a hairline at the share of all."""

    def paint(
        self, painter: QPainter, option: QtWidgets.QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint one interval, or that there are few games."""
        super().paint(painter, option, index)
        row, model = index.data(ROW), index.model()
        if not isinstance(row, TraitRow) or row.is_few or not isinstance(model, TraitModel):
            return
        scale, palette = theme.scale(), theme.current()
        room = QRectF(option.rect).adjusted(INSET, 0, -INSET, 0)
        thick, dot, middle = THICK * scale, DOT * scale, room.center().y()

        def across(share: float) -> float:
            return room.left() + room.width() * share

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if model.fair is not None:
            line = QRectF(across(model.fair) - 0.5, room.top(), 1, room.height())
            painter.fillRect(line, QColor(palette.text2))
        painter.setPen(Qt.PenStyle.NoPen)
        band = QColor(palette.focus)
        band.setAlphaF(1.0 if palette.is_high else 0.4)
        painter.setBrush(band)
        begin, end = across(row.least_share), across(row.most_share)
        painter.drawRoundedRect(
            QRectF(begin, middle - thick / 2, max(thick, end - begin), thick), thick / 2, thick / 2
        )
        painter.setBrush(QColor(palette.text))
        painter.drawEllipse(QRectF(across(row.share) - dot / 2, middle - dot / 2, dot, dot))
        painter.restore()


class TraitTable(QtWidgets.QTableView):
    """The table. `chosen` carries the TraitRow of a double click or Enter, `left` that Backspace
    was pressed, `moved` the row that is marked now, or None; `sorted_by` a column."""

    chosen = Signal(object)
    left = Signal()
    moved = Signal(object)
    sorted_by = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.traits = TraitModel()
        self.setModel(self.traits)
        self.setItemDelegateForColumn(BAR, ShareBars(self))
        self.setAccessibleName(tr("Explorer", "Games by value"))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QtWidgets.QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(VALUE, QtWidgets.QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(BAR, QtWidgets.QHeaderView.ResizeMode.Fixed)
        header.sectionClicked.connect(self._sort)
        self.activated.connect(lambda index: self.chosen.emit(index.data(ROW)))
        self.selectionModel().currentRowChanged.connect(lambda *_: self.moved.emit(self.current))
        theme.theme_changed.connect(self._apply_theme)
        self._apply_theme()
        self.sort_by(GAMES)

    @property
    def current(self) -> TraitRow | None:
        """The marked row."""
        index = self.currentIndex()
        return self.traits.rows[index.row()] if index.isValid() else None

    def show_answer(self, answer: ExplorerAnswer, archive: GameArchive) -> None:
        """Show an answer, and mark the same value as before, else the first one."""
        before = self.current if self.traits.trait == answer.query.trait else None
        self.traits.show_answer(answer, archive)
        values = [row.value for row in self.traits.rows]
        at = values.index(before.value) if before is not None and before.value in values else 0
        if values:
            self.setCurrentIndex(self.traits.index(at, VALUE))
        self.moved.emit(self.current)

    def sort_by(self, column: int, is_down: bool | None = None) -> None:
        """Sort by a column: names ascend, numbers descend, unless it is said."""
        descends = is_down if is_down is not None else column != VALUE
        order = Qt.SortOrder.DescendingOrder if descends else Qt.SortOrder.AscendingOrder
        marked = self.current
        self.traits.sort(column, order)
        if marked is not None:
            self.setCurrentIndex(self.traits.index(self.traits.rows.index(marked), VALUE))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave the last restriction with Backspace."""
        if event.key() == Qt.Key.Key_Backspace:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Leave more room to the names in a narrow table."""
        super().resizeEvent(event)
        self._apply_theme()

    def _sort(self, column: int) -> None:
        column = SHARE if column == BAR else column
        is_same = column == self.traits.column
        self.sort_by(column, not self.traits.is_down if is_same else None)
        self.sorted_by.emit(column)

    def _apply_theme(self, *_: object) -> None:
        scale = theme.scale()
        self.verticalHeader().setDefaultSectionSize(round(HIGH * scale))
        header = self.horizontalHeader()
        header.setMinimumSectionSize(round(36 * scale))
        is_narrow = self.width() < NARROW * scale
        words = self.fontMetrics().horizontalAdvance(few_text()) + 2 * INSET * scale
        width = (NARROW_BAR if is_narrow else WIDE_BAR) * scale
        header.resizeSection(BAR, round(max(width, words, header.sectionSizeHint(BAR))))
        self.viewport().update()
