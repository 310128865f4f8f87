"""The strokes that all grounds share: cards, words, shadows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import BLACK_DEPOT, darker, mix
from burgundy_qt.widgets.look.pixmaps import clear_pixmap
from burgundy_qt.widgets.pieces.lines import baseline_corner, fitting
from burgundy_qt.widgets.pieces.look import Look, on_pixel, veiled


def sheet(rect: QRectF, look: Look) -> tuple[QPixmap, QPainter, QPointF]:
    """An empty pixmap that covers `rect` of the scene, a painter that speaks scene coordinates, and
    the corner of the pixmap in the scene: on a whole device pixel, so that nothing painted is
    blurred."""
    dpr = look.dpr
    left, top = math.floor(rect.left() * dpr), math.floor(rect.top() * dpr)
    pixmap = clear_pixmap(
        QSize(math.ceil(rect.right() * dpr) - left, math.ceil(rect.bottom() * dpr) - top), dpr
    )
    painter = QPainter(pixmap)
    painter.setRenderHints(art.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    corner = QPointF(left / dpr, top / dpr)
    painter.translate(-corner)
    return pixmap, painter, corner


def canvas(size: QSizeF, look: Look) -> tuple[QPixmap, QPainter]:
    """An empty picture of so many logical pixels, of even numbers of device pixels, and a painter
    with its origin in the middle."""
    pixmap = QPixmap(
        2 * round(size.width() * look.dpr / 2), 2 * round(size.height() * look.dpr / 2)
    )
    pixmap.setDevicePixelRatio(look.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(art.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    size = pixmap.deviceIndependentSize()
    painter.translate(size.width() / 2, size.height() / 2)
    return pixmap, painter


def with_shadow(rect: QRectF, u: float) -> QRectF:
    """A card's rectangle with room for its shadow."""
    return rect.adjusted(-8 * u, -8 * u, 8 * u, 10 * u)


def card(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    radius: float,
    fill: str = "",
    line: str = "",
    width: float = 1,
    lift: int = 4,
) -> None:
    """A card with a thin line and a soft shadow of a few steps."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(look.palette.shadow, 0.11 if look.is_dark else 0.035))
    for step in range(lift):
        grow = step * 0.9 * look.u
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow * 0.5 + 1, grow, grow + look.u), radius + grow, radius + grow
        )
    painter.setBrush(QColor(fill or look.palette.panel))
    painter.setPen(QPen(QColor(line or look.palette.line), width))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def well(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    """A sunk trough, darker under its upper edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(darker(look.palette.well, 0.14 if not look.is_dark else 0.35)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(QColor(look.palette.well))
    painter.drawRoundedRect(rect.adjusted(0, 1.5, 0, 0), radius, radius)


def free_place(painter: QPainter, path: QPainterPath, look: Look) -> None:
    """A dashed place where something can lie."""
    painter.setBrush(QColor(look.palette.well))
    pen = QPen(QColor(look.palette.line2), 1.3 * look.u)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPath(path)


def word(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: str,
    align: str = "left",
) -> None:
    """One line of text, its capitals in the middle of the height of `rect`; larger where the size
    of text asks for it and there is room, smaller where it would be too long."""
    font = fitting(font, text, rect, look.text)
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(QColor(colour))
    corner = baseline_corner(rect, align, shown, metrics)
    painter.drawText(corner + QPointF(0, metrics.ascent()), shown)


def sprite(painter: QPainter, name: str, rect: QRectF, look: Look) -> None:
    """A sprite with its middle in the middle of `rect`, as wide as it."""
    drawn(painter, art.pixmap(name, rect.width(), look.dpr, look.text), rect, look)


def draw_about(painter: QPainter, picture: QPixmap, middle: QPointF) -> None:
    """A pixmap about a point."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)


def drawn(painter: QPainter, picture: QPixmap, rect: QRectF, look: Look) -> None:
    """A pixmap with its middle in the middle of `rect`, on whole device pixels."""
    size = picture.deviceIndependentSize()
    corner = rect.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(on_pixel(corner, look), picture)


def dark_line(look: Look) -> str:
    """A line for things that lie in the dark depot."""
    return mix(look.palette.gold, BLACK_DEPOT, 0.45)
