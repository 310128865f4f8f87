"""Ways through an estate that run in the joints between its cells, so that they cover no tile."""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF

from burgundy_qt.widgets.games.burgundy.advice.open_country import OpenCountry
from burgundy_qt.widgets.sprites import places

INSIDE = 0.9  # of the way from a cell's middle to its edge

Joint = tuple[
    int, int
]  # columns of half a cell's width and rows of half a radius, counted from the first cell


class Joints:
    """The corners and edges of cells, given by their middles and the radius that all share. Where
    they are a part of an estate, the `country` round all parts leads to them."""

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

    def way(self, start: QPointF, cell: QPointF) -> list[QPointF]:
        """From a point outside, on the left or right, into the estate at its near edge and on to
        the nearest corner of the cell with this middle. The start is the first point."""
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
        """By corner at which the estate, or the part, is reached: how far it is from the start, and
        the way."""
        round_about = self.country.ways(start, self.points) if self.country is not None else {}
        return round_about or {
            joint: (QLineF(start, self.points[joint]).length(), [start, self.points[joint]])
            for joint in self._gates(start)
        }

    def _gates(self, start: QPointF) -> list[Joint]:
        """The outermost corners of the rows on the side of the start that can be reached without
        crossing a cell."""
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
        """Whether the straight line leads well into some cell."""
        return any(
            distance(centre, start, end) < INSIDE * places.HALF * self.radius
            for centre in self.centres
        )


def distance(point: QPointF, start: QPointF, end: QPointF) -> float:
    """From a point to the nearest point of a line between two others."""
    along, offset = end - start, point - start
    length = QPointF.dotProduct(along, along)
    share = min(1.0, max(0.0, QPointF.dotProduct(along, offset) / length)) if length else 0.0
    return QLineF(point, start + along * share).length()
