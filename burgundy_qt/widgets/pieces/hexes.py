"""Hexes with a pointy top: where the cells of an estate lie and whether a point is inside one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from burgundy_qt.widgets.games.burgundy.look.estate_shape import HALF as HALF
from burgundy_qt.widgets.games.burgundy.look.estate_shape import HEXAGON, Shape


@dataclass(frozen=True)
class Grid:
    """The lattice of an estate: `across` and `down` are whole pixels, so that every cell is drawn equally sharp. The
    parts of a solo estate have the same lattice, each for itself."""

    across: int
    down: int
    shape: Shape = field(default=HEXAGON, repr=False)

    @classmethod
    def of(cls, radius: float, shape: Shape = HEXAGON) -> Grid:
        """The lattice for hexes of about this radius."""
        across = 2 * max(1, round(radius * HALF))
        return cls(across, max(1, round(1.5 * across / (2 * HALF))), shape)

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        return self.across / (2 * HALF)

    def offset(self, cell: str) -> QPointF:
        """From the middle of the estate to the middle of `cell`."""
        site, radius = self.shape.sites[cell], self.radius
        right, down = round(site.right * radius), round(site.down * radius)
        return QPointF(right + site.across * self.across / 2, down + site.row * self.down)

    @property
    def offsets(self) -> Iterator[tuple[str, QPointF]]:
        """Every cell of the estate with its offset."""
        return ((cell, self.offset(cell)) for cell in self.shape.sites)


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
