"""The game shelf: a box for each game with emblem, title and, where it fits, a picture. It is
painted only after changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls import access_keys, dialog_frame
from burgundy_qt.widgets.new_game.game_setup import setup_of, short_title
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import SHELF

LEAST, WIDE, HIGH, CORNER = 140, 240, 64, 12
"""Units of a box without a view."""
VIEW, VIEW_WIDE, VIEW_HIGH = 132, 276, 196
"""Units: how high a view is, how wide, and how high the box with it."""
EMBLEM, LARGE_EMBLEM, INSIDE, TICK = 44, 48, 10, 20
RAISED, HOVERED = 7, 3
"""Pixels: how far a box is lifted."""
FRAME, RING = 4, 3
LETTERS, LARGE_LETTERS, NOTE, LINE = 16, 19, 12, 21
"""Units of the title, of what is said of the game, and how much lower that stands."""
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
AT_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class BoxText(NamedTuple):
    """The text on a box: the title, a few words about the game, and the number of players."""

    title: str
    line: str
    seats: str

    @property
    def below(self) -> str:
        """The text below the title, with the number of players if it has no other place."""
        return join_with_commas([self.line, self.seats]) if self.line else ""


class GameBox(QAbstractButton):
    """One game, with a sprite `view` in a version for each theme, or "".

    It rises under the pointer, and higher when it is chosen. All boxes of a `row` show the same
    amount of text.
    """

    def __init__(self, box_text: BoxText, emblem: str, view: str = "") -> None:
        super().__init__()
        self.box_text, self.emblem, self.view = box_text, emblem, view
        self.is_large = False
        self.row: Sequence[GameBox] = [self]
        self.setText(box_text.title)
        self.setAccessibleName(box_text.title)
        self.setAccessibleDescription(box_text.below)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_view(False)
        theme.theme_changed.connect(self.updateGeometry)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Press it with Enter too, unless it is a choice in a dialog, which Enter confirms."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isCheckable():
            self.click()
        else:
            super().keyPressEvent(event)

    def show_view(self, is_large: bool) -> None:
        """Choose the size with or without a picture."""
        self.is_large = is_large
        wide = QSizePolicy.Policy.Maximum if is_large else QSizePolicy.Policy.Expanding
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the preferred size."""
        wide, high = (VIEW_WIDE, VIEW_HIGH) if self.is_large else (WIDE, HIGH)
        frame = 2 * FRAME if self.is_large else 0
        return QSize(
            round(wide * theme.scale()) + frame, round(high * theme.scale()) + RAISED + FRAME
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size: the title wraps, and the picture shrinks."""
        return QSize(round(LEAST * theme.scale()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the box, its text and its marks."""
        lift = RAISED if self.isChecked() else HOVERED if self.underMouse() else 0
        box = QRectF(
            FRAME, FRAME + RAISED - lift, self.width() - 2 * FRAME, self.height() - RAISED - FRAME
        )
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        self._paint_box(painter, box)
        if self.is_large:
            self._paint_view(painter, box)
            self._show_below(painter, box)
        else:
            self._paint_title(painter, box)
        self._mark(painter, box)
        painter.end()

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        palette = theme.current()
        painter.setBrush(QColor(palette.raised))
        painter.setPen(QPen(QColor(palette.line2), 1.2))
        painter.drawRoundedRect(box, CORNER, CORNER)

    def _paint_view(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picture by day or by night; a game without one shows its emblem."""
        palette = theme.current()
        high = VIEW * box.width() / VIEW_WIDE
        if self.view:
            name = f"{self.view}-{'dark' if palette.is_dark else 'light'}"
            painter.drawPixmap(
                box.topLeft(), sprite_files.pixmap(name, box.width(), self.devicePixelRatioF())
            )
        else:
            middle = QPointF(box.center().x(), box.top() + high / 2)
            self._paint_emblem(painter, middle, high * 0.7)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(palette.line2), 1.2))
        foot = box.top() + high
        painter.drawLine(QPointF(box.left(), foot), QPointF(box.right(), foot))
        painter.drawRoundedRect(box, CORNER, CORNER)

    def _paint_emblem(self, painter: QPainter, middle: QPointF, wide: float) -> None:
        emblem = sprite_files.pixmap(self.emblem, wide, self.devicePixelRatioF())
        size = emblem.deviceIndependentSize()
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), emblem)

    def _paint_title(self, painter: QPainter, box: QRectF) -> None:
        """Paint the emblem and the title, with another line below a title of one line."""
        scale = theme.scale()
        wide = EMBLEM * scale
        self._paint_emblem(painter, QPointF(box.left() + INSIDE + wide / 2, box.center().y()), wide)
        words = box.adjusted(2 * INSIDE + wide, FRAME, 0, -FRAME)
        words.setWidth(self._width_of_words)
        self._write(painter, words, LETTERS * scale, self.caption)

    @property
    def caption(self) -> str:
        """The text below the title on a box without a picture."""
        return self._ways_to_tell[min(each.has_room_for for each in self.row)]

    @property
    def _width_of_words(self) -> float:
        """The width for text beside the emblem on a box without a picture."""
        tick = TICK if self.isCheckable() else 0
        return self.width() - 2 * FRAME - 3 * INSIDE - EMBLEM * theme.scale() - tick

    @property
    def _ways_to_tell(self) -> Sequence[str]:
        """The possible texts below the title, from none to the longest."""
        return "", self.box_text.line, self.box_text.below

    @property
    def has_room_for(self) -> int:
        """The number of the longest text that fits below the title."""
        scale, room = theme.scale(), self._width_of_words
        note = QFontMetricsF(fonts.text_font(NOTE * scale))
        title = QFontMetricsF(fonts.heading_font(LETTERS * scale)).horizontalAdvance(self.text())
        fits = [title <= room and note.horizontalAdvance(way) <= room for way in self._ways_to_tell]
        return max((at for at, is_whole in enumerate(fits) if is_whole), default=0)

    def _show_below(self, painter: QPainter, box: QRectF) -> None:
        """Paint the title below the picture, and the number of players at the right."""
        palette, scale = theme.current(), theme.scale()
        strip = box.adjusted(0, VIEW * box.width() / VIEW_WIDE, 0, 0)
        wide = LARGE_EMBLEM * scale
        middle = QPointF(strip.left() + INSIDE + wide / 2, strip.center().y())
        self._paint_emblem(painter, middle, wide)
        words = strip.adjusted(2 * INSIDE + wide, FRAME, -INSIDE, -FRAME)
        painter.setFont(fonts.text_font(11.5 * scale))
        painter.setPen(QColor(palette.text2))
        upper = words.adjusted(0, 0, 0, -LINE * scale)
        seats = QFontMetricsF(painter.font()).horizontalAdvance(self.box_text.seats)
        title = QFontMetricsF(fonts.heading_font(LARGE_LETTERS * scale)).horizontalAdvance(
            self.text()
        )
        if title + INSIDE + seats <= words.width():
            painter.drawText(upper, int(AT_RIGHT), self.box_text.seats)
        self._write(painter, words, LARGE_LETTERS * scale, self.box_text.line)

    def _write(self, painter: QPainter, words: QRectF, letters: float, line: str) -> None:
        """Paint the title, with another line below a title of one line."""
        palette, scale = theme.current(), theme.scale()
        title, note = fonts.heading_font(letters), fonts.text_font(NOTE * scale)
        while longest_word(title, self.text()) > words.width() and letters > NOTE:
            letters -= 1
            title = fonts.heading_font(letters)
        wide = QFontMetricsF(title).horizontalAdvance(self.text())
        below = QFontMetricsF(note).horizontalAdvance(line)
        has_line = bool(line) and max(wide, below) <= words.width()
        painter.setFont(title)
        painter.setPen(QColor(palette.text))
        at = words.adjusted(0, 0, 0, -LINE * scale) if has_line else words
        painter.drawText(at, int(WRAPPED), self.text())
        if has_line:
            painter.setFont(note)
            painter.setPen(QColor(palette.text2))
            painter.drawText(words.adjusted(0, LINE * scale, 0, 0), int(WRAPPED), line)

    def _mark(self, painter: QPainter, box: QRectF) -> None:
        """Paint a frame and a tick if the box is chosen, and a ring if it has the focus."""
        palette = theme.current()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(palette.accent), FRAME))
            painter.drawRoundedRect(box, CORNER, CORNER)
            tick = QRectF(box.right() - TICK - FRAME, box.top() + FRAME, TICK, TICK)
            painter.setPen(QPen(QColor(palette.on_accent), 1.5))
            painter.setBrush(QColor(palette.accent))
            painter.drawEllipse(tick)
            done = sprite_files.tinted(
                "icons/done", palette.on_accent, TICK - 6, self.devicePixelRatioF()
            )
            painter.drawPixmap(tick.topLeft() + QPointF(3, 3), done)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), RING))
            inner = FRAME if self.isChecked() else 0
            painter.drawRoundedRect(
                box.adjusted(inner, inner, -inner, -inner), CORNER - inner, CORNER - inner
            )


def longest_word(font: QFont, text: str) -> float:
    """Return the width of the widest word, in pixels."""
    return max(map(QFontMetricsF(font).horizontalAdvance, text.split()))


BOARD = 15
"""Pixels: how thick the board is."""
ROOM = QSize(1180, 780)
"""Units of a window in which the boxes have room for their views."""


class GameShelf(QWidget):
    """Shows the games of these names.

    `chosen` carries the name of the clicked game. If `is_kept`, the box of the chosen game remains
    highlighted.
    """

    chosen = Signal(str)

    def __init__(self, games: Iterable[str], is_kept: bool = True) -> None:
        super().__init__()
        self.setAccessibleName(tr("New game", "Games"))
        dialog_frame.set_help_topic(self, "new-game")
        self.boxes = {name: box_of(name) for name in games}
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * FRAME, 0, 2 * FRAME, BOARD)
        row.setSpacing(3 * FRAME)
        group = QButtonGroup(self)
        group.setExclusive(is_kept)
        for name, box in self.boxes.items():
            box.setCheckable(is_kept)
            box.setAutoExclusive(is_kept)
            box.setProperty(access_keys.BY_ARROWS, is_kept)
            box.clicked.connect(lambda _on, name=name: self.chosen.emit(name))
            group.addButton(box)
            box.row = [*self.boxes.values()]
            row.addWidget(box)
        theme.theme_changed.connect(self.update)

    def show_game(self, name: str) -> None:
        """Highlight the box of this game."""
        self.boxes[name].setChecked(True)
        self.setFocusProxy(self.boxes[name])

    def show_views(self, room: QSize) -> None:
        """Show the pictures if a window of this size has space for them."""
        has_room = room.width() >= ROOM.width() * theme.scale()
        has_room = has_room and room.height() >= ROOM.height() * theme.scale()
        for box in self.boxes.values():
            box.show_view(has_room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the board below the boxes."""
        wood, light, edge = SHELF["light" if theme.current().name != "dark" else "dark"]
        board = QRectF(self.rect()).adjusted(1, self.height() - BOARD, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(edge), 1.6))
        painter.setBrush(QColor(wood))
        painter.drawRoundedRect(board, 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(light))
        painter.drawRoundedRect(board.adjusted(2, 1.5, -2, 5 - BOARD), 2, 2)
        painter.end()


def box_of(name: str) -> GameBox:
    """Return the box of a game."""
    setup = setup_of(name)
    fewest, most = setup.players
    players = tr("New game", "{fewest} to {most} players", fewest=fewest, most=most)
    return GameBox(
        BoxText(short_title(name), setup.tagline(), players), setup.emblem, setup.box_picture
    )
