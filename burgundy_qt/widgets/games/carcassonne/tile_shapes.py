"""The geometry of tiles by kind and rotation: regions and places for followers; also the size,
colours and sprites of the pieces on them. `tile_picture` draws the tiles.

The results of packaging/landscape are read once, when the first tile is drawn. Other modules get
tile units: a tile is 1 wide, (0, 0) its upper left corner.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from burgundy_qt.widgets.theme.palette import Palette, SeatStyles

FILE = Path(__file__).parent / "landscape.json"
ACROSS = 256.0
"""The width of a drawn tile in units, about (0, 0)."""
VARIANTS = 3
BRIDGE_WIDTH = 46.0


Row = dict[str, Any]
"""The entry of FILE for a kind."""


class Stamp(NamedTuple):
    """A small picture that is upright on a tile in every rotation: its middle, and its scale."""

    at: QPointF
    name: str
    size: float = 1.0


@dataclass(frozen=True)
class Shape:
    """The geometry of a kind in a rotation, in the units of a drawn tile."""

    grounds: tuple[QPainterPath, ...]
    walls: tuple[QPolygonF, ...]
    towers: tuple[Stamp, ...]
    roads: tuple[QPolygonF, ...]
    gates: tuple[tuple[QPointF, QPointF], ...]
    monastery: QPointF | None
    bazaar: QPointF | None
    well: QPointF | None
    inn: QPointF | None
    shield: QPointF | None
    regions: Mapping[str, QPainterPath]
    places: Mapping[str, QPointF]
    setts: QPolygonF
    """The area where the ground of the cities shows its stones."""
    houses: tuple[tuple[Stamp, ...], ...]
    """Houses by variant."""
    far_houses: tuple[Stamp, ...]
    life: tuple[tuple[Stamp, ...], ...]
    """Plants and animals by variant."""
    city_edges: tuple[int, ...]
    """The edges with a city, 0 north, clockwise."""

    @property
    def wall_ends(self) -> set[tuple[int, int]]:
        """The corners of the tile with the end of a wall, as 0 and 1 from its upper left."""
        ends = (end for wall in self.walls for end in (wall.first(), wall.last()))
        return {(int(end.x() > 0), int(end.y() > 0)) for end in ends}


@cache
def shape_of(kind: str, rotation: int) -> Shape:
    """Return the geometry of a kind, turned by `rotation` quarters clockwise."""
    row, turn = _rows()[kind], _Turn(rotation)
    return Shape(
        grounds=tuple(turn.area([ground]) for ground in row["grounds"]),
        walls=tuple(turn.line(wall) for wall in row["walls"]),
        towers=tuple(
            Stamp(turn.point(tower[:2]), f"walls/tower-{tower[2]}") for tower in row["towers"]
        ),
        roads=tuple(turn.line(road) for road in row["roads"]),
        gates=tuple((turn.point(gate[:2]), turn.point(gate[2:])) for gate in row["gates"]),
        monastery=turn.maybe(row["monastery"]),
        bazaar=turn.maybe(row["bazaar"]),
        well=turn.maybe(row["well"]),
        inn=turn.maybe(row["inn"]),
        shield=turn.maybe(row["shield"]),
        regions={name: turn.area(lines) for name, lines in row["regions"].items()},
        places={name: turn.point(place) for name, place in row["places"].items()},
        setts=turn.line(row["setts"]),
        houses=tuple(
            tuple(_house(turn.point(house[:2]), *house[2:]) for house in houses)
            for houses in row["houses"]
        ),
        far_houses=tuple(
            Stamp(turn.point(house[:2]), f"houses/far-{house[4]}", house[2] * 0.92 / FAR_HOUSE)
            for house in row["far_houses"]
        ),
        life=tuple(
            tuple(Stamp(turn.point(life[:2]), f"life/{life[2]}-{life[3]}") for life in lives)
            for lives in row["life"]
        ),
        city_edges=tuple((edge + rotation) % 4 for edge in row["city_edges"]),
    )


def places_of(kind: str, rotation: int) -> Mapping[str, QPointF]:
    """Return the places of followers by segment, in tile units."""
    places = shape_of(kind, rotation).places
    return {name: IN_TILES.map(place) for name, place in places.items()}


@cache
def region_path(kind: str, rotation: int, segment: str) -> QPainterPath:
    """Return the region of a segment on a tile, in tile units; `bridge-ns` and `bridge-ew` are the
    regions under a bridge on any tile."""
    if segment.startswith("bridge"):
        return _bridge(segment.endswith("ew"))
    return IN_TILES.map(shape_of(kind, rotation).regions[segment])


@cache
def walls_of(kind: str, rotation: int) -> tuple[QPolygonF, ...]:
    """Return the walls of a tile as lines, in tile units."""
    return tuple(IN_TILES.map(wall) for wall in shape_of(kind, rotation).walls)


@cache
def _bridge(is_ew: bool) -> QPainterPath:
    width = BRIDGE_WIDTH / ACROSS
    path = QPainterPath()
    path.addRect(QRectF(0, (1 - width) / 2, 1, width))
    return path if is_ew else QTransform(0, 1, 1, 0, 0, 0).map(path)


IN_TILES = QTransform().translate(0.5, 0.5).scale(1 / ACROSS, 1 / ACROSS)
"""The transformation from the units of a drawn tile to tile units."""

HOUSE, LITTLE_HOUSE, FAR_HOUSE = 18.0, 12.8, 24.0
"""The radius of the drawn houses."""
LITTLE_BELOW = 15.5


def _house(at: QPointF, radius: float, make: str, roof: str) -> Stamp:
    if make == "church":
        return Stamp(at, "houses/church", radius / HOUSE)
    if radius < LITTLE_BELOW:
        return Stamp(at, f"houses/{make}-{roof}-little", radius / LITTLE_HOUSE)
    return Stamp(at, f"houses/{make}-{roof}", radius / HOUSE)


class _Turn:
    """A reader of the file's numbers as points, turned."""

    def __init__(self, rotation: int) -> None:
        self._way = QTransform().rotate(90 * rotation)

    def point(self, numbers: list[float]) -> QPointF:
        return self._way.map(QPointF(*numbers))

    def maybe(self, numbers: list[float] | None) -> QPointF | None:
        return None if numbers is None else self.point(numbers)

    def line(self, numbers: list[float]) -> QPolygonF:
        corners = zip(numbers[::2], numbers[1::2], strict=True)
        return self._way.map(QPolygonF([QPointF(x, y) for x, y in corners]))

    def area(self, lines: list[list[float]]) -> QPainterPath:
        path = QPainterPath()
        for numbers in lines:
            path.addPolygon(self.line(numbers))
            path.closeSubpath()
        return path


@cache
def _rows() -> dict[str, Row]:
    rows: dict[str, Row] = json.loads(FILE.read_text(encoding="utf-8"))
    return rows


# The sizes of the pieces on the map, in tiles about their point.


STANDING = QRectF(-0.2815, -0.3685, 0.563, 0.59)
LYING = QRectF(-0.2815, -0.3215, 0.563, 0.59)
"""Of the pictures of followers; a farmer is in the middle of his."""
DISC = QRectF(-0.235, -0.235, 0.47, 0.47)
LYING_DISC = QRectF(-0.294, -0.1765, 0.588, 0.353)
CASTLE = QRectF(-0.398, -0.513, 0.796, 0.873)
FAR_CASTLE = QRectF(-0.447, -0.576, 0.894, 0.98)
BRIDGE = {
    "ew": QRectF(-0.5547, -0.25, 1.1094, 0.5),
    "ns": QRectF(-0.25, -0.5547, 0.5, 1.1094),
}
TOWER = QRectF(-0.078125, -0.078125, 0.15625, 0.15625)
FAR_TOWER = QRectF(-0.09765, -0.09765, 0.1953, 0.1953)


def extent_of(kind: str, what: str = "", far: bool = False) -> QRectF:
    """Return the rectangle of a sprite's picture about its point: a follower's place, the middle of
    a tile for a bridge, the middle of the joint for a castle, a corner of cells for a tower."""
    match kind:
        case "farmer":
            return LYING_DISC if far else LYING
        case "knight" | "thief" | "monk":
            return DISC if far else STANDING
        case "castle":
            return FAR_CASTLE if far else CASTLE
        case "tower":
            return FAR_TOWER if far else TOWER
        case "bridge" | "bridge-ghost" | "bridge-chosen":
            return BRIDGE[what]
    raise ValueError(f"no face of the kind {kind!r} stands on the map")


# The colours of the land, by day and at night.


INK = "#33261A"
"""The one dark line of the land, and the rim of the map."""
SHADOW = "#1E140C"
BED, RUT, VERGE = "#F4E7C9", "#D8C094", "#5A4530"
"""A road, the ruts of carts, the line beside it."""
CITY, SETT = "#CF9870", "#B07A50"
"""The clay under the roofs, and its stones."""
WALL, CRENEL, WALL_INK = "#E4DED0", "#A79E8D", "#3A2B1E"
GATE, BARS = "#3A2719", "#B57E1C"
WELL, WATER = "#E9D2A4", "#4E97C6"
"""A crossing with its well, for far sight."""


@dataclass(frozen=True)
class Land:
    """The colours that differ by day and at night: grass, the table under the map, the pale line
    at its rim, the darkness of the map's shadow (0..255), the shade over land that is not
    highlighted."""

    field: str
    table: str
    rim: str
    shadow: int
    shade: str


LAND: Mapping[str, Land] = {
    "light": Land("#A9C784", "#D9CDB2", "#F3E6C8", 16, "#2A2018"),
    "dark": Land("#628550", "#211C1D", "#8E8064", 40, "#0A0708"),
}
SHARED = "#FFF3D0"
"""The tint of land that several seats share."""
MARK_ON: tuple[str, ...] = ("#FFF8E7", "#FFF8E7", "#3A2506", "#FFF8E7", "#2E1740", "#4A3A22")
"""The seat's mark on its own colour: ivory, dark on the light ones."""


def land_of(palette: Palette) -> Land:
    """Return the land of a theme."""
    return LAND[palette.name]


# The sprites of Carcassonne's pieces, in the colours of their seats.


FOLDER = "carcassonne"
FOLLOWERS = "knight", "thief", "monk", "farmer"
OUT, DONE = "out", "done"


def follower_art(role: str, seat: int, seat_styles: SeatStyles, far: bool = False) -> str:
    """Return a follower by its role; for far sight a disc, a flat one for a farmer."""
    name = role
    if far:
        name = "disc-lying" if role == "farmer" else "disc"
    return f"{FOLDER}/followers/{name}-{seat_styles.colours[seat]}"


def bust_art(whose: str, seat_styles: SeatStyles, theme: str) -> str:
    """Return a follower in the hand of a seat, or the place of one on the map."""
    if whose == OUT:
        return f"{FOLDER}/pieces/in-hand-out-{theme}"
    return f"{FOLDER}/followers/in-hand-{seat_styles.colours[int(whose)]}"


def castle_art(whose: str, seat_styles: SeatStyles) -> str:
    """Return a castle with the pennant of its lord, or one that has scored."""
    return f"{FOLDER}/pieces/castle-{whose if whose == DONE else seat_styles.colours[int(whose)]}"


def bridge_art(axis: str) -> str:
    """Return a bridge along this axis."""
    return f"{FOLDER}/pieces/bridge-{axis}"


def sign_art(name: str) -> str:
    """Return a sign in one colour: for a feature, a piece, the bazaar, or turning."""
    return f"{FOLDER}/signs/{name}"
