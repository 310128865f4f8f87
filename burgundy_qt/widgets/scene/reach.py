"""Moving over the table by keys: the order of reading, and the next target in a direction."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.sprites.slots import ClickTarget

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE = 2.2  # how much a step aside counts against a step ahead

Found = tuple[ClickTarget, QRectF]


def reading_order(found: Iterable[Found]) -> list[Found]:
    """From the top down, and in a row from left to right; rectangles whose middles share a row
    belong together."""
    rows: list[list[Found]] = []
    for target, rect in sorted(found, key=lambda each: each[1].center().y()):
        if rows and rect.center().y() <= rows[-1][0][1].center().y() + rect.height() / 3:
            rows[-1].append((target, rect))
        else:
            rows.append([(target, rect)])
    return [each for row in rows for each in sorted(row, key=lambda each: each[1].center().x())]


def nearest(found: list[Found], target: ClickTarget | None, direction: str) -> ClickTarget | None:
    """The nearest target in a direction; the same again where there is none, the first where
    nothing is held yet."""
    rects = dict(found)
    if target not in rects or target is None:
        return found[0][0] if found else None
    start = rects[target].center()
    ahead = [
        (_distance(rect.center() - start, direction), other)
        for other, rect in found
        if other != target
    ]
    reached = [(distance, other) for distance, other in ahead if distance is not None]
    return min(reached, key=lambda each: each[0])[1] if reached else target


def _distance(way: QPointF, direction: str) -> float | None:
    """How far a way leads in a direction, steps aside counting more; None where it leads
    elsewhere."""
    x, y = DIRECTIONS[direction]
    forward = way.x() * x + way.y() * y
    aside = abs(way.x() * y) + abs(way.y() * x)
    if forward <= 1 or aside > 3 * forward:
        return None
    return forward + ASIDE * aside
