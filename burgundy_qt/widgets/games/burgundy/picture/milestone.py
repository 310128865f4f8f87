"""A milestone of the solo game: a round stone with its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from burgundy_qt.widgets.sprites.brush import grown
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import mix
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

BEYOND = 0.45  # how far a stone beyond the target fades into its ground


def milestone_pixmap(what: str, width: float, look: PaintStyle) -> QPixmap:
    """The stone in a square of `width` logical pixels; `what` is its number, "45", or "50-beyond"
    past the target."""
    number, _, beyond = what.partition("-")
    size = max(1, round(width * look.dpr))
    pixmap = transparent_pixmap(QSize(size, size), look.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
    palette, line = look.palette, 0.065 * width
    ground = palette.panel2 if beyond else palette.raised
    painter.setBrush(QColor(ground))
    painter.setPen(
        QPen(QColor(mix(palette.line2, ground, BEYOND) if beyond else palette.line2), line)
    )
    painter.drawEllipse(QRectF(line, line, width - 2 * line, width - 2 * line))
    room = QSizeF(0.78 * width, 0.56 * width)
    painter.setFont(grown(fonts.number_font(0.5 * width), number, room, look.text))
    painter.setPen(QColor(palette.text3 if beyond else palette.text))
    metrics = QFontMetricsF(painter.font())
    left = (width - metrics.horizontalAdvance(number)) / 2
    painter.drawText(QPointF(left, (width + metrics.capHeight()) / 2), number)
    painter.end()
    return pixmap
