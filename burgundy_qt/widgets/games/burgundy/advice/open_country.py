"""Ways through the open country between the parts of a solo estate, round everybody's land."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from math import dist, floor, hypot

from PySide6.QtCore import QPointF

STEP = 0.7  # between two stones, in radii of a cell
ROUND = 1.6  # how far round the estate there are stones
CLEAR, IN_SIGHT = 1.06, 0.9  # how far a stone lies from every cell's middle, and a straight way
ARM = 1.05  # how far a goal may be from its stone
FIRST = 40  # so many stones nearest to the start may come first

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

    def ways(
        self, start: QPointF, goals: Mapping[Stone, QPointF]
    ) -> dict[Stone, tuple[float, list[QPointF]]]:
        """By goal that can be reached the length of a short way there, and its points from the
        start on."""
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
        """How far every stone is from the start, and which stone comes before it."""
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
        """The same way without the points between which one sees straight ahead."""
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
    """From a point to the nearest point of the line between two others."""
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
