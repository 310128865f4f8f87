"""Lights what is pointed at: the land around it lies in the shade, and a rim runs along it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.widgets.games.carcassonne.look.colours import INK, land_of
from burgundy_qt.widgets.games.carcassonne.look.tiles import cell_of
from burgundy_qt.widgets.games.carcassonne.map.land import Brush, Land, Part
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, seat_outline, translucent
from burgundy_qt.widgets.theme.palette import LIGHT

SHADE, PALER_SHADE = 0.40, 0.30
RIM, RIM_INK = 0.034, 0.016
"""How wide the rim and its dark edge are, in tiles."""
THINNEST = 1.8
Mode = QPainter.CompositionMode


def shade_land(brush: Brush, land: Land, look: PaintStyle, strength: float = SHADE) -> None:
    """The land in the shade; the table keeps its light."""
    shade = translucent(land_of(look.palette).shade, strength)
    for tile in land.tiles:
        brush.painter.fillRect(brush.cell(cell_of(tile.cell)), shade)


def light(brush: Brush, parts: Sequence[Part], colour: str = LIGHT.hover) -> None:
    """Take the shade from a feature, and run a rim along it."""
    wide = max(RIM, THINNEST / brush.unit)
    edge = max(RIM_INK, 1.3 / brush.unit)
    for line, width in ((INK, 2 * (wide + edge)), (colour, 2 * wide)):
        outline(brush, parts, QPen(QColor(line), width))
    clear(brush, parts)


def outline(brush: Brush, parts: Sequence[Part], pen: QPen) -> None:
    """A line along every part."""
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    for path in brush.on(parts):
        brush.painter.setPen(pen)
        brush.painter.setBrush(Qt.BrushStyle.NoBrush)
        brush.painter.drawPath(path)


def clear(brush: Brush, parts: Sequence[Part]) -> None:
    """Nothing is left within the parts; they meet on whole pixels, so no seam is left either."""
    brush.painter.setCompositionMode(Mode.CompositionMode_Clear)
    for path in brush.on(parts):
        brush.painter.fillPath(path, Qt.GlobalColor.black)
    brush.painter.setCompositionMode(Mode.CompositionMode_SourceOver)


def watch(brush: Brush, cells: Sequence[str], land: Land, seat: int, look: PaintStyle) -> None:
    """The cells in which a feature completes a castle, in a dashed frame of its lord."""
    shade_land(brush, land, look, PALER_SHADE)
    around = QRectF()
    for cell in cells:
        around = around.united(brush.cell(cell_of(cell)))
    brush.painter.setCompositionMode(Mode.CompositionMode_Clear)
    brush.painter.fillRect(around, Qt.GlobalColor.black)
    brush.painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    brush.painter.setBrush(Qt.BrushStyle.NoBrush)
    frame, u = around.adjusted(1, 1, -1, -1), look.u
    brush.painter.setPen(QPen(QColor(LIGHT.hover), 4.6 * u))
    brush.painter.drawRoundedRect(frame, 8 * u, 8 * u)
    pen = QPen(QColor(seat_outline(seat, look)), 2.6 * u)
    pen.setDashPattern([9 / 2.6, 6 / 2.6])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    brush.painter.setPen(pen)
    brush.painter.drawRoundedRect(frame, 8 * u, 8 * u)
