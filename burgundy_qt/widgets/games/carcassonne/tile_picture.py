"""The picture of a tile, drawn from the shapes of its kind. A turned tile is drawn again: its
shapes turn, but houses, trees and sheep stay upright and the light stays in the upper left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from burgundy_qt.widgets.games.carcassonne import tile_shapes
from burgundy_qt.widgets.games.carcassonne.tile_shapes import (
    ACROSS,
    HOUSE,
    VARIANTS,
    Shape,
    Stamp,
    shape_of,
)
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.theme import sprite_files

FAR = 64.0
"""Tiles under this number of logical pixels have fewer and larger details."""
SHEET_OF = {"land": 6, "grass": 3}
"""The sheets of the ground, and the number of tiles after which each repeats."""
AGAIN = 6
"""The number of tiles after which the whole ground repeats."""
SHEETS = 48, 96, 160, 256
FINEST = 256
"""The largest resolution of the ground, in pixels a tile; it is scaled down for smaller tiles and
up for larger ones."""
FOLDER = "carcassonne"
SEEN_FROM_AFAR = ("life/wood", "life/copse", "life/farm", "life/tree", "life/pine")
Straddling = tuple[float, float, str, str]
STRADDLING: tuple[tuple[Straddling, ...], ...] = (
    ((-68.0, 17.0, "eaves", "red"), (2.0, 18.5, "gable", "brick"), (66.0, 17.0, "eaves", "orange")),
    ((-66.0, 17.5, "gable", "red"), (0.0, 18.5, "eaves", "red"), (68.0, 17.0, "gable", "orange")),
)
"""Houses half on this tile and half on its neighbour, so that streets continue over the seam:
position on the seam, size, make and roof; first for seams that run east, then for those that run
south."""

Cell = tuple[int, int]


def cell_of(name: str) -> Cell:
    """Return a cell of the protocol as its two numbers."""
    x, _, y = name.partition(",")
    return int(x), int(y)


def variant_of(cell: Cell) -> int:
    """Return the variant of a tile by its cell, so that equal tiles seldom look the same."""
    return (cell[0] * 7 + cell[1] * 13) % VARIANTS


def tile_pixmap(
    kind: str, rotation: int, variant: int, size: float, style: PaintStyle, cell: Cell = (0, 0)
) -> QtGui.QPixmap:
    """Return a tile of that width in logical pixels, with the ground of a cell of the map. Equal
    arguments give the same pixmap."""
    return drawn_tile(kind, rotation, variant, size, style.theme, style.dpr, cell)


def drawn_tile(
    kind: str,
    rotation: int,
    variant: int,
    size: float,
    theme: str,
    dpr: float = 1.0,
    cell: Cell = (0, 0),
) -> QtGui.QPixmap:
    """Return the same without a table."""
    pixels, far = max(1, round(size * dpr)), size < FAR
    x, y = cell[0] % AGAIN, cell[1] % AGAIN
    key = ("tile", kind, rotation, variant, pixels, dpr, theme, x, y, far)
    return sprite_files.cached_picture(
        key, partial(_draw, kind, rotation, variant, pixels, dpr, theme, (x, y), far)
    )


def _draw(
    kind: str,
    rotation: int,
    variant: int,
    pixels: int,
    dpr: float,
    theme: str,
    cell: Cell,
    far: bool,
) -> QtGui.QPixmap:
    pixmap = QtGui.QPixmap(pixels, pixels)
    pixmap.fill(QtGui.QColor(tile_shapes.LAND[theme].field))
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    _paint_ground(painter, theme, pixels, cell, far)
    _Sight(shape_of(kind, rotation), variant, pixels, far).draw(painter)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def prepared_tile(kind: str, variant: int, size: float, style: PaintStyle) -> Iterator[None]:
    """Draw and cache the ground of a tile of that width and the things on it, in every rotation,
    one at each step: then the tile itself is drawn quickly."""
    pixels = max(1, round(size * style.dpr))
    fine = min(pixels, FINEST)
    for layer in SHEET_OF:
        _layer(layer, style.theme, fine)
        yield
    _ground(style.theme, fine, size < FAR)
    yield
    for rotation in range(4):
        shape = shape_of(kind, rotation)
        for stamp in _Sight(shape, variant, pixels, size < FAR).stamps():
            stamp_picture(stamp, pixels / ACROSS)
            yield


def stamp_picture(stamp: Stamp, scale: float) -> QtGui.QPixmap:
    """Return a thing on a tile; `scale`: pixels in a unit of a drawn tile."""
    name = f"{FOLDER}/{stamp.name}"
    return sprite_files.pixmap(name, sprite_files.svg_size(name).width() * stamp.size * scale)


def _paint_ground(painter: QtGui.QPainter, theme: str, pixels: int, cell: Cell, far: bool) -> None:
    """Paint the ground of a cell: a part of the sheet."""
    fine = min(pixels, FINEST)
    part = QRectF(cell[0] * fine, cell[1] * fine, fine, fine)
    painter.drawPixmap(QRectF(0, 0, pixels, pixels), _ground(theme, fine, far), part)


def _ground(theme: str, fine: int, far: bool) -> QtGui.QPixmap:
    key = ("ground of the land", theme, fine, far)
    return sprite_files.cached_picture(key, partial(_sheet, theme, fine, far))


def _sheet(theme: str, pixels: int, far: bool) -> QtGui.QPixmap:
    """Return the ground for the number of tiles after which it repeats: patches of grass, then
    tufts and flowers, which small tiles do not show."""
    drawn_for, side = _drawn_for(pixels), AGAIN * pixels
    sheet = QtGui.QPixmap(side, side)
    sheet.fill(QtGui.QColor(tile_shapes.LAND[theme].field))
    painter = QtGui.QPainter(sheet)
    painter.setRenderHints(sprite_files.SMOOTH)
    for layer in SHEET_OF:
        if layer == "grass" and far:
            continue
        brush = QtGui.QBrush(_layer(layer, theme, pixels))
        brush.setTransform(QtGui.QTransform.fromScale(pixels / drawn_for, pixels / drawn_for))
        painter.fillRect(QRectF(0, 0, side, side), brush)
    painter.end()
    return sheet


def _layer(layer: str, theme: str, pixels: int) -> QtGui.QPixmap:
    name = f"{FOLDER}/ground/{layer}-{theme}"
    return sprite_files.pixmap(name, SHEET_OF[layer] * _drawn_for(pixels))


def _drawn_for(pixels: int) -> int:
    return next((size for size in SHEETS if size >= pixels), FINEST)


class _Sight:
    """A tile for near or far sight; the painter uses the units of a drawn tile."""

    _painter: QtGui.QPainter

    def __init__(self, shape: Shape, variant: int, pixels: int, far: bool) -> None:
        self._shape = shape
        self._variant = variant
        self._far = far
        self._pixels = pixels
        self._scale = pixels / ACROSS

    def stamps(self) -> Iterator[Stamp]:
        """Yield every thing that has a picture."""
        shape = self._shape
        yield from self._standing()
        yield from self._in_the_middle()
        if not self._far:
            yield from shape.towers
            if shape.well is not None:
                yield Stamp(shape.well, "places/crossing")
            if shape.walls:
                yield Stamp(QPointF(), "walls/corner")
            if shape.gates:
                yield Stamp(QPointF(), "walls/tower-slate")

    def draw(self, painter: QtGui.QPainter) -> None:
        """Draw roads first, then the things on the land, walls, and the things in the middle."""
        self._painter = painter
        painter.translate(self._pixels / 2, self._pixels / 2)
        painter.scale(self._scale, self._scale)
        shape = self._shape
        for road in shape.roads:
            self._draw_road(road)
        if shape.well is not None:
            self._draw_well(shape.well)
        for ground in shape.grounds:
            self._painter.fillPath(ground, QtGui.QColor(tile_shapes.CITY))
        if not self._far:
            self._draw_setts(shape.setts)
        for stamp in sorted(self._standing(), key=_foot):
            self._stamp(stamp)
        for wall in shape.walls:
            self._draw_wall(wall)
        for tower in () if self._far else shape.towers:
            self._stamp(tower)
        for gate, out in shape.gates:
            self._draw_gate(gate, out)
        for stamp in self._in_the_middle():
            self._stamp(stamp)

    def _in_the_middle(self) -> Iterator[Stamp]:
        shape = self._shape
        if shape.monastery is not None:
            yield Stamp(shape.monastery, "places/monastery", 1.3 if self._far else 0.94)
        if shape.bazaar is not None:
            yield Stamp(shape.bazaar, "places/bazaar", 1.34 if self._far else 1.0)

    def _standing(self) -> Iterable[Stamp]:
        """Yield all upright things on the land."""
        shape, variant = self._shape, self._variant
        if self._far:
            yield from (
                stamp._replace(size=1.25)
                for stamp in shape.life[variant]
                if stamp.name.startswith(SEEN_FROM_AFAR)
            )
            yield from shape.far_houses
        else:
            yield from shape.life[variant]
            yield from shape.houses[variant]
            if shape.inn is not None:
                yield Stamp(shape.inn, "houses/inn")
        for edge in shape.city_edges:
            yield from _houses_on_the_seam(edge, self._far)
        if shape.shield is not None:
            yield Stamp(shape.shield, "walls/shield", 1.34 if self._far else 1.0)

    def _stamp(self, stamp: Stamp) -> None:
        """Paint a stamp on whole pixels, so that it is sharp."""
        picture = stamp_picture(stamp, self._scale)
        at = self._painter.transform().map(stamp.at)
        self._painter.setWorldMatrixEnabled(False)
        self._painter.drawPixmap(
            round(at.x() - picture.width() / 2), round(at.y() - picture.height() / 2), picture
        )
        self._painter.setWorldMatrixEnabled(True)

    def _draw_road(self, line: QtGui.QPolygonF) -> None:
        if self._far:
            self._line(line, tile_shapes.VERGE, 45)
            self._line(line, tile_shapes.BED, 31)
            return
        self._line(line, tile_shapes.VERGE, 32)
        self._line(line, tile_shapes.BED, 25.5)
        self._line(line, tile_shapes.RUT, 11, dashes=(11, 9))
        self._line(line, tile_shapes.BED, 7)

    def _draw_well(self, middle: QPointF) -> None:
        if not self._far:
            self._stamp(Stamp(middle, "places/crossing"))
            return
        self._disc(middle, 40, tile_shapes.VERGE)
        self._disc(middle, 32, tile_shapes.WELL)
        self._disc(middle, 22.5, tile_shapes.INK)
        self._disc(middle, 15.5, tile_shapes.WATER)

    def _draw_setts(self, places: QtGui.QPolygonF) -> None:
        arcs = QtGui.QPainterPath()
        for i in range(places.size()):
            x, y = places.at(i).toTuple()
            arcs.moveTo(x - 4, y + 2)
            arcs.quadTo(x - 4, y - 2, x, y - 2)
            arcs.quadTo(x + 4, y - 2, x + 4, y + 2)
        colour = QtGui.QColor(tile_shapes.SETT)
        colour.setAlphaF(0.6)
        self._painter.strokePath(arcs, QtGui.QPen(colour, 2))

    def _draw_wall(self, line: QtGui.QPolygonF) -> None:
        if self._far:
            self._line(line, tile_shapes.WALL_INK, 25, is_round=True)
            self._line(line, tile_shapes.WALL, 15, is_round=True)
            for end in (line.first(), line.last()):
                self._disc(end, 20, tile_shapes.WALL_INK)
                self._disc(end, 14, tile_shapes.WALL)
            return
        self._line(line.translated(3, 5), tile_shapes.SHADOW, 17, is_round=True, opacity=0.2)
        self._line(line, tile_shapes.WALL_INK, 16.5, is_round=True)
        self._line(line, tile_shapes.WALL, 10.5, is_round=True)
        self._line(line, tile_shapes.CRENEL, 10.5, dashes=(3.2, 7.4))
        self._line(line, tile_shapes.WALL, 4.2, is_round=True)
        for end in (line.first(), line.last()):
            self._stamp(Stamp(end, "walls/corner"))

    def _draw_gate(self, gate: QPointF, out: QPointF) -> None:
        """Paint two towers and an arch at the entry of a road."""
        if self._far:
            self._disc(gate, 24.5, tile_shapes.WALL_INK)
            self._disc(gate, 19.5, tile_shapes.GATE)
            self._disc(gate, 12, tile_shapes.BARS)
            return
        way = QtGui.QTransform(-out.y(), out.x(), out.x(), out.y(), gate.x(), gate.y())
        house = QtGui.QPainterPath()
        house.addPolygon(way.map(QtGui.QPolygonF(QRectF(-13, -13, 26, 23))))
        house.closeSubpath()
        self._painter.fillPath(house, QtGui.QColor(tile_shapes.WALL))
        self._painter.strokePath(house, QtGui.QPen(QtGui.QColor(tile_shapes.WALL_INK), 3.2))
        arch = way.map(QtGui.QPolygonF(QRectF(-8.5, -4, 17, 15)))
        door = QtGui.QPainterPath()
        door.addPolygon(arch)
        self._painter.fillPath(door, QtGui.QColor(tile_shapes.GATE))
        for x in (-8.5, 0.0, 8.5):
            bar = way.map(QtGui.QPolygonF([QPointF(x, 11), QPointF(x, -4)]))
            self._line(bar, tile_shapes.BARS, 2)
        for x in (-19, 19):
            self._stamp(Stamp(way.map(QPointF(x, 1)), "walls/tower-slate"))

    def _line(
        self,
        line: QtGui.QPolygonF,
        colour: str,
        width: float,
        dashes: tuple[float, ...] = (),
        is_round: bool = False,
        opacity: float = 1.0,
    ) -> None:
        paint = QtGui.QColor(colour)
        paint.setAlphaF(opacity)
        pen = QtGui.QPen(paint, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap if is_round else Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
        if dashes:
            pen.setDashPattern([dash / width for dash in dashes])
        self._painter.setPen(pen)
        self._painter.drawPolyline(line)

    def _disc(self, middle: QPointF, radius: float, colour: str) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QtGui.QColor(colour))
        self._painter.drawEllipse(middle, radius, radius)


def _houses_on_the_seam(edge: int, far: bool) -> Iterable[Stamp]:
    """Yield the houses that straddle an edge of a tile; for far sight not the one in its middle."""
    rim = ACROSS / 2 if edge in (1, 2) else -ACROSS / 2
    for along, radius, make, roof in STRADDLING[edge % 2]:
        at = QPointF(along, rim) if edge % 2 == 0 else QPointF(rim, along)
        if not far:
            yield Stamp(at, f"houses/{make}-{roof}", radius / HOUSE)
        elif abs(along) > 20:
            yield Stamp(at, f"houses/far-{roof}")


def _foot(stamp: Stamp) -> float:
    """Return the foot of a stamp: things farther south are in front. A shield reaches far down."""
    return stamp.at.y() + (26 if stamp.name == "walls/shield" else 0)


# Corner towers: where a wall ends at a corner of cells, a tower over the map hides the joint of up
# to four tiles.


TOWER = 40 / 256
"""The width of the tower's picture, in tiles."""


def tower_corners(tiles: Mapping[str, str]) -> set[Cell]:
    """Return the corners where walls end, in whole tile units of the map; `tiles` has values such
    as "V.2" by cell."""
    found = set()
    for cell, tile in tiles.items():
        (x, y), (kind, _, rotation) = cell_of(cell), tile.partition(".")
        found |= {(x + a, y + b) for a, b in shape_of(kind, int(rotation)).wall_ends}
    return found
