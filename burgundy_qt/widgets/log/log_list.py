"""The log as a list with crests and small pictures, and the pages of the card beside the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, cast

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.phrases.wording import team_name
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles


class CardList(QListView):
    """A list on the card. `left` says that the focus must leave it."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def set_text_scale(self, scale: float) -> None:
        """Draw the lines at this scale."""
        self.scale = scale
        self.doItemsLayout()

    def units(self, length: float) -> int:
        """Return a length in pixels at the current scale."""
        return round(length * self.scale)

    @property
    def width_of_lines(self) -> int:
        """The width of a line; a scroll bar always has space beside it."""
        bar = self.verticalScrollBar()
        return self.viewport().width() - (0 if bar.isVisible() else bar.sizeHint().width())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave the list with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def paint_plate(painter: QPainter, line: QRect, colour: str, is_marked: bool) -> None:
    """Paint the ground of a line under the pointer, with a ring if it has the focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.current().focus), 2) if is_marked else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(line.adjusted(3, 1, -3, -1), 6, 6)


Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole


class LogModel(QAbstractListModel):
    """The lines so far. `names` are the seats' names for a screen reader, `seating` their crests,
    `teams` the seats of each team.

    `stands_at` is the number of events before the past position in view, or None at the end of the
    game. `row_of_action` is the last action up to there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []
        self.names: Sequence[str] = ()
        self.seat_styles = PLAIN
        self.teams: Sequence[Sequence[int]] = ()
        self.stands_at: int | None = None
        self.row_of_action: int | None = None

    def seats_of(self, line: LogLine) -> Sequence[int]:
        """Return the seats of a line: one, a whole team if it concerns both, or none."""
        if line.seat is None:
            return ()
        return next(
            (team for team in self.teams if line.is_common and line.seat in team), [line.seat]
        )

    def is_to_come(self, line: LogLine) -> bool:
        """Return whether the line comes after the past position in view."""
        return self.stands_at is not None and line.event >= self.stands_at

    def mark_current(self, events: int | None) -> None:
        """Set the number of events before the position in view; None means all of them."""
        self.stands_at = events
        self._find_action()

    def _find_action(self) -> None:
        rows = (row for row in reversed(range(len(self.lines))) if self.lines[row].kind == "action")
        self.row_of_action = next(
            (row for row in rows if not self.is_to_come(self.lines[row])), None
        )

    def row_of_entry(self, row: int) -> int:
        """Return the first row of a line's entry: details belong to the action or heading above
        them."""
        above = (at for at in range(row, -1, -1) if self.lines[at].kind != "detail")
        return next(above, 0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a line, its accessible text, or the LogLine itself."""
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(line)
        if role == Qt.ItemDataRole.ToolTipRole and line.seat is not None:
            return team_name(self.names, self.seats_of(line))
        return line.text if role == Qt.ItemDataRole.DisplayRole else None

    def spoken(self, line: LogLine) -> str:
        """Return a line for a screen reader, with the name that is a crest on the screen."""
        if line.seat is None:
            return line.text
        name = team_name(self.names, self.seats_of(line))
        return tr("Log", "{name}: {action}", name=name, action=line.text)

    def begin(
        self,
        names: Sequence[str],
        lines: Iterable[LogLine],
        seat_styles: SeatStyles = PLAIN,
        teams: Sequence[Sequence[int]] = (),
    ) -> None:
        """Replace all lines with these."""
        self.beginResetModel()
        self.names = names
        self.lines = list(lines)
        self.seat_styles = seat_styles
        self.teams = teams
        self.mark_current(None)
        self.endResetModel()

    def add(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end."""
        if lines:
            self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines) + len(lines) - 1)
            self.lines.extend(lines)
            self._find_action()
            self.endInsertRows()


class LogDelegate(QStyledItemDelegate):
    """Paints a line: headings in bold, actions with crest and picture, details under the text
    of their action."""

    def __init__(self, list_: LogList) -> None:
        super().__init__(list_)
        self.list = list_
        self._heights: dict[tuple[object, ...], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the size of the wrapped text. Sizes are cached, because Qt needs all of them
        after each new line."""
        width = self.list.width_of_lines
        line: LogLine = self.list.entries.lines[index.row()]
        pictures = line.picture is None, line.piece is None
        key = line.text, line.kind, pictures, line.opens_turn, width, self.list.scale
        if key not in self._heights:
            self._heights[key] = self._height(line, width)
        return QSize(width, self._heights[key])

    def _height(self, line: LogLine, width: int) -> int:
        # some screens need a little more than the measured height
        text = self._text_rect(line, QRect(0, 0, width - 2, 1000))
        height = QFontMetrics(self._font(line)).boundingRect(text, FLOWING, line.text).height()
        return height + round((GAP[line.kind] + (4 if line.opens_turn else 0)) * self.list.scale)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        if self.list.leaves_out(index.row()):
            return
        line: LogLine = index.data(LINE)
        palette = theme.current()
        rect: QRect = option.rect
        painter.save()
        model = self.list.entries
        is_here = index.row() == model.row_of_action and (
            model.stands_at is not None or index.row() == len(model.lines) - 1
        )
        self._paint_plate(painter, option, is_here)
        painter.setFont(self._font(line))
        painter.setPen(QColor(palette.text if line.kind == "action" else palette.text2))
        if model.is_to_come(line):
            painter.setOpacity(TO_COME_HIGH if palette.is_high else TO_COME)
        text = self._text_rect(line, rect)
        painter.drawText(text, FLOWING | Qt.AlignmentFlag.AlignVCenter, line.text)
        self._paint_pictures(painter, line, rect)
        painter.restore()

    def _paint_plate(self, painter: QPainter, option: QStyleOptionViewItem, is_here: bool) -> None:
        """Paint the ground of a line: the current position, the pointer, or the focus ring."""
        palette, state = theme.current(), option.state
        is_marked = bool(state & QStyle.StateFlag.State_HasFocus) and self.list.is_led_by_keys
        is_pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        if not (is_here or is_marked or is_pointed):
            return
        colour = (
            palette.well if is_here and self.list.entries.stands_at is not None else palette.panel2
        )
        paint_plate(painter, option.rect, colour, is_marked)

    def _font(self, line: LogLine) -> QFont:
        is_bold = line.kind == "heading" and line.picture is None
        return fonts.text_font(12 * self.list.scale, 600 if is_bold else 400)

    @property
    def _step(self) -> int:
        """The distance between two pictures."""
        return round(23 * self.list.scale)

    def _text_rect(self, line: LogLine, rect: QRect) -> QRect:
        if line.kind == "heading":
            return rect.adjusted(8 + (self._step if line.picture else 0), 0, -6, 0)
        left = 8 + self._step * (2 if line.picture or line.kind == "detail" else 1)
        return rect.adjusted(left, 0, -6 - (self._step if line.piece else 0), 0)

    def _paint_pictures(self, painter: QPainter, line: LogLine, rect: QRect) -> None:
        if line.kind == "detail":
            return
        across = self._step - round(6 * self.list.scale)
        seats = self.list.entries.seats_of(line)
        crests = [
            (MATE * place, self.list.entries.seat_styles.crest(seat, across))
            for place, seat in enumerate(seats)
        ]
        beside = 0.0 if line.kind == "heading" else 1.0
        pictures = [(beside, line.picture)] if line.picture else []
        dpr = painter.device().devicePixelRatioF()
        for place, name in [*reversed(crests), *pictures]:
            picture = sprite_files.pixmap(name, across, dpr)
            high = picture.height() / dpr
            top = rect.center().y() + 0.5 - high / 2
            painter.drawPixmap(round(rect.x() + 8 + place * self._step), round(top), picture)
        if line.piece:
            picture = sprite_files.pixmap(line.piece, across + PIECE, dpr)
            top = rect.center().y() + 0.5 - picture.height() / dpr / 2
            painter.drawPixmap(round(rect.right() - 4 - across - PIECE), round(top), picture)


# extra width of a tile behind the words, in pixels, compared with the pictures before them
PIECE = 4
MATE = 0.3  # offset of a partner's crest behind a crest, in steps
FLOWING = Qt.TextFlag.TextWordWrap
OWN_KEYS = frozenset(
    (
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
    )
)
TO_COME = 0.45  # opacity of the lines after the past position in view
TO_COME_HIGH = 0.8  # the same with high contrast
GAP = {"heading": 12, "action": 7, "detail": 4}


class LogList(CardList):
    """Follows new lines unless a person has scrolled back.

    `asked` carries the number of a line's event after a click or Enter.
    """

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = LogModel()
        self.setModel(self.entries)
        self.setItemDelegate(LogDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(tr("Log", "Log"))
        self.is_led_by_keys = False
        self.verticalScrollBar().valueChanged.connect(lambda: self.viewport().update())
        self.clicked.connect(self._ask)
        self.activated.connect(self._ask_by_key)

    def leaves_out(self, row: int) -> bool:
        """Return whether a line is not drawn because its entry is cut off above the end.

        Of the last entry, which may be too long itself, all lines that fit are drawn.
        """
        bar, last = self.verticalScrollBar(), len(self.entries.lines) - 1
        if bar.value() < bar.maximum() or row == last:
            return False
        entry = self.entries.row_of_entry(row)
        uppermost = row if entry == self.entries.row_of_entry(last) else entry
        return self.visualRect(self.entries.index(uppermost)).top() < 0

    def doItemsLayout(self) -> None:  # noqa: N802
        """Keep the end in view if it was, however the lines wrap now."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        super().doItemsLayout()
        if was_at_end:
            bar.setValue(bar.maximum())

    def begin(
        self,
        names: Sequence[str],
        lines: Iterable[LogLine],
        seat_styles: SeatStyles = PLAIN,
        teams: Sequence[Sequence[int]] = (),
    ) -> None:
        """Show a game from the start, with the end in view. Out of sight the lines are laid out
        later, as by `add`: a whole game takes 10 ms."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())
        self.entries.begin(names, lines, seat_styles, teams)
        if self.isVisible():
            self.scrollToBottom()

    def add(self, lines: Sequence[LogLine]) -> None:
        """Add lines, and keep them in view unless the person has scrolled back to read.

        Qt lays all lines out before the next picture, and keeps the end in view, once for however
        many steps: `scrollToBottom` would do so for each.
        """
        bar = self.verticalScrollBar()
        if bar.value() >= bar.maximum() - 24:
            bar.setValue(bar.maximum())
        self.entries.add(lines)

    def mark_current(self, events: int | None) -> None:
        """Mark and show the line after this number of events; None means the last line again."""
        self.entries.mark_current(events)
        row = self.entries.row_of_action
        if events is None:
            self.setCurrentIndex(QModelIndex())
            self.scrollToBottom()
        elif row is None:
            self.scrollToTop()
        else:
            self.setCurrentIndex(self.entries.index(row))
            self.scrollTo(self.entries.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move from line to line with a visible focus ring. The table receives all other keys."""
        if event.key() in OWN_KEYS:
            self.is_led_by_keys = True
            if not self.currentIndex().isValid() and self.entries.lines:
                self.setCurrentIndex(self.entries.index(len(self.entries.lines) - 1))
            self.viewport().update()
        elif event.key() != Qt.Key.Key_Escape:
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the focus ring unless the focus came by mouse."""
        self.is_led_by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        if self.is_led_by_keys and not self.currentIndex().isValid() and self.entries.lines:
            self.setCurrentIndex(self.entries.index(len(self.entries.lines) - 1))
        super().focusInEvent(event)

    def _ask(self, index: QModelIndex) -> None:
        self.asked.emit(self.entries.lines[index.row()].event)

    def _ask_by_key(self, index: QModelIndex) -> None:
        if self.is_led_by_keys:  # some styles also activate on a click, which was handled already
            self._ask(index)


LEAST_LINES = 44  # units: a lower log is hidden below a banner


class LogBanner(Protocol):
    """A widget above the log that takes as much of a given space as it needs, and returns its
    height."""

    def fit(self, room: QSize) -> int: ...
    def set_text_scale(self, scale: float) -> None: ...


class LogPage(QWidget):
    """Contains a LogList, with an optional banner above it."""

    def __init__(self, log: LogList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self.scale = 1.0
        self.above: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(log, 1)

    def add_banner(self, widget: QWidget) -> None:
        """Place a LogBanner above the lines; after it shows or hides itself it must call `fit`."""
        self.above = widget
        self.column.insertWidget(0, widget)

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        self.scale = scale
        self.log.set_text_scale(scale)
        if self.above is not None:
            cast(LogBanner, self.above).set_text_scale(scale)
        self.column.setSpacing(round(4 * scale))
        self.fit()

    def fit(self) -> None:
        """Divide the height: the lines have what the banner leaves."""
        left = self.height()
        if self.above is not None and not self.above.isHidden():
            high = min(left, cast(LogBanner, self.above).fit(self.size()))
            self.above.setFixedHeight(high)
            left -= high + self.column.spacing()
        self.log.setVisible(left >= LEAST_LINES * self.scale or left == self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Divide the height again."""
        super().resizeEvent(event)
        self.fit()


class CardPage(QScrollArea):
    """Contains one widget of role "scrolled"; the card grows until the page is fully visible,
    or as far as possible.

    `can_be_brief`: it has a short form, for a card that covers the table.
    """

    can_be_brief = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""

    def show_brief(self, on: bool) -> None:
        """Show the short form, if there is one, or everything."""

    @property
    def wanted_height(self) -> int:
        """The full height of the page at its current width, without the need for a scroll bar."""
        sheet = self.widget()
        if sheet is None:
            return 0
        layout = sheet.layout()
        if layout is not None and layout.hasHeightForWidth():
            beside = self.width() - self.verticalScrollBar().sizeHint().width()
            return layout.heightForWidth(min(beside, self.viewport().width()))
        return sheet.sizeHint().height()
