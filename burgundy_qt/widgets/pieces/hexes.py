"""Hexes with a pointy top, or with a flat side up: their box, their outline, and whether a point is
inside one."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

HALF = math.sqrt(3) / 2
"""Half the width of a hex, in its radii."""


def box(centre: QPointF, radius: float) -> QRectF:
    """The box of a hex."""
    return QRectF(centre.x() - HALF * radius, centre.y() - radius, 2 * HALF * radius, 2 * radius)


def flat_box(centre: QPointF, radius: float) -> QRectF:
    """The box of a hex with a flat side up."""
    return QRectF(centre.x() - radius, centre.y() - HALF * radius, 2 * radius, 2 * HALF * radius)


def corners(centre: QPointF, radius: float, flat: bool = False) -> list[QPointF]:
    """The six corners, clockwise from the top, or from the right end of a flat top."""
    first = -60 if flat else -90
    angles = [math.radians(60 * turn + first) for turn in range(6)]
    return [
        QPointF(centre.x() + radius * math.cos(a), centre.y() + radius * math.sin(a))
        for a in angles
    ]


def outline(
    centre: QPointF, radius: float, corner: float = 0.0, flat: bool = False
) -> QPainterPath:
    """The hex as a path, its corners rounded by `corner`."""
    points = corners(centre, radius, flat)
    path = QPainterPath()
    share = min(0.5, corner / radius) if radius else 0.0
    for turn, point in enumerate(points):
        before, after = points[turn - 1], points[(turn + 1) % 6]
        start = point + (before - point) * share
        path.lineTo(start) if turn else path.moveTo(start)
        path.quadTo(point, point + (after - point) * share)
    path.closeSubpath()
    return path


def contains(rect: QRectF, point: QPointF, flat: bool = False) -> bool:
    """Whether a point lies inside the hex that fills `rect`."""
    x = abs(point.x() - rect.center().x()) / (rect.width() / 2)
    y = abs(point.y() - rect.center().y()) / (rect.height() / 2)
    long, short = (x, y) if flat else (y, x)
    return short <= 1 and long <= 1 - short / 2
