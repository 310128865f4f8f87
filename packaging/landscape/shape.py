"""The shapes on a tile of a kind: cities with their walls, roads, fields, the building in the
middle, and the places for followers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from curves import (
    CORNERS,
    INWARD,
    MIDDLES,
    Line,
    Point,
    area_of,
    band_of,
    between,
    beyond,
    bezier,
    corners_of,
    deepest,
    disc,
    rough,
    size_of,
)
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from burgundy_qt.rules.carcassonne.tiles import HALF_EDGES, Kind, Road

EDGES = "NESW"
ROAD, SURE_ROAD = 33.0, 46.0
"""The width of a road at the border of a field, and of its pointing area."""
WELL, SQUARE, CLOISTER = 31.0, 56.0, 66.0
"""The radius of a crossing, a bazaar and a monastery."""
TOWERS = ((0.34, "red"), (0.66, "plain"))
"""The places of towers along a wall, and their roofs."""
CLEAR_OF_GATES = 46.0
INN = ("BB9", "BB11")
INN_AT: Point = (46.0, 88.0)
AHEAD = 24.0
"""How far a city goes on beyond the rim, so that the field is cut clean there."""


class Shape:
    """The geometry of one kind, north up."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.random = Random(f"walls {kind.name}")
        self.cities: list[QPainterPath] = []
        self.beyond: list[QPainterPath] = []
        self.walls: list[list[Line]] = []
        for number in range(len(kind.cities)):
            self._build_city(number)
        self.monastery: Point | None = None
        self.bazaar: Point | None = None
        self.well: Point | None = None
        self._set_middles()
        self.inn = INN_AT if kind.name in INN else None
        self.gates: list[tuple[Point, Point]] = []
        self.roads = [self._road(road) for road in kind.roads]
        self.fields = self._cut_fields()

    # Cities

    def _build_city(self, number: int) -> None:
        """Build a city: its edges in turn, joined by walls."""
        kind, edges = self.kind, self._edges_in_turn(number)
        touched = touched_corners(kind, number)
        outline: Line = []
        ahead: Line = []
        walls: list[Line] = []
        for i, edge in enumerate(edges):
            following = edges[(i + 1) % len(edges)]
            end = (edge + 1) % 4
            out = -INWARD[edge][0] * AHEAD, -INWARD[edge][1] * AHEAD
            outline += [CORNERS[edge], CORNERS[end]]
            ahead += [
                CORNERS[edge],
                beyond(CORNERS[edge], out, 1),
                beyond(CORNERS[end], out, 1),
                CORNERS[end],
            ]
            gap = (following - edge - 1) % 4 if len(edges) > 1 else 3
            between_them = [(end + g) % 4 for g in range(1, gap) if (end + g) % 4 in touched]
            stops = [end, *between_them, following]
            for a, b in pairwise(stops):
                skipped = (b - a) % 4
                if skipped == 0 and len(edges) == 1 and len(stops) == 2:
                    skipped = gap
                if skipped:
                    wall = wall_between(a, b, skipped, self.random)
                    walls.append(wall)
                    outline += wall[1:-1] + ([wall[-1]] if b in touched else [])
                    last = wall[-1][0] * 1.15, wall[-1][1] * 1.15
                    ahead += wall[1:-1] + ([last] if b in touched else [])
        self.cities.append(area_of(outline))
        self.beyond.append(area_of(ahead))
        self.walls.append(walls)

    def _edges_in_turn(self, number: int) -> list[int]:
        """Return the city's edges, beginning after the widest gap."""
        edges = sorted(EDGES.index(edge) for edge in self.kind.cities[number].edges)
        if len(edges) > 1:
            following = edges[1:] + edges[:1]
            gaps = [(b - a - 1) % 4 for a, b in zip(edges, following, strict=True)]
            first = gaps.index(max(gaps)) + 1
            edges = edges[first:] + edges[:first]
        return edges

    # The building in the middle

    def _set_middles(self) -> None:
        kind = self.kind
        single = [road for road in kind.roads if len(road.edges) == 1]
        pull = (0.0, 0.0)
        for city in kind.cities:
            if city.is_cap:
                pull = beyond(pull, INWARD[EDGES.index(city.edges[0])], 26)
        if kind.has_monastery:
            if len(single) < len(kind.roads):
                self.monastery = (0.0, -46.0)
            else:
                self.monastery = (0.0, -12.0) if single else (0.0, 0.0)
        if kind.has_bazaar:
            self.bazaar = pull
            if len(single) == 1 and not kind.cities:
                self.bazaar = beyond(pull, INWARD[EDGES.index(single[0].edges)], 20)
        elif len(single) > 1:
            self.well = pull[0] * 0.4, pull[1] * 0.4

    # Roads: always from the middle of an edge, always square to it

    def _road(self, road: Road) -> Line:
        edges = [EDGES.index(edge) for edge in road.edges]
        if len(edges) == 1:
            line = self._road_to_its_end(edges[0])
        elif (edges[1] - edges[0]) % 4 == 2:
            line = self._straight_road(*edges)
        else:
            line = self._bend(*edges)
        line = [beyond(line[0], INWARD[edges[0]], -8), *line]
        if len(edges) == 2:
            line.append(beyond(line[-1], INWARD[edges[1]], -8))
        return line

    def _straight_road(self, a: int, b: int) -> Line:
        """Return a road that avoids a cap or a monastery."""
        ahead = INWARD[a]
        side = (-ahead[1], ahead[0])
        if self.monastery:
            nearer = side[0] * self.monastery[0] + side[1] * self.monastery[1] > 0
            first = second = -58.0 if nearer else 58.0
        elif self.kind.cities:
            inward = INWARD[EDGES.index(self.kind.cities[0].edges[0])]
            first = 26.0 if side[0] * inward[0] + side[1] * inward[1] > 0 else -26.0
            second = first * 0.5
        else:
            first, second = 34.0, -34.0
        middle = beyond((0.0, 0.0), side, (first + second) * 0.42)
        lean = beyond((ahead[0] * 46.0, ahead[1] * 46.0), side, (second - first) * 0.3)
        start, end = MIDDLES[a], MIDDLES[b]
        line = bezier(start, beyond(start, ahead, 62), beyond(middle, lean, -1), middle, 16)
        return (
            line + bezier(middle, beyond(middle, lean, 1), beyond(end, INWARD[b], 62), end, 16)[1:]
        )

    def _bend(self, a: int, b: int) -> Line:
        cities = self.kind.cities
        wide = bool(cities) and len(cities[0].edges) > 1
        reach = 66.0 if wide else self.random.uniform(78, 88)
        start, end = MIDDLES[a], MIDDLES[b]
        return bezier(
            start, beyond(start, INWARD[a], reach), beyond(end, INWARD[b], reach), end, 32
        )

    def _road_to_its_end(self, edge: int) -> Line:
        if self.well:
            return self._road_to(edge, self.well, WELL)
        if self.monastery and not self.kind.cities:
            return self._road_to(edge, self.monastery, CLOISTER)
        if self.bazaar:
            return self._road_to(edge, self.bazaar, SQUARE)
        return self._road_to_gate(edge)

    def _road_to(self, edge: int, middle: Point, reach: float) -> Line:
        start, ahead = MIDDLES[edge], INWARD[edge]
        far = math.dist(start, middle)
        end = between(middle, start, (reach - 4) / far)
        sway = self.random.choice((-1, 1)) * min(10, far * 0.08)
        control = beyond(beyond(end, ahead, -far * 0.2), (-ahead[1], ahead[0]), sway)
        return bezier(start, beyond(start, ahead, far * 0.3), control, end)

    def _road_to_gate(self, edge: int) -> Line:
        """Return a road to the gate of the city that both fields beside the road touch."""
        kind, start, ahead = self.kind, MIDDLES[edge], INWARD[edge]
        beside = [field_of(kind, HALF_EDGES[2 * edge + side]) for side in (0, 1)]
        both = set.intersection(*(set(kind.fields[f].cities) for f in beside if f is not None))
        wall = min(
            (wall for city in both for wall in self.walls[city]),
            key=lambda wall: math.dist(wall[len(wall) // 2], start),
        )
        at = len(wall) // 2
        if touched_corners(kind, min(both)):  # a slanting wall: straight across from the edge
            at = min(range(4, len(wall) - 4), key=lambda i: across(wall[i], start, ahead))
        gate, before, after = wall[at], wall[at - 1], wall[at + 1]
        length = math.dist(before, after)
        out = -(after[1] - before[1]) / length, (after[0] - before[0]) / length
        if any(self.cities[city].contains(QPointF(*beyond(gate, out, 12))) for city in both):
            out = -out[0], -out[1]
        self.gates.append((gate, out))
        far = math.dist(start, gate)
        return bezier(start, beyond(start, ahead, far * 0.45), beyond(gate, out, far * 0.42), gate)

    # Fields: the rest of the square

    def _cut_fields(self) -> list[QPainterPath]:
        rest = QPainterPath()
        rest.addRect(QRectF(-128, -128, 256, 256))
        for city in self.beyond:
            rest = rest.subtracted(city)
        for road in self.roads:
            rest = rest.subtracted(band_of(road, ROAD))
        for middle, radius in (
            (self.well, WELL),
            (self.bazaar, SQUARE - 3),
            (self.monastery, 40),
        ):
            if middle:
                rest = rest.subtracted(disc(middle, radius))
        fields = [QPainterPath() for _ in self.kind.fields]
        spare = []
        for line in corners_of(rest):
            if size_of(line) <= 60:
                continue
            part = area_of(line)
            own = self._field_with(part)
            if own is None:
                spare.append(part)
            else:
                fields[own].addPath(part)
        for part in spare:
            if fields and size_of(corners_of(part)[0]) < 4000:
                nearest = min(range(len(fields)), key=lambda i: apart(fields[i], part))
                fields[nearest] = fields[nearest].united(part)
        return [self._without_places(field) for field in fields]

    def _field_with(self, part: QPainterPath) -> int | None:
        """Return the field with the half-edge on this part."""
        for half, name in enumerate(HALF_EDGES):
            edge, side = half // 2, -1 if half % 2 == 0 else 1
            along = (-INWARD[edge][1] * -1.0, INWARD[edge][0] * -1.0)
            point = beyond(beyond(MIDDLES[edge], along, 64 * side), INWARD[edge], 1.5)
            if part.contains(QPointF(*point)):
                own = field_of(self.kind, name)
                if own is not None:
                    return own
        return None

    def _without_places(self, field: QPainterPath) -> QPainterPath:
        """Return a field without its monastery and bazaar."""
        for middle, radius in ((self.monastery, 60), (self.bazaar, SQUARE - 2)):
            if middle and field.intersects(disc(middle, radius)):
                field = field.subtracted(disc(middle, radius))
        return field

    # The results

    def regions(self) -> dict[str, QPainterPath]:
        """Return the pointing areas, by segment."""
        square = QPainterPath()
        square.addRect(QRectF(-128, -128, 256, 256))
        found = {f"city:{i}": city for i, city in enumerate(self.cities)}
        for i, road in enumerate(self.roads):
            found[f"road:{i}"] = band_of(road, SURE_ROAD).simplified().intersected(square)
        if self.monastery:
            found["monastery"] = disc(self.monastery, 62)
        found |= {f"field:{i}": field for i, field in enumerate(self.fields)}
        return found

    def places(self) -> dict[str, Point]:
        """Return the places of followers, by segment."""
        busy = [p for p in (self.monastery, self.bazaar, self.well) if p]
        found = {}
        for i, city in enumerate(self.cities):
            inside = [(p, 46.0) for p in busy if city.contains(QPointF(*p))]
            found[f"city:{i}"] = deepest(city, inside)
        for i, road in enumerate(self.roads):
            half_way = 0.5 if len(self.kind.roads[i].edges) == 2 else 0.42
            found[f"road:{i}"] = road[int(len(road) * half_way)]
        if self.monastery:
            found["monastery"] = self.monastery
        kept = [(p, 60.0) for p in (self.monastery, self.bazaar) if p]
        for i, field in enumerate(self.fields):
            found[f"field:{i}"] = deepest(field, kept)
        return found

    def towers(self) -> list[tuple[Point, str]]:
        """Return two towers for every wall, clear of gates."""
        found = []
        for wall in (wall for walls in self.walls for wall in walls):
            for share, name in TOWERS:
                at = wall[int(share * (len(wall) - 1))]
                if all(math.dist(at, gate) > CLEAR_OF_GATES for gate, _ in self.gates):
                    found.append((at, name))
        return found

    def shield(self) -> Point | None:
        """Return the place of the city's shield, beside that of its knight."""
        for i, city in enumerate(self.kind.cities):
            if city.shields:
                if len(city.edges) == 4:
                    return -62.0, -58.0
                return deepest(self.cities[i], [(self.places()[f"city:{i}"], 34.0)])
        return None


def wall_between(a: int, b: int, skipped: int, random: Random) -> Line:
    """Return a wall from corner a clockwise past `skipped` edges without city to corner b."""
    start, end = CORNERS[a], CORNERS[b]
    way: Sequence[float]
    if skipped == 3:  # a cap leaves its corners under 45 degrees, so that two can share one
        depth, share, way = random.uniform(84, 91), 0.40, INWARD[b]
    elif skipped == 1:  # a field bites into the city
        depth, share, way = random.uniform(58, 66), 0.36, INWARD[a]
    else:  # across the tile, hollow towards the city
        x, y = CORNERS[(a + 1) % 4]
        far = math.hypot(x, y)
        depth, share, way = -random.uniform(16, 24), 0.34, (x / far, y / far)
    first, second = (beyond(between(start, end, s), way, depth) for s in (share, 1 - share))
    return rough(bezier(start, first, second, end), random, 3.2)


def field_of(kind: Kind, half_edge: str) -> int | None:
    """Return the field of a kind with a half-edge."""
    for number, field in enumerate(kind.fields):
        if half_edge in field.half_edges.split():
            return number
    return None


def touched_corners(kind: Kind, city: int) -> list[int]:
    """Return the corners that a city reaches without an edge there: the fields on both sides
    differ."""
    found = []
    for corner in range(4):
        a = field_of(kind, HALF_EDGES[(2 * corner - 1) % 8])
        b = field_of(kind, HALF_EDGES[2 * corner])
        if a is None or b is None or a == b:
            continue
        if city in kind.fields[a].cities and city in kind.fields[b].cities:
            found.append(corner)
    return found


def across(point: Point, start: Point, way: tuple[int, int]) -> float:
    """Return the distance of a point from the straight line that begins at another."""
    return abs(point[0] * way[1] - point[1] * way[0] - (start[0] * way[1] - start[1] * way[0]))


def apart(a: QPainterPath, b: QPainterPath) -> float:
    """Return the distance between the middles of two paths."""
    first, second = a.boundingRect().center(), b.boundingRect().center()
    return math.hypot(first.x() - second.x(), first.y() - second.y())
