"""Where the price of a piece stands: beside it, clear of all around it, on its upper right where
that is free."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.widgets.pieces.place import Place

Way = tuple[float, float]
SLANT = sqrt(3) / 2
UPRIGHT: Sequence[Way] = ((1, 0), (-1, 0), (0, 1), (0, -1))
SIDES: Sequence[Way] = (
    *((1, 0), (-1, 0)),
    *((across, down) for across in (0.5, -0.5) for down in (SLANT, -SLANT)),
)
"""The directions in which the sides of a hex look."""
ROUND_HEX: Sequence[Way] = (
    *((0.62, -0.78), (0.68, -0.73), (-0.62, -0.78), (-0.68, -0.73)),
    *((0.62, 0.78), (-0.62, 0.78), (1, 0), (-1, 0), (0, -1), (0, 1)),
)
"""The ways from the middle of a hex to its price, the best first: over the notch beside its upper
corner, where the next tile, above or beside it, leaves room too."""
ROUND_BOX: Sequence[Way] = ((0, 1), (0, -1), (1, 0), (-1, 0))
ABOVE: Sequence[Way] = ((0, -1), (1, 0), (-1, 0), (0, 1))
DRAWN = 0.94  # how much of its box a hex fills
NEAR = 1.8  # sizes of a piece: what lies further away is in nobody's way
OUTSIDE = 10_000  # worse than anything that can be covered
ON_CELL = (
    0.6,
    0.8,
)  # on the land, whose cells leave nothing free: towards the upper right corner, in radii


def price_middle(place: Place, size: QSizeF, around: Iterable[Place], scene: QRectF) -> QPointF:
    """The middle of a price of that size beside the piece at `place`; where everything is taken,
    where it covers the least of what lies `around`."""
    middle = place.rect.center()
    near = [
        each
        for each in around
        if _distance(each.rect.center(), middle) < NEAR * place.rect.height()
    ]
    ways = {"hex": ROUND_HEX, "shield": ABOVE}.get(place.form, ROUND_BOX)
    found: dict[int, QPointF] = {}
    for way in ways:
        point = middle + QPointF(*way) * _length(place, way, size)
        covered = _covered(point, size, near) if scene.contains(_box(point, size)) else OUTSIDE
        if not covered:
            return point
        found.setdefault(covered, point)
    return found[min(found)]


def middle_on_cell(place: Place) -> QPointF:
    """The middle of the price of laying something on a cell, whose number stays in sight."""
    radius = place.rect.height() / 2
    return place.rect.center() + QPointF(ON_CELL[0] * radius, -ON_CELL[1] * radius)


def covers(middle: QPointF, size: QSizeF, place: Place) -> float:
    """How many pixels deep a price stands over a piece; nothing where it stands beside it."""
    centre = place.rect.center()
    x, y = middle.x() - centre.x(), middle.y() - centre.y()
    deep = float(OUTSIDE)
    for side in _sides(place):
        deep = min(deep, _reach(place, side) + _half(size, side) - x * side[0] - y * side[1])
        if deep <= 0:
            return 0.0
    return deep


def _covered(middle: QPointF, size: QSizeF, near: Sequence[Place]) -> int:
    """So that of two places that are as good the first is chosen, a pixel does not count."""
    return sum(round(covers(middle, size, each) - 0.5) for each in near)


def _length(place: Place, way: Way, size: QSizeF) -> float:
    """How far in that direction a price is clear of the piece."""
    return min(
        (_reach(place, side) + _half(size, side)) / (side[0] * way[0] + side[1] * way[1])
        for side in _sides(place)
        if side[0] * way[0] + side[1] * way[1] > 0.1
    )


def _sides(place: Place) -> Sequence[Way]:
    return SIDES if place.form == "hex" else UPRIGHT


def _reach(place: Place, side: Way) -> float:
    """From the middle of a piece to its edge."""
    rect = place.rect
    if place.form == "hex":
        return SLANT * DRAWN * rect.height() / 2
    return (abs(side[0]) * rect.width() + abs(side[1]) * rect.height()) / 2


def _half(size: QSizeF, side: Way) -> float:
    """From the middle of a price, whose ends are round, to its edge."""
    end = min(size.width(), size.height()) / 2
    return abs(side[0]) * (size.width() / 2 - end) + abs(side[1]) * (size.height() / 2 - end) + end


def _distance(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def _box(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(
        middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()
    )
