"""The golden shield with a star that stands for points."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.look.art import SMOOTH
from burgundy_qt.widgets.look.palette import DARK, INK, darker, lighter
from burgundy_qt.widgets.look.pixmaps import clear_pixmap

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
    """The shield in a square of `width` logical pixels."""
    size = max(1, round(width * dpr))
    pixmap = clear_pixmap(QSize(size, size), dpr)
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
