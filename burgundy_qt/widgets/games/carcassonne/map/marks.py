"""What can be switched on over the map: when each tile was laid, the edges of tiles, the cells that
no tile fits any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from burgundy_qt.widgets.games.carcassonne.look.colours import INK
from burgundy_qt.widgets.games.carcassonne.look.tiles import cell_of
from burgundy_qt.widgets.games.carcassonne.map.land import Brush, Land
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.theme import fonts

EDGE = 0.07, 0.22
"""How strongly edges of tiles are drawn, with high contrast too."""
LEAST_NUMBER, LARGEST_NUMBER = 9.0, 0.24
"""How large the number of a tile is at least, in pixels, and at most where text is large, in
tiles."""
FITTING = 0.75
"""How strongly a cell is ringed where a tile would fit that is not laid yet."""


def draw_edges(brush: Brush, land: Land, look: PaintStyle) -> None:
    """A thin line between tiles."""
    brush.painter.setPen(QPen(translucent(INK, EDGE[look.palette.is_high]), max(1.0, 1.4 * look.u)))
    for tile in land.tiles:
        box = brush.cell(cell_of(tile.cell))
        brush.painter.drawLine(QLineF(box.topRight(), box.bottomRight()))
        brush.painter.drawLine(QLineF(box.bottomLeft(), box.bottomRight()))


def draw_numbers(brush: Brush, cells: Sequence[str], look: PaintStyle) -> None:
    """On every tile of these cells, in the order in which they were laid, its number."""
    usual = max(LEAST_NUMBER, brush.unit * 0.15)
    size = max(usual, min(usual * look.text, brush.unit * LARGEST_NUMBER))
    brush.painter.setFont(fonts.number_font(size))
    for number, cell in enumerate(cells, 1):
        box = brush.cell(cell_of(cell))
        wide = size * (0.9 + 0.62 * len(str(number)))
        plate = QRectF(box.left() + 0.06 * box.width(), 0, wide, size * 1.4)
        plate.moveTop(box.top() + 0.06 * box.height())
        brush.painter.setPen(QPen(QColor(look.palette.line2), 1))
        brush.painter.setBrush(translucent(look.palette.panel, 0.9))
        brush.painter.drawRoundedRect(plate, size * 0.35, size * 0.35)
        brush.painter.setPen(QColor(look.palette.text))
        brush.painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(number))


def draw_dead_cells(brush: Brush, cells: Iterable[str], look: PaintStyle) -> None:
    """A cross on every empty cell that none of the tiles left would fit."""
    for cell in cells:
        box = brush.cell(cell_of(cell))
        arm, middle = box.width() * 0.16, box.center()
        brush.painter.setPen(Qt.PenStyle.NoPen)
        brush.painter.setBrush(translucent(look.palette.text3, 0.16))
        inside = box.adjusted(*(each * 0.06 * box.width() for each in (1, 1, -1, -1)))
        brush.painter.drawRoundedRect(inside, box.width() * 0.05, box.width() * 0.05)
        pen = QPen(QColor(look.palette.text3), max(1.6, box.width() * 0.035))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        brush.painter.setPen(pen)
        for way in (1, -1):
            end = QPointF(arm, arm * way)
            brush.painter.drawLine(QLineF(middle - end, middle + end))


def draw_fitting_cells(brush: Brush, cells: Iterable[str], look: PaintStyle) -> None:
    """The empty cells where a tile would fit, paler than what is offered."""
    palette = look.palette
    for cell in cells:
        box = brush.cell(cell_of(cell))
        edge = 0.06 * box.width()
        brush.painter.setPen(
            QPen(translucent(palette.glow, FITTING), max(1.4, 0.045 * box.width()))
        )
        brush.painter.setBrush(translucent(palette.glow_core, FITTING / 3))
        inside = box.adjusted(edge, edge, -edge, -edge)
        brush.painter.drawRoundedRect(inside, edge, edge)
