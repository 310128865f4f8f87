"""Drawing an example as one picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.widgets.learning.figures.parts import Ink, Part
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

MARGIN = 2


def drawn(part: Part, palette: Palette, scale: float, dpr: float) -> QPixmap:
    """The part at `scale` logical pixels per unit, on nothing."""
    size = size_of(part, scale)
    sharpness = scale * dpr
    picture = transparent_pixmap(QSize(round(size.width() * dpr), round(size.height() * dpr)), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
    painter.translate(MARGIN, MARGIN)
    painter.scale(scale, scale)
    part.paint(painter, QPointF(0, 0), Ink(palette, sharpness))
    painter.end()
    return picture


def size_of(part: Part, scale: float) -> QSizeF:
    """The size of its picture in logical pixels."""
    return part.size * scale + QSizeF(2 * MARGIN, 2 * MARGIN)
