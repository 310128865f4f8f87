"""The list of moves: an ordinary list, a line for each move with its price below and its points at
the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from burgundy_qt.language.formats import signed
from burgundy_qt.widgets.log.log_list import CardList, paint_plate
from burgundy_qt.widgets.moves.move_words import Move
from burgundy_qt.widgets.theme import fonts, theme

Index = QModelIndex | QPersistentModelIndex
FLOWING = Qt.TextFlag.TextWordWrap
SIDE, ABOVE, POINTS = 8, 5, 34  # units: margins, and the width that is kept for the points


class MoveModel(QAbstractListModel):
    """The moves that can be made now."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[Move] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """How many there are."""
        return 0 if parent.isValid() else len(self.moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a move; a screen reader hears price and points too."""
        move = self.moves[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return move.spoken
        return move.text if role == Qt.ItemDataRole.DisplayRole else None

    def show(self, moves: Sequence[Move]) -> None:
        """Offer exactly these."""
        self.beginResetModel()
        self.moves = list(moves)
        self.endResetModel()


class MoveDelegate(QStyledItemDelegate):
    """Paints a move."""

    def __init__(self, list_: MoveList) -> None:
        super().__init__(list_)
        self.list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """As high as its lines."""
        width = self.list.width_of_lines
        move = self.list.told.moves[index.row()]
        room = self._room(move, QRect(0, 0, width, 10_000))
        high = QFontMetrics(self._font()).boundingRect(room, FLOWING, move.text).height()
        if move.price:
            high += QFontMetrics(self._small()).height()
        return QSize(width, high + self.list.units(2 * ABOVE))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one move."""
        move, palette, rect = self.list.told.moves[index.row()], theme.current(), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_plate(painter, option)
        room = self._room(
            move, rect.adjusted(0, self.list.units(ABOVE), 0, -self.list.units(ABOVE))
        )
        painter.setFont(self._font())
        painter.setPen(QColor(palette.text))
        painter.drawText(room, FLOWING, move.text)
        if move.price:
            painter.setFont(self._small())
            painter.setPen(QColor(palette.text2))
            painter.drawText(room, Qt.AlignmentFlag.AlignBottom, move.price)
        if move.gain:
            painter.setFont(fonts.text_font(13 * self.list.scale, 700))
            painter.setPen(QColor(palette.good if move.gain > 0 else palette.bad))
            aside = rect.adjusted(0, 0, -self.list.units(SIDE), 0)
            painter.drawText(
                aside,
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                signed(move.gain, 0),
            )
        painter.restore()

    def _paint_plate(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """What lies under the line where the pointer or the keyboard is."""
        state = option.state
        is_marked = bool(state & QStyle.StateFlag.State_Selected) and self.list.hasFocus()
        if is_marked or state & QStyle.StateFlag.State_MouseOver:
            paint_plate(painter, option.rect, theme.current().panel2, is_marked)

    def _font(self) -> QFont:
        return fonts.text_font(12 * self.list.scale)

    def _small(self) -> QFont:
        return fonts.text_font(11 * self.list.scale)

    def _room(self, move: Move, rect: QRect) -> QRect:
        """Where the words stand: before the points, where there are any."""
        return rect.adjusted(
            self.list.units(SIDE), 0, -self.list.units(SIDE + (POINTS if move.gain else 0)), 0
        )


class MoveList(CardList):
    """Shows moves. `pointed` carries the one that the keys or the pointer have come to, or None;
    `chosen` the one that is to be played: by Enter or a double click."""

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = MoveModel()
        self.setModel(self.told)
        self.setItemDelegate(MoveDelegate(self))
        self.entered.connect(self.setCurrentIndex)
        self.doubleClicked.connect(self._choose)

    def show_moves(self, moves: Sequence[Move]) -> None:
        """Offer exactly these; the keys begin at the first."""
        self.told.show(moves)
        if moves and self.hasFocus():
            self.setCurrentIndex(self.told.index(0))

    def currentChanged(self, current: QModelIndex | QPersistentModelIndex, previous: Index) -> None:  # noqa: N802
        """Tell which move is meant."""
        super().currentChanged(current, previous)
        self.pointed.emit(self.told.moves[current.row()] if current.isValid() else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter plays, Esc leaves, the rest goes through the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """By key one begins at the first move."""
        if not self.currentIndex().isValid() and self.told.moves:
            self.setCurrentIndex(self.told.index(0))
        super().focusInEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.told.moves[index.row()])
