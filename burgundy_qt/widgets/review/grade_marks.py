"""The marks of slips, mistakes and blunders, and of points given away. Each has another shape and
size, so that nobody needs to tell colours apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPolygonF

from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE, ReviewedTurn
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

RADIUS = {"slip": 3.2, "mistake": 5.0, "blunder": 6.4}
"""Units from the middle to an edge or corner."""
GIVEN_AWAY = 3.6
ICON = 16


def paint_mark(
    painter: QPainter, turn: ReviewedTurn, at: QPointF, scale: float, fill: QColor, rim: QColor
) -> None:
    """A slip is a dot, a mistake a triangle, a blunder a diamond; points given away are a ring."""
    assert turn.grade is not None
    if turn.gave_points_away:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((rim, 4.2), (fill, 2.2)):
            painter.setPen(QPen(colour, width * scale))
            painter.drawEllipse(at, GIVEN_AWAY * scale, GIVEN_AWAY * scale)
        return
    radius = RADIUS[turn.grade.name] * scale
    painter.setPen(QPen(rim, 1.4 * scale))
    painter.setBrush(fill)
    if turn.grade is BLUNDER:
        corners = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
    elif turn.grade is MISTAKE:
        corners = [(0.0, -1.1), (1.05, 0.8), (-1.05, 0.8)]
    else:
        painter.drawEllipse(at, radius, radius)
        return
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) * radius for x, y in corners]))


def mark_icon(turn: ReviewedTurn, colour: str, palette: Palette, scale: float, dpr: float) -> QIcon:
    """The mark in the colour of a seat; a faint stroke for a turn without one."""
    size = round(ICON * scale)
    picture = transparent_pixmap(QSize(size, size) * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(size / 2, size / 2)
    if turn.grade is None:
        pen = QPen(QColor(colour), 3 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach = QPointF(3.5 * scale, 0)
        painter.drawLine(middle - reach, middle + reach)
    else:
        paint_mark(painter, turn, middle, scale, QColor(colour), QColor(palette.text))
    painter.end()
    return QIcon(picture)
