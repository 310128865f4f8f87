"""The log as a list: lines with the seat's crest and the small pictures of what they tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from burgundy_qt.widgets.log.log_texts import LogLine
from burgundy_qt.widgets.look import art, fonts, theme

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole


class LogModel(QAbstractListModel):
    """The lines told so far. `names` are the seats' names, which a screen reader hears before each action."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []
        self.names: Sequence[str] = ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a line, what a screen reader says, or the LogLine itself."""
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.AccessibleTextRole and line.seat is not None:
            return f"{self.names[line.seat]}: {line.text}"
        if role == Qt.ItemDataRole.ToolTipRole and line.seat is not None:
            return self.names[line.seat]
        return line.text if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) else None

    def begin(self, names: Sequence[str], lines: Iterable[LogLine]) -> None:
        """Show these lines and no others."""
        self.beginResetModel()
        self.names, self.lines = names, list(lines)
        self.endResetModel()

    def add(self, lines: Sequence[LogLine]) -> None:
        """Tell more."""
        if lines:
            self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines) + len(lines) - 1)
            self.lines.extend(lines)
            self.endInsertRows()


class LogDelegate(QStyledItemDelegate):
    """Paints a line: headings in bold, actions with crest and picture, details under the text of their action."""

    def __init__(self, list_: LogList) -> None:
        super().__init__(list_)
        self.list = list_
        self._heights: dict[tuple[object, ...], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """As wide as the list, as high as the wrapped text. Qt asks for every line whenever one is added."""
        width = self.list.viewport().width()
        line: LogLine = self.list.told.lines[index.row()]
        key = line.text, line.kind, line.picture is None, line.opens_turn, width, self.list.scale
        if key not in self._heights:
            self._heights[key] = self._height(line, width)
        return QSize(width, self._heights[key])

    def _height(self, line: LogLine, width: int) -> int:
        text = self._text_rect(line, QRect(0, 0, width, 1000))
        height = QFontMetrics(self._font(line)).boundingRect(text, FLOWING, line.text).height()
        return height + round((GAP[line.kind] + (4 if line.opens_turn else 0)) * self.list.scale)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        line: LogLine = index.data(LINE)
        palette = theme.current()
        rect: QRect = option.rect
        painter.save()
        if line.kind == "action" and index.row() == index.model().rowCount() - 1:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.panel2))
            painter.drawRoundedRect(rect.adjusted(2, 0, -2, 0), 6, 6)
        painter.setFont(self._font(line))
        painter.setPen(QColor({"heading": palette.text2, "detail": palette.text2}.get(line.kind, palette.text)))
        text = self._text_rect(line, rect)
        painter.drawText(text, FLOWING | Qt.AlignmentFlag.AlignVCenter, line.text)
        self._paint_pictures(painter, line, rect)
        painter.restore()

    def _font(self, line: LogLine) -> QFont:
        return fonts.text(12 * self.list.scale, 600 if line.kind == "heading" else 400)

    @property
    def _step(self) -> int:
        """The distance from picture to picture."""
        return round(23 * self.list.scale)

    def _text_rect(self, line: LogLine, rect: QRect) -> QRect:
        if line.kind == "heading":
            return rect.adjusted(8, 0, -6, 0)
        return rect.adjusted(8 + self._step * (2 if line.picture or line.kind == "detail" else 1), 0, -6, 0)

    def _paint_pictures(self, painter: QPainter, line: LogLine, rect: QRect) -> None:
        if line.kind != "action":
            return
        dpr = painter.device().devicePixelRatioF()
        for place, name in enumerate(filter(None, (f"pieces/marker-{line.seat}", line.picture))):
            picture = art.pixmap(name, self._step - round(6 * self.list.scale), dpr)
            high = picture.height() / dpr
            top = rect.center().y() + 0.5 - high / 2
            painter.drawPixmap(round(rect.x() + 8 + place * self._step), round(top), picture)


FLOWING = Qt.TextFlag.TextWordWrap
GAP = {"heading": 12, "action": 7, "detail": 4}


class LogList(QListView):
    """Follows what is told as long as nobody has scrolled back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = LogModel()
        self.scale = 1.0
        self.setModel(self.told)
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName("Log")

    def letter(self, scale: float) -> None:
        """Draw the lines at this scale."""
        self.scale = scale
        self.doItemsLayout()

    def begin(self, names: Sequence[str], lines: Iterable[LogLine]) -> None:
        """Tell a game from the start."""
        self.told.begin(names, lines)
        self.scrollToBottom()

    def add(self, lines: Sequence[LogLine]) -> None:
        """Tell more, and show it unless the person has scrolled back to read."""
        bar = self.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 24
        self.told.add(lines)
        if follows:
            self.scrollToBottom()
