"""The mat that an estate is printed on: the land round its cells, with a soft shadow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.rules.burgundy.protocol.printed import Cell
from burgundy_qt.widgets.games.burgundy.look.estate_shape import river_path, river_strokes
from burgundy_qt.widgets.games.burgundy.look.grid import Grid
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.brush import paint_pixmap, scene_canvas
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import darker

BORDER, EDGE, JOINT = 1.24, 1.19, 1.06  # radius of the hexes that make the land, in radii of a cell


def paint_estate(
    painter: QPainter, centre: QPointF, grid: Grid, estate: str, look: PaintStyle
) -> None:
    """The printed cells of an estate on their mat."""
    mat = _mat(grid, look)
    box = QRectF(QPointF(), mat.deviceIndependentSize())
    box.moveCenter(centre)
    paint_pixmap(painter, mat, box, look)
    for name, cell in printed.cells_of(look.edition, estate).items():
        paint_pixmap(painter, _cell(cell, grid, look), _box(grid, centre + grid.offset(name)), look)


def estate_pictures(grid: Grid, estate: str, look: PaintStyle) -> Iterator[QPixmap]:
    """The pictures that `paint_estate` puts together, one by one; it finds them ready
    afterwards."""
    yield _mat(grid, look)
    for cell in printed.cells_of(look.edition, estate).values():
        yield _cell(cell, grid, look)


def _cell(cell: Cell, grid: Grid, look: PaintStyle) -> QPixmap:
    name = sprite_files.cell_art(
        cell.colour, cell.number, look.theme, small=grid.radius < sprite_files.MINI_BELOW
    )
    return sprite_files.pixmap(name, _box(grid, QPointF()).width(), look.dpr, look.text)


def _box(grid: Grid, middle: QPointF) -> QRectF:
    return places.hex_bounds(middle, grid.radius * 0.985)


@lru_cache(maxsize=6)
def _mat(grid: Grid, look: PaintStyle) -> QPixmap:
    radius = grid.radius
    colour = darker(look.palette.map2, 0.12) if look.is_dark else look.palette.map2
    pixmap, painter, _ = scene_canvas(_room(grid), look)
    _draw_rivers(painter, grid, look)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in (3, 2, 1):
        shade = _land(grid, BORDER + 0.03 * step).translated(0, (0.09 - 0.02 * step) * radius)
        painter.fillPath(shade, translucent(look.palette.shadow, 0.05))
    painter.fillPath(_land(grid, BORDER), QColor(darker(colour, 0.25)))
    painter.fillPath(_land(grid, EDGE).translated(0, -0.015 * radius), QColor(colour))
    painter.fillPath(_land(grid, JOINT), QColor(darker(colour, 0.16)))
    painter.end()
    return pixmap


def _room(grid: Grid) -> QRectF:
    """All cells of an estate about its middle, with the room of the land round them."""
    right = (
        max(abs(offset.x()) for _, offset in grid.offsets) + 0.5 * grid.across + 0.5 * grid.radius
    )
    low = max(abs(offset.y()) for _, offset in grid.offsets) + 1.6 * grid.radius
    return QRectF(-right, -low, 2 * right, 2 * low)


def _draw_rivers(painter: QPainter, grid: Grid, look: PaintStyle) -> None:
    """The rivers that join the parts of an estate, each with a thread of light along its middle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for one, other in grid.shape.rivers:
        course = river_path(grid.offset(one), grid.offset(other))
        for stroke in river_strokes(look.palette, grid.radius):
            painter.strokePath(course, stroke)


def _land(grid: Grid, grow: float) -> QPainterPath:
    """All hexes of an estate about its middle, `grow` times as large as a cell, as one outline."""
    land = QPainterPath()
    land.setFillRule(Qt.FillRule.WindingFill)
    hexagon = places.hex_outline(QPointF(), grid.radius * grow, grid.radius * 0.09)
    for _, offset in grid.offsets:
        land.addPath(hexagon.translated(offset))
    return land.simplified()
