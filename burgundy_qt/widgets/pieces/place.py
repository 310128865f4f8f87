"""A place: the rectangle of a spot and the form of what lies in it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

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

    `form` is `hex`, `square`, `round`, `shield`, `plate` or `card`; `small` asks for the art of
    small sizes; where `shown` is false nothing is drawn there, but pieces still fly to and from it
    (a seat that is only a chip).
    """

    rect: QRectF
    form: str
    small: bool = False
    shown: bool = True
    lettering: Lettering | None = None

    def contains(self, point: QPointF) -> bool:
        """Whether a click at `point` means this place."""
        if not (self.shown and self.rect.contains(point)):
            return False
        return self.form != "hex" or hexes.contains(self.rect, point)


def square(x: float, y: float, size: float) -> QRectF:
    """A square by its upper left corner, set on whole pixels."""
    return QRectF(round(x), round(y), round(size), round(size))


def whole(x: float, y: float, width: float, height: float) -> QRectF:
    """A rectangle set on whole pixels."""
    return QRectF(round(x), round(y), round(width), round(height))
