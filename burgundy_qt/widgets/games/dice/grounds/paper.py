"""The pad that sheets are printed on, and the duchy printed on it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.dice.components import printed
from burgundy_qt.widgets.games.dice.look.colours import paper_of
from burgundy_qt.widgets.games.dice.look.duchy import PRINTED, RIM, Grid, mat
from burgundy_qt.widgets.games.dice.look.marks import cell_art
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import darker, mix
from burgundy_qt.widgets.pieces.brush import drawn, sheet
from burgundy_qt.widgets.pieces.look import Look, veiled

JOINT = 1.10  # the inner part of the mat, in radii of a cell


def paint_paper(
    painter: QPainter, rect: QRectF, look: Look, u: float, deep: int = 3, strip: float = 13
) -> None:
    """The pad: some sheets below, the gum strip on top and the line below it to tear along."""
    paper, palette = paper_of(look.palette), look.palette
    corner = 8 * u
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(palette.shadow, 0.2 if look.is_dark else 0.06))
    for step in range(4):
        shade = rect.adjusted(-2 + 0.5 * step, 4 + step, 2 - 0.5 * step, 7 + step)
        painter.drawRoundedRect(shade, 10 * u, 10 * u)
    painter.setPen(QPen(QColor(paper.edge), 1))
    for below in range(deep, 0, -1):
        painter.setBrush(QColor(mix(paper.ground, paper.edge, 0.35 + 0.15 * below)))
        lower = rect.adjusted(1.2 * below * u, 0, -1.2 * below * u, 2.4 * below * u)
        painter.drawRoundedRect(lower, corner, corner)
    painter.setBrush(QColor(paper.ground))
    painter.drawRoundedRect(rect, corner, corner)
    _paint_gum(painter, rect, look, u, strip * u)


def _paint_gum(painter: QPainter, rect: QRectF, look: Look, u: float, high: float) -> None:
    paper = paper_of(look.palette)
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8 * u, 8 * u)
    painter.save()
    painter.setClipPath(outline)
    gum = QRectF(rect.x(), rect.y(), rect.width(), high)
    painter.fillRect(gum, QColor(paper.gum))
    painter.restore()
    painter.setPen(QPen(QColor(look.palette.gold), 1.4 * u))
    painter.drawLine(gum.bottomLeft(), gum.bottomRight())
    pen = QPen(veiled(paper.box_line, 0.8), 1.3 * u)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 4])
    painter.setPen(pen)
    below = QPointF(0, 5 * u)
    inset = QPointF(6 * u, 0)
    painter.drawLine(gum.bottomLeft() + below + inset, gum.bottomRight() + below - inset)


def paint_duchy(painter: QPainter, letter: str, centre: QPointF, grid: Grid, look: Look) -> None:
    """The printed cells of a duchy on their mat."""
    under = _mat(grid, look)
    box = QRectF(QPointF(), under.deviceIndependentSize())
    box.moveCenter(centre)
    drawn(painter, under, box, look)
    for name in printed.CELLS:
        drawn(painter, cell_picture(letter, name, grid, look), grid.box(name, centre), look)


def cell_picture(letter: str, cell: str, grid: Grid, look: Look) -> QPixmap:
    """A printed cell."""
    at, width = printed.cells_of(letter)[cell], PRINTED * grid.across
    name = cell_art(at.colour, at.bonus or "", False, width, look.theme)
    return art.pixmap(name, width, look.dpr, look.text)


@lru_cache(maxsize=8)
def _mat(grid: Grid, look: Look) -> QPixmap:
    paper = paper_of(look.palette)
    rect = grid.rect(QPointF()).adjusted(
        -0.2 * grid.radius, -0.2 * grid.radius, 0.2 * grid.radius, 0.2 * grid.radius
    )
    pixmap, painter, _ = sheet(rect, look)
    painter.fillPath(mat(grid, RIM), QColor(darker(paper.rule, 0.22)))
    painter.fillPath(mat(grid, JOINT), QColor(paper.rule))
    painter.end()
    return pixmap
