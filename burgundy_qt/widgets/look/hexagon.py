"""The hexagon that small pictures are made of."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF


def hexagon(middle: QPointF, radius: float) -> QPolygonF:
    """A hexagon with its point up."""
    corners = (pi / 6 + pi / 3 * corner for corner in range(6))
    return QPolygonF([middle + QPointF(cos(angle), sin(angle)) * radius for angle in corners])
