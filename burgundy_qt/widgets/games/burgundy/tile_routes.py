"""The path of a hint's tile over the table: along the joints between the cells of an estate, so
that it covers no tile, and round the bench of a team."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from math import dist, floor, hypot
from typing import cast

from PySide6.QtCore import QLineF, QPointF

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.advice.game_advice import Step
from burgundy_qt.widgets.advice.hint_marks import edge_towards
from burgundy_qt.widgets.games.burgundy.layout import TableLayout
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.table.table_scene import TableScene


def tile_route(
    scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace
) -> list[QPointF]:
    """Return the points of the path of a step's tile. No path crosses the table to the small card
    of another seat."""
    layout, start = cast(TableLayout | None, scene.layout), edge_towards(source, target)
    if layout is None or not is_at_hand(scene, layout):
        return []
    if step.target is not None and step.target.kind == "cell":
        return joints_round(step.target, layout).route(start, target.rect.center())
    return [start, *(corners(step, layout, source, target) or [edge_towards(target, source)])]


def is_at_hand(scene: TableScene, layout: TableLayout) -> bool:
    """Return whether the estate of the deciding seat is the large one."""
    state, seat = cast(BurgundyState | None, scene.state), scene.acting
    return state is None or seat is None or state.home(seat) == state.home(layout.shown)


def joints_round(target: Slot, layout: TableLayout) -> Joints:
    """Return the joints of the part of an estate that contains a cell."""
    shape = layout.modules.shape
    middles = {
        cell: layout.places[Slot("cell", target.owner, cell)].rect.center() for cell in shape.sites
    }
    radius = layout.places[target].rect.height() / 2
    part = shape.part_round(str(target.at))
    country = OpenCountry(list(middles.values()), radius) if len(part) < len(middles) else None
    return Joints([middles[cell] for cell in part], radius, country)


def corners(step: Step, layout: TableLayout, source: SlotPlace, target: SlotPlace) -> list[QPointF]:
    """Return the turning points of a path from the market to the bench on a team's table: beside
    the estate, and below it."""
    if not layout.modules.teams or step.source is None or step.source.kind != "market":
        return []
    x = (layout.market.rect.right() + layout.estate.rect.left()) / 2
    y, above = layout.bench.rect.y() + 2 * layout.u, target.rect.center().x()
    turns = [QPointF(x, source.rect.center().y()), QPointF(x, y), QPointF(above, y)]
    return [*turns, QPointF(above, target.rect.top())]


INSIDE = 0.9  # a share of the distance from a cell's middle to its edge
Joint = tuple[
    int, int
]  # columns of half a cell's width and rows of half a radius, counted from the first cell


class Joints:
    """The corners and edges of cells, given by their middles and the radius that all share. If they
    are a part of an estate, paths reach them through the `country` round all parts."""

    def __init__(
        self, centres: Sequence[QPointF], radius: float, country: OpenCountry | None = None
    ) -> None:
        self.country = country
        self.origin, self.radius, self.centres = centres[0], radius, centres
        self.points: dict[Joint, QPointF] = {}
        self.beside: dict[Joint, set[Joint]] = {}
        for centre in centres:
            around = [self._joint(corner) for corner in places.hex_corners(centre, radius)]
            for at, joint in enumerate(around):
                self.beside.setdefault(joint, set()).update((around[at - 1], around[(at + 1) % 6]))

    def _joint(self, corner: QPointF) -> Joint:
        offset = corner - self.origin
        joint = (
            round(offset.x() / (self.radius * places.HALF)),
            round(offset.y() / (self.radius / 2)),
        )
        self.points.setdefault(joint, corner)
        return joint

    def route(self, start: QPointF, cell: QPointF) -> list[QPointF]:
        """Return a path from a point outside, on the left or right, into the estate at its near
        edge and on to the nearest corner of the cell with this middle. The start is the first
        point."""
        goals = {self._joint(corner) for corner in places.hex_corners(cell, self.radius)}
        arrivals = self._arrivals(start)
        queue: list[tuple[float, Joint, tuple[Joint, ...]]] = [
            (length, joint, (joint,)) for joint, (length, _) in arrivals.items()
        ]
        heapq.heapify(queue)
        seen: set[Joint] = set()
        while queue:
            so_far, joint, passed = heapq.heappop(queue)
            if joint in goals:
                return [*arrivals[passed[0]][1], *(self.points[each] for each in passed[1:])]
            if joint not in seen:
                seen.add(joint)
                for other in self.beside[joint] - seen:
                    heapq.heappush(queue, (so_far + self.radius, other, (*passed, other)))
        return [start, cell]

    def _arrivals(self, start: QPointF) -> dict[Joint, tuple[float, list[QPointF]]]:
        """Return by entry corner of the estate or the part the distance from the start, and the
        path."""
        round_about = self.country.routes(start, self.points) if self.country is not None else {}
        return round_about or {
            joint: (QLineF(start, self.points[joint]).length(), [start, self.points[joint]])
            for joint in self._gates(start)
        }

    def _gates(self, start: QPointF) -> list[Joint]:
        """Return the outermost corners of the rows on the side of the start that a path can reach
        without crossing a cell."""
        middle = sum(point.x() for point in self.points.values()) / len(self.points)
        sign = 1 if start.x() < middle else -1
        rows: dict[int, Joint] = {}
        for joint in self.beside:
            if joint[1] not in rows or sign * joint[0] < sign * rows[joint[1]][0]:
                rows[joint[1]] = joint
        free = [
            joint for joint in rows.values() if not self._crosses_a_cell(start, self.points[joint])
        ]
        return free or list(rows.values())

    def _crosses_a_cell(self, start: QPointF, end: QPointF) -> bool:
        """Return whether the straight line crosses a cell."""
        inside = INSIDE * places.HALF * self.radius
        return any(
            from_line(centre.toTuple(), start.toTuple(), end.toTuple()) < inside
            for centre in self.centres
        )


# Through the open country between the parts of a solo estate, round all land.


STEP = 0.7  # between two stones, in radii of a cell
ROUND = 1.6  # how far round the estate there are stones
CLEAR, IN_SIGHT = 1.06, 0.9  # least distance of a stone and of a line from any cell's middle
ARM = 1.05  # the largest distance of a goal from its stone
FIRST = 40  # the number of possible first stones, those nearest to the start
Point = tuple[float, float]
Stone = tuple[int, int]


class OpenCountry:
    """Stepping stones between the cells with these middles, which all have this radius."""

    def __init__(self, centres: Sequence[QPointF], radius: float) -> None:
        self.centres: list[Point] = [(centre.x(), centre.y()) for centre in centres]
        self.radius = radius
        left, top = (min(at[axis] for at in self.centres) - ROUND * radius for axis in (0, 1))
        right, low = (max(at[axis] for at in self.centres) + ROUND * radius for axis in (0, 1))
        step = STEP * radius
        self.stones: dict[Stone, Point] = {}
        for column in range(floor((right - left) / step) + 1):
            for row in range(floor((low - top) / step) + 1):
                at = left + column * step, top + row * step
                if all(dist(at, centre) >= CLEAR * radius for centre in self.centres):
                    self.stones[column, row] = at

    def routes(
        self, start: QPointF, goals: Mapping[Stone, QPointF]
    ) -> dict[Stone, tuple[float, list[QPointF]]]:
        """Return for each reachable goal the length of a short path, and its points from the start
        on."""
        begin = start.x(), start.y()
        lengths, before = self._walk(begin)
        found = {}
        for goal, point in goals.items():
            end = point.x(), point.y()
            near = [
                stone for stone in lengths if dist(self.stones[stone], end) <= ARM * self.radius
            ]
            if near:
                last = min(near, key=lambda stone: lengths[stone] + dist(self.stones[stone], end))
                way = [end]
                stone: Stone | None = last
                while stone is not None:
                    way.append(self.stones[stone])
                    stone = before[stone]
                straight = self._straightened([begin, *reversed(way)])
                found[goal] = (
                    sum(map(dist, straight, straight[1:])),
                    [QPointF(*at) for at in straight],
                )
        return found

    def _walk(self, begin: Point) -> tuple[dict[Stone, float], dict[Stone, Stone | None]]:
        """Return the distance of every stone from the start, and its previous stone."""
        nearest = sorted(self.stones, key=lambda stone: dist(self.stones[stone], begin))[:FIRST]
        queue: list[tuple[float, Stone, Stone | None]] = [
            (dist(self.stones[stone], begin), stone, None)
            for stone in nearest
            if self._is_in_sight(begin, self.stones[stone])
        ]
        heapq.heapify(queue)
        lengths: dict[Stone, float] = {}
        before: dict[Stone, Stone | None] = {}
        while queue:
            length, stone, last = heapq.heappop(queue)
            if stone in lengths:
                continue
            lengths[stone], before[stone] = length, last
            for right in (-1, 0, 1):
                for down in (-1, 0, 1):
                    other = stone[0] + right, stone[1] + down
                    if other in self.stones and other not in lengths:
                        heapq.heappush(
                            queue, (length + hypot(right, down) * STEP * self.radius, other, stone)
                        )
        return lengths, before

    def _straightened(self, way: list[Point]) -> list[Point]:
        """Return the same path without points between others that a free straight line joins."""
        kept = [way[0]]
        at = 0
        while at < len(way) - 1:
            at = next(
                ahead
                for ahead in range(len(way) - 1, at, -1)
                if ahead == at + 1 or self._is_in_sight(kept[-1], way[ahead])
            )
            kept.append(way[at])
        return kept

    def _is_in_sight(self, one: Point, other: Point) -> bool:
        return all(
            from_line(centre, one, other) >= IN_SIGHT * self.radius for centre in self.centres
        )


def from_line(point: Point, start: Point, end: Point) -> float:
    """Return the distance from a point to the nearest point of the line between two others."""
    along, offset = (
        (end[0] - start[0], end[1] - start[1]),
        (point[0] - start[0], point[1] - start[1]),
    )
    length = along[0] ** 2 + along[1] ** 2
    share = (
        min(1.0, max(0.0, (along[0] * offset[0] + along[1] * offset[1]) / length))
        if length
        else 0.0
    )
    return hypot(offset[0] - share * along[0], offset[1] - share * along[1])
