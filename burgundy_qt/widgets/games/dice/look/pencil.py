"""The pencil: one full stroke and a dry one over it, no filter, so that it is crisp at any size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from burgundy_qt.widgets.games.dice.look.colours import paper_of
from burgundy_qt.widgets.games.dice.look.strokes import BOX
from burgundy_qt.widgets.pieces.look import Look, veiled

WIDTH = 7.0
"""Of the full stroke, in a box of 60."""
DRY, DASHES, DRY_VEIL = 0.26, (13.1, 3.5, 6.2, 2.7), 0.45


def pens(width: float, look: Look) -> tuple[QPen, QPen]:
    """The full stroke and the dry one."""
    paper = paper_of(look.palette)
    full, dry = QPen(QColor(paper.mark), width), QPen(veiled(paper.dry, DRY_VEIL), width * DRY)
    dry.setDashPattern(DASHES)
    for pen in (full, dry):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return full, dry


def draw(painter: QPainter, path: QPainterPath, width: float, look: Look) -> None:
    """Strokes as they lie, so wide."""
    full, dry = pens(width, look)
    painter.strokePath(path, full)
    painter.strokePath(path.translated(0.16 * width, -0.14 * width), dry)


def placed(path: QPainterPath, middle: QPointF, size: float) -> QPainterPath:
    """Strokes of the box of 60 about `middle`, the box `size` wide."""
    return QTransform().translate(middle.x(), middle.y()).scale(size / BOX, size / BOX).map(path)


def write(
    painter: QPainter,
    path: QPainterPath,
    middle: QPointF,
    size: float,
    look: Look,
    width: float = WIDTH,
) -> None:
    """Strokes of the box of 60, about `middle` and `size` wide."""
    draw(painter, placed(path, middle, size), width * size / BOX, look)
