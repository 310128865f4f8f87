"""The shared drawing functions of all backgrounds: cards, wells, lines of text, shadows, and the
shield for points."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from burgundy_qt.widgets.sprites.paint_style import PaintStyle, on_pixel, translucent
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import BLACK_DEPOT, DARK, INK, darker, lighter, mix
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

# Lines of text: their size in the available room, and their position.


SMALLEST = 0.7  # the least scale of a line before it is cut off
HIGH = 1.2  # the height of a line, in font sizes


def fitting(font: QFont, text: str, room: QRectF, larger: float = 1.0) -> QFont:
    """Return the font at `larger` times its size, or as large as height and width of `room` allow;
    at least SMALLEST times its size."""
    usual = font.pixelSize()
    wanted = max(usual, math.floor(min(usual * larger, room.height() / HIGH)))
    fitted = sized(font, wanted)
    needed = QFontMetricsF(fitted).horizontalAdvance(text)
    if needed <= room.width() or room.isEmpty():
        return fitted
    return sized(font, max(1, math.floor(max(SMALLEST * usual, wanted * room.width() / needed))))


def grown(font: QFont, text: str, room: QSizeF, larger: float) -> QFont:
    """Return the font at `larger` times its size, or as large as `room` allows for the capitals of
    `text`; at least its own size."""
    metrics = QFontMetricsF(font)
    has_room = min(
        room.width() / max(1.0, metrics.horizontalAdvance(text)),
        room.height() / metrics.capHeight(),
    )
    return sized(font, math.floor(font.pixelSize() * max(1.0, min(larger, has_room))))


def sized(font: QFont, pixels: int) -> QFont:
    """Return the same font in another size."""
    other = QFont(font)
    other.setPixelSize(pixels)
    return other


def baseline_corner(rect: QRectF, align: str, text: str, metrics: QFontMetricsF) -> QPointF:
    """Return the upper left corner of a text line whose capitals are in the middle of `rect`."""
    width = metrics.horizontalAdvance(text)
    x = {"left": rect.x(), "middle": rect.center().x() - width / 2, "right": rect.right() - width}[
        align
    ]
    return QPointF(round(x), round(rect.center().y() + metrics.capHeight() / 2 - metrics.ascent()))


def scene_canvas(rect: QRectF, style: PaintStyle) -> tuple[QPixmap, QPainter, QPointF]:
    """Return an empty pixmap that covers `rect` of the scene, a painter in scene coordinates, and
    the corner of the pixmap in the scene: on a whole device pixel, so that nothing is blurred."""
    dpr = style.dpr
    left, top = math.floor(rect.left() * dpr), math.floor(rect.top() * dpr)
    pixmap = transparent_pixmap(
        QSize(math.ceil(rect.right() * dpr) - left, math.ceil(rect.bottom() * dpr) - top), dpr
    )
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    corner = QPointF(left / dpr, top / dpr)
    painter.translate(-corner)
    return pixmap, painter, corner


def canvas(size: QSizeF, style: PaintStyle) -> tuple[QPixmap, QPainter]:
    """Return an empty picture of that size in logical pixels, with even numbers of device pixels,
    and a painter whose origin is the middle."""
    pixmap = QPixmap(
        2 * round(size.width() * style.dpr / 2), 2 * round(size.height() * style.dpr / 2)
    )
    pixmap.setDevicePixelRatio(style.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    size = pixmap.deviceIndependentSize()
    painter.translate(size.width() / 2, size.height() / 2)
    return pixmap, painter


def with_shadow(rect: QRectF, u: float) -> QRectF:
    """Return a card's rectangle with room for its shadow."""
    return rect.adjusted(-8 * u, -8 * u, 8 * u, 10 * u)


def draw_card(
    painter: QPainter,
    rect: QRectF,
    style: PaintStyle,
    radius: float,
    fill: str = "",
    line: str = "",
    width: float = 1,
    lift: int = 4,
) -> None:
    """Draw a card with a thin line and a soft shadow of a few steps."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(style.palette.shadow, 0.11 if style.is_dark else 0.035))
    for step in range(lift):
        grow = step * 0.9 * style.u
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow * 0.5 + 1, grow, grow + style.u),
            radius + grow,
            radius + grow,
        )
    painter.setBrush(QColor(fill or style.palette.panel))
    painter.setPen(QPen(QColor(line or style.palette.line), width))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def well(painter: QPainter, rect: QRectF, style: PaintStyle, radius: float) -> None:
    """Draw a sunk trough, darker under its upper edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(darker(style.palette.well, 0.14 if not style.is_dark else 0.35)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(QColor(style.palette.well))
    painter.drawRoundedRect(rect.adjusted(0, 1.5, 0, 0), radius, radius)


def free_place(painter: QPainter, path: QPainterPath, style: PaintStyle) -> None:
    """Draw a dashed, empty place for a piece."""
    painter.setBrush(QColor(style.palette.well))
    pen = QPen(QColor(style.palette.line2), 1.3 * style.u)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPath(path)


def draw_text(
    painter: QPainter,
    style: PaintStyle,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: str = "left",
) -> None:
    """Draw one line of text, its capitals in the middle of the height of `rect`; larger for a
    larger text size if there is room, smaller if it would be too long."""
    font = fitting(font, text, rect, style.text)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    corner = baseline_corner(rect, align, shown, metrics)
    painter.drawText(corner + QPointF(0, metrics.ascent()), shown)


def draw_sprite(painter: QPainter, name: str, rect: QRectF, style: PaintStyle) -> None:
    """Draw a sprite in the middle of `rect`, at its width."""
    paint_pixmap(
        painter, sprite_files.pixmap(name, rect.width(), style.dpr, style.text), rect, style
    )


def draw_about(painter: QPainter, picture: QPixmap, middle: QPointF) -> None:
    """Draw a pixmap about a point."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)


def paint_pixmap(painter: QPainter, picture: QPixmap, rect: QRectF, style: PaintStyle) -> None:
    """Draw a pixmap in the middle of `rect`, on whole device pixels."""
    size = picture.deviceIndependentSize()
    corner = rect.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(on_pixel(corner, style), picture)


def dark_line(style: PaintStyle) -> str:
    """Return the line colour for things in the dark depot."""
    return mix(style.palette.gold, BLACK_DEPOT, 0.45)


# The golden shield with a star, the symbol of points.


BOX = 40  # the shield is drawn in a square of this size about its middle
STAR = (
    (0, -11),
    (3, -3.5),
    (11, -3),
    (5, 2),
    (7, 10),
    (0, 5.5),
    (-7, 10),
    (-5, 2),
    (-11, -3),
    (-3, -3.5),
)


@lru_cache(maxsize=16)
def shield_pixmap(width: float, dpr: float) -> QPixmap:
    """Return the shield in a square of `width` logical pixels."""
    size = max(1, round(width * dpr))
    pixmap = transparent_pixmap(QSize(size, size), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(width / BOX, width / BOX)
    painter.translate(BOX / 2, BOX / 2 - 1)
    light = QLinearGradient(-15, -16, 15, 18)
    light.setColorAt(0, QColor(lighter(DARK.gold, 0.28)))
    light.setColorAt(0.5, QColor(DARK.gold))
    light.setColorAt(1, QColor(darker(DARK.gold, 0.12)))
    painter.setPen(
        QPen(
            QColor(INK),
            3.2,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(light)
    painter.drawPath(_outline())
    painter.fillPath(_star(), QColor(INK))
    painter.end()
    return pixmap


def _outline() -> QPainterPath:
    path = QPainterPath(QPointF(-15, -16))
    path.lineTo(15, -16)
    path.lineTo(15, 2)
    path.cubicTo(15, 11, 6, 15, 0, 18)
    path.cubicTo(-6, 15, -15, 11, -15, 2)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    path = QPainterPath(QPointF(*STAR[0]))
    for corner in STAR[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    return path
