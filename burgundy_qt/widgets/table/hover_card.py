"""The hover card: it appears beside the piece under the resting pointer, with its beak towards it,
and covers neither the piece nor the question. Its content is a HoverContent of game_table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.sprites import brush, sprite_pixmaps
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow
from burgundy_qt.widgets.theme import fonts, sprite_files, theme

WIDTH, BEAK, SHADOW = 292, 11, 8  # in units
RULES_KEY, KEY_CAP = "F1", (24, 17)  # width and height in units
REST = 420  # milliseconds that the pointer rests before the card appears


class HoverCard(QWidget):
    """A card over the table that ignores the mouse. `keep_off` returns the rectangles to leave
    free, in coordinates of the parent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._over = parent
        self._content: HoverContent | None = None
        self._is_silent = False
        self.keep_off: Callable[[], Sequence[QRectF]] = tuple
        self._style = brush.PaintStyle(theme.current(), "", 1.0, 1.0)
        self._piece = QRectF()
        self._card = QRectF()
        self._beak = QPointF()
        self._wait = QTimer(self, singleShot=True, interval=REST)
        self._wait.timeout.connect(self._appear)
        self.hide()

    @property
    def content(self) -> HoverContent | None:
        """The content of the card that is visible or about to appear."""
        return self._content

    @property
    def is_about_to_appear(self) -> bool:
        """Whether the card appears after a little more rest of the pointer."""
        return self._wait.isActive()

    def show_content(
        self, content: HoverContent | None, piece: QRectF, style: brush.PaintStyle
    ) -> None:
        """Explain the piece at `piece` (in coordinates of the parent) when the pointer has rested
        there; None hides the card."""
        self.hide()
        self._content, self._piece, self._style = content, piece, style
        if content is None:
            self._wait.stop()
        else:
            self._wait.start()

    def suppress(self, is_silent: bool) -> None:
        """Stop appearing while something else explains the table; or start again, also for the
        piece under the resting pointer."""
        if is_silent == self._is_silent:
            return
        self._is_silent = is_silent
        self.show_content(self._content, self._piece, self._style)

    def _appear(self) -> None:
        if self._content is None or self._is_silent:
            return
        u = self._style.u
        size = QSizeF(WIDTH * u, self._height())
        area = QRectF(self._over.rect()).adjusted(6, 6, -6, -6)
        self._card = beside(self._piece, size, area, BEAK * u, self.keep_off())
        if self._card.isEmpty():
            return
        self._beak = nearest_edge(self._card, self._piece.center())
        margin = (BEAK + SHADOW) * u
        self.setGeometry(self._card.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.show()
        self.raise_()
        self.update()

    # Lettering

    def _fonts(self) -> dict[str, QFont]:
        u = self._style.u
        return {
            "title": fonts.heading_font(17.5 * u),
            "aside": fonts.text_font(11.5 * u),
            "sentence": fonts.text_font(13 * u),
            "row": fonts.text_font(12 * u),
            "value": fonts.text_font(12 * u, 600),
            "ruling": fonts.text_font(11.5 * u),
        }

    def _text_height(self, text: str, font: QFont, width: float) -> float:
        if not text:
            return 0.0
        box = QRect(0, 0, round(width), 10000)
        return float(
            QFontMetricsF(font).boundingRect(QRectF(box), Qt.TextFlag.TextWordWrap, text).height()
        )

    def _height(self) -> float:
        assert self._content is not None
        u, content, fonts_ = self._style.u, self._content, self._fonts()
        inner = (WIDTH - 32) * u
        height = 16 * u + self._head_height() + 10 * u
        height += self._text_height(content.sentence, fonts_["sentence"], inner)
        if content.rows:
            height += 10 * u + sum(self._row_height(row, inner) for row in content.rows)
        if content.ruling:
            height += 9 * u + self._text_height(content.ruling, fonts_["ruling"], inner)
        return height + 15 * u

    def _head_height(self) -> float:
        assert self._content is not None
        u, letters = self._style.u, self._fonts()
        words = ("title", self._content.title), ("aside", self._content.aside)
        wanted = sum(
            self._text_height(text, letters[font], self._head_room(font)) for font, text in words
        )
        return max(wanted, (58 if self._content.sprite else 42 if self._content.aside else 24) * u)

    def _head_room(self, font: str) -> float:
        """Return the largest width of the title beside the key."""
        assert self._content is not None
        taken = (66 if self._content.sprite else 0) + (KEY_CAP[0] if font == "title" else 0)
        return (WIDTH - 32 - taken) * self._style.u

    def _row_height(self, row: HoverRow, inner: float) -> float:
        """Return the height of one line, or of two if name and value do not fit beside each
        other."""
        return (21 if self._is_in_line(row, inner) else 37) * self._style.u

    def _is_in_line(self, row: HoverRow, inner: float) -> bool:
        letters = self._fonts()
        widths = (
            QFontMetricsF(letters[font]).horizontalAdvance(text)
            for font, text in zip(("row", "value"), row, strict=True)
        )
        return sum(widths) + 10 * self._style.u <= inner

    # Painting, once for each card

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the card."""
        if self._content is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
        painter.translate(-QPointF(self.pos()))
        self._paint_bubble(painter)
        self._paint_words(painter, self._content)
        painter.end()

    def _paint_bubble(self, painter: QPainter) -> None:
        u, palette = self._style.u, self._style.palette
        shape = QPainterPath()
        shape.addRoundedRect(self._card, 11 * u, 11 * u)
        tip = self._beak
        towards = self._piece.center() - tip
        sideways = abs(tip.x() - self._card.left()) < 1 or abs(tip.x() - self._card.right()) < 1
        step = (
            QPointF(BEAK * u * (1 if towards.x() > 0 else -1), 0)
            if sideways
            else QPointF(0, BEAK * u * (1 if towards.y() > 0 else -1))
        )
        side = QPointF(0, 9 * u) if sideways else QPointF(9 * u, 0)
        beak = QPainterPath(tip - side - step * 0.2)
        beak.lineTo(tip + step * 0.85)
        beak.lineTo(tip + side - step * 0.2)
        beak.closeSubpath()
        shape = shape.united(beak)
        for grow in range(SHADOW - 2):
            pen = QPen(
                brush.translucent(palette.shadow, 0.10 if self._style.is_dark else 0.035),
                2 * grow * u,
            )
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(shape.translated(0, 1.6 * u), pen)
        painter.setBrush(QColor(palette.raised))
        painter.setPen(QPen(QColor(palette.line2), 1))
        painter.drawPath(shape)

    def _paint_words(self, painter: QPainter, content: HoverContent) -> None:
        u, palette, letters = self._style.u, self._style.palette, self._fonts()
        left, inner = self._card.x() + 16 * u, (WIDTH - 32) * u
        y = self._card.y() + 16 * u
        x = left
        if content.sprite:
            self._paint_sprite(painter, content, QRectF(left, y, 52 * u, 58 * u))
            x += 66 * u
        self._paint_key(painter, QPointF(left + inner, self._card.y() + 12 * u))
        lines = [(content.title, "title", palette.text), (content.aside, "aside", palette.text2)]
        heights = [
            self._text_height(text, letters[font], self._head_room(font)) for text, font, _ in lines
        ]
        at = y + (self._head_height() - sum(heights)) / 2
        for (text, font, colour), height in zip(lines, heights, strict=True):
            self._write(
                painter, QRectF(x, at, self._head_room(font), height), text, letters[font], colour
            )
            at += height
        y += self._head_height() + 10 * u
        height = self._text_height(content.sentence, letters["sentence"], inner)
        self._write(
            painter,
            QRectF(left, y, inner, height),
            content.sentence,
            letters["sentence"],
            palette.text,
        )
        y += height
        if content.rows:
            y = self._paint_rows(painter, content, left, y + 10 * u, inner)
        if content.ruling:
            box = QRectF(left, y + 9 * u, inner, self._card.bottom() - y)
            self._write(painter, box, content.ruling, letters["ruling"], palette.text3)

    def _paint_key(self, painter: QPainter, corner: QPointF) -> None:
        """Paint the key that opens the rules at this piece, with its upper right corner at
        `corner`."""
        u, palette = self._style.u, self._style.palette
        cap = QRectF(corner.x() - KEY_CAP[0] * u, corner.y(), KEY_CAP[0] * u, KEY_CAP[1] * u)
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4 * u, 4 * u)
        self._write(
            painter,
            cap,
            RULES_KEY,
            fonts.text_font(10.5 * u, 600),
            palette.text3,
            Qt.AlignmentFlag.AlignCenter,
        )

    def _paint_rows(
        self, painter: QPainter, content: HoverContent, left: float, y: float, inner: float
    ) -> float:
        u, palette, letters = self._style.u, self._style.palette, self._fonts()
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(QPointF(left, y), QPointF(left + inner, y))
        y += 2 * u
        middle = Qt.AlignmentFlag.AlignVCenter
        for name, value in content.rows:
            height = self._row_height((name, value), inner)
            first = QRectF(left, y, inner, 21 * u)
            last = QRectF(left, y + height - 21 * u, inner, 21 * u)
            self._write(painter, first, name, letters["row"], palette.text2, middle)
            colour = palette.good if value.startswith("+") else palette.text
            self._write(
                painter, last, value, letters["value"], colour, middle | Qt.AlignmentFlag.AlignRight
            )
            y += height
        return y

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        font: QFont,
        colour: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(box, align | Qt.TextFlag.TextWordWrap, text)

    def _paint_sprite(self, painter: QPainter, content: HoverContent, box: QRectF) -> None:
        sprite = content.sprite
        if sprite is None:
            return
        if (name := self._style.sprite_painter.on_card(sprite, self._style)) is not None:
            picture = sprite_files.pixmap(name, box.width(), self._style.dpr)
        else:
            side = box.width() * 0.86
            picture = sprite_pixmaps.sprite_pixmap(sprite, QSizeF(side, side), self._style)
        size = picture.deviceIndependentSize()
        painter.drawPixmap(box.center() - QPointF(size.width() / 2, size.height() / 2), picture)


def beside(
    piece: QRectF, size: QSizeF, area: QRectF, gap: float, taken: Sequence[QRectF] = ()
) -> QRectF:
    """Return a place for a card of `size` in `area`: right of the piece, else left, else below,
    else above; never over a `taken` rectangle, and over the piece only if there is no other place.
    Empty if there is no room."""
    places = [
        (piece.right() + gap, piece.center().y() - size.height() * 0.3),
        (piece.left() - gap - size.width(), piece.center().y() - size.height() * 0.3),
        (piece.center().x() - size.width() / 2, piece.bottom() + gap),
        (piece.center().x() - size.width() / 2, piece.top() - gap - size.height()),
    ]
    inside = [within(QRectF(QPointF(*place), size), area) for place in places]
    free = [
        card
        for first in inside
        for card in (first, *(within(each, area) for each in moved_off(first, taken, gap)))
        if not any(card.intersects(each) for each in taken)
    ]
    clear = (card for card in free if not card.intersects(piece))
    return next(clear, free[-1] if free else QRectF())


def within(card: QRectF, area: QRectF) -> QRectF:
    """Return the card moved inside the area by the shortest way."""
    corner = QPointF(
        min(max(area.left(), card.x()), area.right() - card.width()),
        min(max(area.top(), card.y()), area.bottom() - card.height()),
    )
    return QRectF(corner, card.size())


def moved_off(card: QRectF, taken: Sequence[QRectF], gap: float) -> Iterator[QRectF]:
    """Yield the card above, below, left and right of the rectangles that it covers."""
    for each in (each for each in taken if card.intersects(each)):
        yield card.translated(0, each.top() - gap - card.bottom())
        yield card.translated(0, each.bottom() + gap - card.top())
        yield card.translated(each.left() - gap - card.right(), 0)
        yield card.translated(each.right() + gap - card.left(), 0)


def nearest_edge(card: QRectF, point: QPointF) -> QPointF:
    """Return the point of the card's edge nearest to `point`, away from the round corners."""
    inset = 18.0
    x = min(max(point.x(), card.left() + inset), card.right() - inset)
    y = min(max(point.y(), card.top() + inset), card.bottom() - inset)
    if point.x() < card.left() or point.x() > card.right():
        return QPointF(card.left() if point.x() < card.left() else card.right(), y)
    return QPointF(x, card.top() if point.y() < card.top() else card.bottom())
