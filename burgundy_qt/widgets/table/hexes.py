"""Hexes with a pointy top: where the cells of an estate lie and whether a point is inside one."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

HALF = math.sqrt(3) / 2  # half a hex's width for radius 1
ROW_SIZES = (4, 5, 6, 7, 6, 5, 4)
MIDDLE = 3


@dataclass(frozen=True)
class Grid:
    """The lattice of an estate: `across` and `down` are whole pixels, so that every cell is drawn equally sharp."""

    across: int
    down: int

    @classmethod
    def of(cls, radius: float) -> Grid:
        """The lattice for hexes of about this radius."""
        across = 2 * max(1, round(radius * HALF))
        return cls(across, max(1, round(1.5 * across / (2 * HALF))))

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return self.across / (2 * HALF)

    def offset(self, cell: str) -> QPointF:
        """From the middle of the estate to the middle of `cell` ("row.place")."""
        row, place = (int(part) - 1 for part in cell.split("."))
        shift = 2 * place - (ROW_SIZES[row] - 1)
        return QPointF(shift * self.across / 2, (row - MIDDLE) * self.down)


def box(centre: QPointF, radius: float) -> QRectF:
    """The box of a hex."""
    return QRectF(centre.x() - HALF * radius, centre.y() - radius, 2 * HALF * radius, 2 * radius)


def corners(centre: QPointF, radius: float) -> list[QPointF]:
    """The six corners, clockwise from the top."""
    angles = [math.radians(60 * turn - 90) for turn in range(6)]
    return [QPointF(centre.x() + radius * math.cos(a), centre.y() + radius * math.sin(a)) for a in angles]


def outline(centre: QPointF, radius: float, corner: float = 0.0) -> QPainterPath:
    """The hex as a path, its corners rounded by `corner`."""
    points = corners(centre, radius)
    path = QPainterPath()
    share = min(0.5, corner / radius) if radius else 0.0
    for turn, point in enumerate(points):
        before, after = points[turn - 1], points[(turn + 1) % 6]
        start = point + (before - point) * share
        path.lineTo(start) if turn else path.moveTo(start)
        path.quadTo(point, point + (after - point) * share)
    path.closeSubpath()
    return path


def contains(rect: QRectF, point: QPointF) -> bool:
    """Whether a point lies inside the hex that fills `rect`."""
    x = abs(point.x() - rect.center().x()) / (rect.width() / 2)
    y = abs(point.y() - rect.center().y()) / (rect.height() / 2)
    return x <= 1 and y <= 1 - x / 2
