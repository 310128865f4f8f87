"""A whole map as a small picture, without a table and without widgets: for cards of games, pages,
dialogs, and the corner of a large map. `tile_picture` draws each tile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.rules.carcassonne.protocol import TileObject
from burgundy_qt.widgets.games.carcassonne import tile_picture, tile_shapes
from burgundy_qt.widgets.games.carcassonne.tile_shapes import (
    BED,
    CITY,
    INK,
    WALL,
    extent_of,
    land_of,
    places_of,
    region_path,
    walls_of,
)
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import IVORY, PLAIN, Palette, SeatStyles

PLAIN_BELOW = 22.0
"""Tiles of fewer pixels are plain colours."""
ROLES = {
    "city": "knight",
    "road": "thief",
    "bridge": "thief",
    "monastery": "monk",
    "field": "farmer",
}
"""The follower's role on each kind of segment."""
DOT, KEEP = 0.25, 0.5
"""The radius of a follower and the width of a castle on plain tiles."""
PLAIN_LINE, PLAIN_WALL = 0.06, 0.09
"""The widths of lines and walls on plain tiles."""


Tiles = Mapping[str, TileObject]
"""Tiles by cell, as in a protocol state."""


class CastleOnMap(TypedDict):
    """The painted parts of a castle in a protocol state."""

    cells: list[str]
    seat: int
    occupied: bool


class LaidOn(NamedTuple):
    """The contents of a cell: the kind of its tile, the rotation, the axis of its bridge."""

    cell: str
    kind: str
    rotation: int
    bridge: str | None = None


class Standing(NamedTuple):
    """A follower: its place, "1,2/road:0", and its seat."""

    place: str
    seat: int


class Built(NamedTuple):
    """A castle: its two cells, and the seat whose lord waits there."""

    cells: tuple[str, ...]
    seat: int | None


class Scene(NamedTuple):
    """The contents of a map."""

    tiles: tuple[LaidOn, ...]
    followers: tuple[Standing, ...] = ()
    castles: tuple[Built, ...] = ()

    @classmethod
    def of_state(cls, board: Tiles, castles: Sequence[CastleOnMap] = ()) -> Scene:
        """Return the scene for `board` and `castles` of a state."""
        return cls(
            tuple(
                LaidOn(cell, tile["tile"], tile["rotation"], tile["bridge"])
                for cell, tile in board.items()
            ),
            tuple(
                Standing(f"{cell}/{meeple['on']}", meeple["seat"])
                for cell, tile in board.items()
                if (meeple := tile["meeple"]) is not None
            ),
            tuple(
                Built(tuple(castle["cells"]), castle["seat"] if castle["occupied"] else None)
                for castle in castles
            ),
        )

    @property
    def bounds(self) -> QRectF:
        """The cells of all tiles, in tiles."""
        return map_bounds(tile.cell for tile in self.tiles)


def map_bounds(cells: Iterable[str]) -> QRectF:
    """Return the rectangle from the first to the last column and row of these cells, in tiles."""
    whole = QRectF()
    for x, y in map(tile_picture.cell_of, cells):
        whole = whole.united(QRectF(x, y, 1, 1))
    return whole


@dataclass(frozen=True)
class MapPicture:
    """A map in the middle of a rectangle, at the largest size that fits. `whole` is the part of the
    plane that fills it, in tiles; by default all tiles."""

    scene: Scene
    rect: QRectF
    whole: QRectF

    @classmethod
    def of(cls, scene: Scene, rect: QRectF, whole: QRectF | None = None) -> MapPicture:
        """Return the picture of a map in a rectangle."""
        return cls(scene, rect, whole or scene.bounds)

    @property
    def unit(self) -> float:
        """The width of a tile; a whole number if there is room for that."""
        across, high = max(self.whole.width(), 1e-6), max(self.whole.height(), 1e-6)
        unit = min(self.rect.width() / across, self.rect.height() / high)
        return float(int(unit)) if unit >= PLAIN_BELOW else unit

    def point(self, at: QPointF) -> QPointF:
        """Return the position of a point of the plane in the picture."""
        origin = self.rect.center() - self.whole.center() * self.unit
        if self.unit >= PLAIN_BELOW:
            origin = QPointF(round(origin.x()), round(origin.y()))
        return origin + at * self.unit

    def cell(self, cell: str) -> QRectF:
        """Return the rectangle of a cell in the picture."""
        size = QSizeF(self.unit, self.unit)
        return QRectF(self.point(QPointF(*tile_picture.cell_of(cell))), size)

    def place(self, place: str) -> QPointF:
        """Return the position of a follower in the picture, by its place: "1,2/city:0"."""
        return self.point(self._in_tiles(place))

    def _in_tiles(self, place: str) -> QPointF:
        cell, _, segment = place.partition("/")
        corner = QPointF(*tile_picture.cell_of(cell))
        tile = next((tile for tile in self.scene.tiles if tile.cell == cell), None)
        inside = places_of(tile.kind, tile.rotation).get(segment) if tile else None
        return corner + (inside if inside is not None else QPointF(0.5, 0.5))

    def paint(
        self, painter: QPainter, palette: Palette, dpr: float = 1.0, seat_styles: SeatStyles = PLAIN
    ) -> None:
        """Paint the rim, the tiles, and the pieces on them."""
        painter.save()
        painter.setRenderHints(sprite_files.SMOOTH)
        self._paint_rim(painter, palette)
        if self.unit < PLAIN_BELOW:
            self._paint_plain(painter, palette, seat_styles)
        else:
            self._paint_tiles(painter, palette, dpr)
            self._paint_pieces(painter, dpr, seat_styles)
        painter.restore()

    def _paint_rim(self, painter: QPainter, palette: Palette) -> None:
        wide = 2.0 if self.unit >= PLAIN_BELOW else 1.2
        for grow, colour in ((wide, INK), (0.4 * wide, land_of(palette).rim)):
            for tile in self.scene.tiles:
                box = self.cell(tile.cell).adjusted(-grow, -grow, grow, grow)
                painter.fillRect(box, QColor(colour))

    def _paint_tiles(self, painter: QPainter, palette: Palette, dpr: float) -> None:
        for tile in self.scene.tiles:
            cell = tile_picture.cell_of(tile.cell)
            variant = tile_picture.variant_of(cell)
            picture = tile_picture.drawn_tile(
                tile.kind, tile.rotation, variant, self.unit, palette.name, dpr, cell
            )
            painter.drawPixmap(self.cell(tile.cell).topLeft(), picture)
        faces = {tile.cell: f"{tile.kind}.{tile.rotation}" for tile in self.scene.tiles}
        for corner in tile_picture.tower_corners(faces):
            self._paint_upright(
                painter, f"{tile_picture.FOLDER}/walls/corner", "tower", "", QPointF(*corner), dpr
            )

    def _paint_pieces(self, painter: QPainter, dpr: float, seat_styles: SeatStyles) -> None:
        for tile in self.scene.tiles:
            if tile.bridge:
                at = QPointF(*tile_picture.cell_of(tile.cell)) + QPointF(0.5, 0.5)
                name = tile_shapes.bridge_art(tile.bridge)
                self._paint_upright(painter, name, "bridge", tile.bridge, at, dpr)
        for castle in self.scene.castles:
            whose = tile_shapes.DONE if castle.seat is None else str(castle.seat)
            at = map_bounds(castle.cells).center()
            self._paint_upright(
                painter, tile_shapes.castle_art(whose, seat_styles), "castle", "", at, dpr
            )
        far = self.unit < tile_picture.FAR
        for place, seat in sorted(self.scene.followers, key=lambda one: self.place(one.place).y()):
            role = role_of(place)
            name = tile_shapes.follower_art(role, seat, seat_styles, far)
            self._paint_upright(painter, name, role, "", self._in_tiles(place), dpr)

    def _paint_upright(
        self, painter: QPainter, name: str, kind: str, what: str, at: QPointF, dpr: float
    ) -> None:
        """Paint a sprite at the position of a piece on the plane."""
        box = extent_of(kind, what, self.unit < tile_picture.FAR)
        picture = sprite_files.pixmap(name, box.width() * self.unit, dpr)
        painter.drawPixmap(self.point(at + box.topLeft()), picture)

    def _paint_plain(self, painter: QPainter, palette: Palette, seat_styles: SeatStyles) -> None:
        """Paint cities and roads as plain colours, castles as pale squares, followers as dots."""
        for tile in self.scene.tiles:
            painter.fillRect(self.cell(tile.cell), QColor(land_of(palette).field))
        for tile in self.scene.tiles:
            self._paint_plain_tile(painter, tile)
        painter.setPen(QPen(QColor(INK), PLAIN_LINE * self.unit))
        painter.setBrush(QColor(WALL))
        for castle in self.scene.castles:
            keep = QRectF(0, 0, KEEP * self.unit, KEEP * self.unit)
            keep.moveCenter(self.point(map_bounds(castle.cells).center()))
            painter.drawRect(keep)
            if castle.seat is not None:
                self._paint_dot(painter, keep.center(), castle.seat, seat_styles)
        for place, seat in self.scene.followers:
            self._paint_dot(painter, self.place(place), seat, seat_styles)

    def _paint_dot(
        self, painter: QPainter, at: QPointF, seat: int, seat_styles: SeatStyles
    ) -> None:
        """Paint a follower with a pale edge, so that it is visible on every background."""
        for radius, colour in ((DOT + PLAIN_LINE, INK), (DOT, IVORY), (0.76 * DOT, "")):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour or seat_styles.hue(seat)))
            painter.drawEllipse(at, radius * self.unit, radius * self.unit)

    def _paint_plain_tile(self, painter: QPainter, tile: LaidOn) -> None:
        painter.save()
        painter.translate(self.cell(tile.cell).topLeft())
        painter.scale(self.unit, self.unit)
        segments = [*places_of(tile.kind, tile.rotation)]
        for segment in (*segments, *([f"bridge-{tile.bridge}"] if tile.bridge else [])):
            if not segment.startswith("field"):
                path = region_path(tile.kind, tile.rotation, segment)
                painter.fillPath(path, QColor(CITY if segment.startswith("city") else BED))
        wall = QPen(QColor(WALL), PLAIN_WALL)
        for line in walls_of(tile.kind, tile.rotation):
            painter.setPen(wall)
            painter.drawPolyline(line)
        painter.restore()


def role_of(place: str) -> str:
    """Return the role of a follower on a place: knight, thief, monk or farmer."""
    return ROLES[place.partition("/")[2].partition(":")[0]]
