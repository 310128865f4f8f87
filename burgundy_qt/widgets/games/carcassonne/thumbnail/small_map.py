"""A map of a few pixels a tile, in plain colours: fields, cities, roads, and who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.games.carcassonne.look.colours import (
    BED,
    CITY,
    INK,
    WALL,
    Land,
    land_of,
)
from burgundy_qt.widgets.games.carcassonne.look.shapes import ACROSS, Shape, shape_of
from burgundy_qt.widgets.look.palette import SEAT, Palette

Tile = Mapping[str, Any]
LEAST_CELLS = 3
"""A map of fewer tiles leaves air, so that its tiles are no larger."""
HIGHEST = 0.86
"""Of the width."""
ROAD, WALL_WIDE, RIM, FIGURE, BRIDGE = 34.0, 16.0, 12.0, 62.0, 40.0
"""Units of a drawn tile."""
ROOF, WOOD, AWNING = "#5E7696", "#7A5430", "#B23B33"


@dataclass(frozen=True)
class Castle:
    """A castle: its two cells, and the colour of its lord while he waits."""

    cells: tuple[str, ...]
    colour: int | None


def small_map(
    tiles: Mapping[str, Tile],
    castles: Sequence[Castle],
    colours: Sequence[int],
    width: int,
    palette: Palette,
    dpr: float,
) -> QPixmap:
    """The picture, at most so many pixels wide; tiles are those of a state, by cell, `colours`
    those of the seats."""
    whole = bounds(tiles)
    unit = min(width / whole.width(), HIGHEST * width / whole.height())
    size = whole.size() * unit * dpr
    picture = QPixmap(max(1, round(size.width())), max(1, round(size.height())))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit / ACROSS, unit / ACROSS)
    painter.translate(-whole.topLeft() * ACROSS)
    land = land_of(palette)
    paint(painter, tiles, castles, colours, land, land.rim if palette.is_dark else INK)
    painter.end()
    return picture


def bounds(cells: Iterable[str]) -> QRectF:
    """All cells with the line round them, in tiles."""
    whole = QRectF()
    for cell in cells:
        whole = whole.united(QRectF(corner_of(cell), corner_of(cell) + QPointF(1, 1)))
    across, down = max(LEAST_CELLS, whole.width()), max(LEAST_CELLS, whole.height())
    roomy = QRectF(0, 0, across, down)
    roomy.moveCenter(whole.center())
    rim = RIM / ACROSS
    return roomy.adjusted(-rim, -rim, rim, rim)


def corner_of(cell: str) -> QPointF:
    """The upper left corner of a cell, in tiles."""
    east, south = map(int, cell.split(","))
    return QPointF(east, south)


def paint(
    painter: QPainter,
    tiles: Mapping[str, Tile],
    castles: Sequence[Castle],
    colours: Sequence[int],
    land: Land,
    rim: str,
) -> None:
    """The land first, with a line round all of it, then what stands on it."""
    painter.fillPath(squares(tiles, RIM), QColor(rim))
    painter.fillPath(squares(tiles), QColor(land.field))
    for cell, tile in tiles.items():
        painter.save()
        painter.translate(middle_of(cell))
        painter.setClipRect(QRectF(-ACROSS / 2, -ACROSS / 2, ACROSS, ACROSS))
        paint_tile(painter, shape_of(tile["tile"], tile["rotation"]))
        painter.restore()
    for cell, tile in tiles.items():
        painter.save()
        painter.translate(middle_of(cell))
        paint_pieces(painter, tile, colours)
        painter.restore()
    for castle in castles:
        paint_castle(painter, castle)


def squares(cells: Iterable[str], wider: float = 0.0) -> QPainterPath:
    """All cells in one path, each so much wider at its sides."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in cells:
        corner, size = corner_of(cell) * ACROSS, QSizeF(ACROSS, ACROSS)
        path.addRect(QRectF(corner, size).adjusted(-wider, -wider, wider, wider))
    return path


def middle_of(cell: str) -> QPointF:
    """The middle of a cell, in the units of a drawn tile."""
    return (corner_of(cell) + QPointF(0.5, 0.5)) * ACROSS


def paint_tile(painter: QPainter, shape: Shape) -> None:
    """Cities, roads, a monastery or a bazaar."""
    painter.setPen(pen(WALL, WALL_WIDE))
    for ground in shape.grounds:
        painter.fillPath(ground, QColor(CITY))
    for wall in shape.walls:
        painter.drawPolyline(wall)
    painter.setPen(pen(BED, ROAD))
    for road in shape.roads:
        painter.drawPolyline(road)
    for middle, colour in ((shape.monastery, ROOF), (shape.bazaar, AWNING)):
        if middle is not None:
            painter.setPen(pen(INK, RIM))
            painter.setBrush(QColor(colour))
            painter.drawRect(QRectF(middle.x() - 34, middle.y() - 34, 68, 68))


def pen(colour: str, width: float) -> QPen:
    """A round one."""
    made = QPen(QColor(colour), width)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def paint_pieces(painter: QPainter, tile: Tile, colours: Sequence[int]) -> None:
    """A bridge from edge to edge, and a follower where it stands."""
    if tile["bridge"]:
        half = ACROSS / 2
        end = QPointF(half, 0) if tile["bridge"] == "ew" else QPointF(0, half)
        painter.setPen(pen(WOOD, BRIDGE))
        painter.drawLine(-end, end)
    meeple = tile["meeple"]
    if meeple is None:
        return
    places = shape_of(tile["tile"], tile["rotation"]).places
    paint_disc(painter, places.get(meeple["on"], QPointF()), colours[meeple["seat"]])


def paint_disc(painter: QPainter, middle: QPointF, colour: int) -> None:
    """A follower of a colour."""
    painter.setPen(QPen(QColor("#FFF8E7"), RIM))
    painter.setBrush(QColor(SEAT[colour]))
    painter.drawEllipse(middle, FIGURE, FIGURE)


def paint_castle(painter: QPainter, castle: Castle) -> None:
    """A keep on the joint of its town, with its lord while he waits."""
    first, second = map(middle_of, castle.cells)
    middle = (first + second) / 2
    keep = QRectF(0, 0, 1.7 * FIGURE, 1.7 * FIGURE)
    keep.moveCenter(middle)
    painter.setPen(pen(INK, RIM))
    painter.setBrush(QColor(WALL))
    painter.drawRect(keep)
    if castle.colour is not None:
        painter.setBrush(QColor(SEAT[castle.colour]))
        painter.drawEllipse(middle, FIGURE / 2, FIGURE / 2)
