"""Points, lines and areas in the units of a drawn tile: 256 square about (0, 0), y down."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

Point = tuple[float, float]
Line = list[Point]
HALF = 128.0
CORNERS: tuple[Point, ...] = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
"""The corners, clockwise; corner i begins edge i."""
MIDDLES: tuple[Point, ...] = ((0.0, -HALF), (HALF, 0.0), (0.0, HALF), (-HALF, 0.0))
"""The middles of the edges N, E, S, W."""
INWARD = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""The direction from each edge into the tile."""


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point at this share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def beyond(point: Point, way: Sequence[float], far: float) -> Point:
    """Return the point this far from another in a direction."""
    return point[0] + way[0] * far, point[1] + way[1] * far


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, steps: int = 24) -> Line:
    """Return a cubic curve as a line of `steps` steps."""
    out = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        out.append(
            (
                a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
                a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1],
            )
        )
    return out


def rough(line: Line, random: Random, height: float) -> Line:
    """Return a hand-drawn line: with two slow waves across it, none at its ends."""
    last = len(line) - 1
    first, second = random.uniform(0, 6.28), random.uniform(0, 6.28)
    out = []
    for i, (x, y) in enumerate(line):
        t = i / last
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        wave = math.sin(3 * math.pi * t + first) + 0.6 * math.sin(6.2 * math.pi * t + second)
        k = height * max(0.0, math.sin(math.pi * t)) ** 0.8 * wave
        out.append((x - (by - ay) / length * k, y + (bx - ax) / length * k))
    return out


def area_of(line: Iterable[Point]) -> QPainterPath:
    """Return the area within a closed line."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in line]))
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def band_of(line: Line, width: float) -> QPainterPath:
    """Return a line with this width."""
    path = QPainterPath(QPointF(*line[0]))
    for point in line[1:]:
        path.lineTo(*point)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    band = stroker.createStroke(path)
    band.setFillRule(Qt.FillRule.WindingFill)
    return band


def disc(middle: Point, radius: float) -> QPainterPath:
    """Return a disc."""
    path = QPainterPath()
    path.addEllipse(QPointF(*middle), radius, radius)
    return path


def corners_of(path: QPainterPath) -> list[Line]:
    """Return the closed lines around a path."""
    return [
        [(polygon.at(i).x(), polygon.at(i).y()) for i in range(polygon.size())]
        for polygon in path.toSubpathPolygons()
    ]


def fewer(line: Line, apart: float) -> Line:
    """Return the line with as few of its points as possible, and none of the others farther from it
    than `apart`."""
    if len(line) < 3:
        return line
    a, b = line[0], line[-1]
    at = max(range(1, len(line) - 1), key=lambda i: far_from(line[i], a, b))
    if far_from(line[at], a, b) <= apart:
        return [a, b]
    return fewer(line[: at + 1], apart)[:-1] + fewer(line[at:], apart)


def size_of(line: Line) -> float:
    """Return the size of the area within a closed line."""
    around = zip(line, line[1:] + line[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in around)) / 2


def far_from(point: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from a straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    t = max(0.0, min(1.0, along))
    return math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy)


def deepest(path: QPainterPath, holes: Sequence[tuple[Point, float]] = ()) -> Point:
    """Return the point of a region farthest from its border, and clear of holes; towards the middle
    if several are equal."""
    borders = [
        pair for line in corners_of(path) for pair in zip(line, line[1:] + line[:1], strict=True)
    ]
    best, found = -1.0, (0.0, 0.0)
    for x in range(-120, 121, 8):
        for y in range(-120, 121, 8):
            if not path.contains(QPointF(x, y)):
                continue
            point = float(x), float(y)
            room = min(far_from(point, a, b) for a, b in borders)
            for hole, radius in holes:
                room = min(room, math.dist(point, hole) - radius)
            room -= 0.02 * math.hypot(x, y)
            if room > best:
                best, found = room, point
    return found
