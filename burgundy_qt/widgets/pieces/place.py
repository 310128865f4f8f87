"""A place: the rectangle of a spot and the form of what lies in it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from burgundy_qt.widgets.pieces import hexes


class Lettering(NamedTuple):
    """How the text of a spot stands: pixel size, weight, `left`, `middle` or `right`, and the
    colour token.

    It stands in the spot's rectangle unless `rect` says where.
    """

    size: float
    weight: int = 700
    align: str = "middle"
    colour: str = "text"
    rect: QRectF | None = None


class Place(NamedTuple):
    """The rectangle of a spot in scene coordinates.

    `form` is `hex`, `flat` (a hex with a flat side up), `square`, `round`, `shield`, `plate`,
    `card` or `leaf` (a card of a hand); `small` asks for the art of small sizes; where `shown` is
    false nothing is drawn there, but pieces still fly to and from it (a seat that is only a chip).
    `turn`: by how many degrees what lies there is turned about its middle. `on_map`: it belongs to
    the map and is moved and cut off with it. `shape`: what of the rectangle is meant where no
    `form` says it, in a square from (0, 0) to (1, 1).
    """

    rect: QRectF
    form: str
    small: bool = False
    shown: bool = True
    lettering: Lettering | None = None
    turn: float = 0.0
    on_map: bool = False
    shape: QPainterPath | None = None

    @property
    def is_hex(self) -> bool:
        """Whether it is one, however it lies."""
        return self.form in ("hex", "flat")

    def contains(self, point: QPointF) -> bool:
        """Whether a click at `point` means this place."""
        if self.turn:
            point = self._straight(point)
        if not (self.shown and self.rect.contains(point)):
            return False
        if self.shape is not None:
            return self.shape.contains(self._in_square(point))
        return not self.is_hex or hexes.contains(self.rect, point, self.form == "flat")

    def hexagon(self, share: float = 1.0, corner: float = 0.0) -> QPainterPath:
        """The outline of a hex that fills so much of it; the corners rounded by that share of its
        radius."""
        flat = self.form == "flat"
        radius = max(self.rect.width(), self.rect.height()) / 2 * share
        return hexes.outline(self.rect.center(), radius, corner * radius, flat)

    def outline(self) -> QPainterPath:
        """The edge of what is meant: of its shape, of a hex a little within it, else of the
        rectangle."""
        if self.is_hex:
            return self.hexagon(0.98)
        if self.shape is not None:
            corner, rect = self.rect.topLeft(), self.rect
            onto = QTransform.fromTranslate(corner.x(), corner.y())
            return onto.scale(rect.width(), rect.height()).map(self.shape)
        path = QPainterPath()
        path.addRect(self.rect)
        return path

    def _in_square(self, point: QPointF) -> QPointF:
        """A point where its shape is drawn."""
        inside, rect = point - self.rect.topLeft(), self.rect
        return QPointF(inside.x() / rect.width(), inside.y() / rect.height())

    def _straight(self, point: QPointF) -> QPointF:
        """Where a point would be if the place were not turned."""
        middle = self.rect.center()
        return QTransform().rotate(-self.turn).map(point - middle) + middle


def square(x: float, y: float, size: float) -> QRectF:
    """A square by its upper left corner, set on whole pixels."""
    return QRectF(round(x), round(y), round(size), round(size))


def whole(x: float, y: float, width: float, height: float) -> QRectF:
    """A rectangle set on whole pixels."""
    return QRectF(round(x), round(y), round(width), round(height))
