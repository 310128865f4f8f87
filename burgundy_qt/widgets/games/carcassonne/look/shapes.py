"""Where everything lies on a tile, kind by kind and turned: regions, places for followers.

What packaging/landscape has worked out is read once, when the first tile is drawn. What is asked
for outside of this room is in tile units: a tile is 1 wide, (0, 0) its upper left corner.
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

FILE = Path(__file__).parents[1] / "landscape.json"
ACROSS = 256.0
"""A drawn tile is so many units wide, about (0, 0)."""
VARIANTS = 3
BRIDGE_WIDTH = 46.0
ORDER = "road", "monastery", "city", "field"
"""Where two regions of a tile meet, a point means the first of these."""


Row = dict[str, Any]
"""What FILE tells of a kind."""


class Stamp(NamedTuple):
    """A small picture that stands upright on a tile, however that is turned: its middle, and how
    many times its drawn size it has."""

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
    """Where the ground of the cities shows its stones."""
    houses: tuple[tuple[Stamp, ...], ...]
    """By variant."""
    far_houses: tuple[Stamp, ...]
    life: tuple[tuple[Stamp, ...], ...]
    """By variant."""
    city_edges: tuple[int, ...]
    """The edges with a city, 0 north, clockwise."""

    @property
    def wall_ends(self) -> set[tuple[int, int]]:
        """The corners of the tile where walls end, as 0 and 1 from its upper left."""
        ends = (end for wall in self.walls for end in (wall.first(), wall.last()))
        return {(int(end.x() > 0), int(end.y() > 0)) for end in ends}


@cache
def shape_of(kind: str, rotation: int) -> Shape:
    """The geometry of a kind, turned so many quarters clockwise."""
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
    """Where a follower stands, by segment, in tile units."""
    places = shape_of(kind, rotation).places
    return {name: IN_TILES.map(place) for name, place in places.items()}


@cache
def region_path(kind: str, rotation: int, segment: str) -> QPainterPath:
    """The part of a tile that a segment is, in tile units; `bridge-ns` and `bridge-ew` are what a
    bridge covers on any tile."""
    if segment.startswith("bridge"):
        return _bridge(segment.endswith("ew"))
    return IN_TILES.map(shape_of(kind, rotation).regions[segment])


@cache
def walls_of(kind: str, rotation: int) -> tuple[QPolygonF, ...]:
    """The walls of a tile as lines, in tile units."""
    return tuple(IN_TILES.map(wall) for wall in shape_of(kind, rotation).walls)


def segment_at(kind: str, rotation: int, point: QPointF, bridge: str | None = None) -> str | None:
    """Which segment lies at a point of a tile, in tile units; `bridge` is the axis of one that lies
    over it. None on what belongs to nothing: a well, a bazaar."""
    if bridge is not None and _bridge(bridge == "ew").contains(point):
        return "bridge"
    shape = shape_of(kind, rotation)
    inside = IN_UNITS.map(point)
    for sort in ORDER:
        for name, region in shape.regions.items():
            if name.startswith(sort) and region.contains(inside):
                return name
    return None


@cache
def _bridge(is_ew: bool) -> QPainterPath:
    width = BRIDGE_WIDTH / ACROSS
    path = QPainterPath()
    path.addRect(QRectF(0, (1 - width) / 2, 1, width))
    return path if is_ew else QTransform(0, 1, 1, 0, 0, 0).map(path)


IN_TILES = QTransform().translate(0.5, 0.5).scale(1 / ACROSS, 1 / ACROSS)
"""From the units of a drawn tile to tile units."""
IN_UNITS = QTransform().scale(ACROSS, ACROSS).translate(-0.5, -0.5)
"""And back."""

HOUSE, LITTLE_HOUSE, FAR_HOUSE = 18.0, 12.8, 24.0
"""The radius of the houses as they are drawn."""
LITTLE_BELOW = 15.5


def _house(at: QPointF, radius: float, make: str, roof: str) -> Stamp:
    if make == "church":
        return Stamp(at, "houses/church", radius / HOUSE)
    if radius < LITTLE_BELOW:
        return Stamp(at, f"houses/{make}-{roof}-little", radius / LITTLE_HOUSE)
    return Stamp(at, f"houses/{make}-{roof}", radius / HOUSE)


class _Turn:
    """Reads numbers of the file as points, turned."""

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
