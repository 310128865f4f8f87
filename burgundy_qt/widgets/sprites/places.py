"""The words of a table. A slot is a place where something can lie, a sprite is what lies there, a
picture is the sprite on every slot. A place is the rectangle of a slot on the screen. A click
target is the meaning of a click, a highlight how a target is lit."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

# Hexes with a pointy top, or with a flat side up: bounds, outline, hit test.


HALF = math.sqrt(3) / 2
"""Half the width of a hex, in its radii."""


def hex_bounds(centre: QPointF, radius: float) -> QRectF:
    """Return the box of a hex."""
    return QRectF(centre.x() - HALF * radius, centre.y() - radius, 2 * HALF * radius, 2 * radius)


def flat_hex_bounds(centre: QPointF, radius: float) -> QRectF:
    """Return the box of a hex with a flat side up."""
    return QRectF(centre.x() - radius, centre.y() - HALF * radius, 2 * radius, 2 * HALF * radius)


def hex_corners(centre: QPointF, radius: float, flat: bool = False) -> list[QPointF]:
    """Return the six corners, clockwise from the top, or from the right end of a flat top."""
    first = -60 if flat else -90
    angles = [math.radians(60 * turn + first) for turn in range(6)]
    return [
        QPointF(centre.x() + radius * math.cos(a), centre.y() + radius * math.sin(a))
        for a in angles
    ]


def hex_outline(
    centre: QPointF, radius: float, corner: float = 0.0, flat: bool = False
) -> QPainterPath:
    """Return the hex as a path, its corners rounded by `corner`."""
    points = hex_corners(centre, radius, flat)
    path = QPainterPath()
    share = min(0.5, corner / radius) if radius else 0.0
    for turn, point in enumerate(points):
        before, after = points[turn - 1], points[(turn + 1) % 6]
        start = point + (before - point) * share
        path.lineTo(start) if turn else path.moveTo(start)
        path.quadTo(point, point + (after - point) * share)
    path.closeSubpath()
    return path


def hex_contains(rect: QRectF, point: QPointF, flat: bool = False) -> bool:
    """Return whether a point lies inside the hex that fills `rect`."""
    x = abs(point.x() - rect.center().x()) / (rect.width() / 2)
    y = abs(point.y() - rect.center().y()) / (rect.height() / 2)
    long, short = (x, y) if flat else (y, x)
    return short <= 1 and long <= 1 - short / 2


class TextStyle(NamedTuple):
    """How the text of a slot stands: pixel size, weight, `left`, `middle` or `right`, and the
    colour token.

    It stands in the slot's rectangle unless `rect` says where.
    """

    size: float
    weight: int = 700
    align: str = "middle"
    colour: str = "text"
    rect: QRectF | None = None


class SlotPlace(NamedTuple):
    """The rectangle of a slot in scene coordinates.

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
    lettering: TextStyle | None = None
    turn: float = 0.0
    on_map: bool = False
    shape: QPainterPath | None = None

    @property
    def is_hex(self) -> bool:
        """Whether it is one, however it lies."""
        return self.form in ("hex", "flat")

    def contains(self, point: QPointF) -> bool:
        """Return whether a click at `point` means this place."""
        if self.turn:
            point = self._straight(point)
        if not (self.shown and self.rect.contains(point)):
            return False
        if self.shape is not None:
            return self.shape.contains(self._in_square(point))
        return not self.is_hex or hex_contains(self.rect, point, self.form == "flat")

    def hexagon(self, share: float = 1.0, corner: float = 0.0) -> QPainterPath:
        """Return the outline of a hex that fills so much of it; the corners rounded by that share
        of its radius."""
        flat = self.form == "flat"
        radius = max(self.rect.width(), self.rect.height()) / 2 * share
        return hex_outline(self.rect.center(), radius, corner * radius, flat)

    def outline(self) -> QPainterPath:
        """Return the edge of what is meant: of its shape, of a hex a little within it, else of the
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
        """Return a point where its shape is drawn."""
        inside, rect = point - self.rect.topLeft(), self.rect
        return QPointF(inside.x() / rect.width(), inside.y() / rect.height())

    def _straight(self, point: QPointF) -> QPointF:
        """Return where a point would be if the place were not turned."""
        middle = self.rect.center()
        return QTransform().rotate(-self.turn).map(point - middle) + middle


def pixel_square(x: float, y: float, size: float) -> QRectF:
    """Return a square by its upper left corner, set on whole pixels."""
    return QRectF(round(x), round(y), round(size), round(size))


def pixel_rect(x: float, y: float, width: float, height: float) -> QRectF:
    """Return a rectangle set on whole pixels."""
    return QRectF(round(x), round(y), round(width), round(height))


# Slots, sprites, click targets and highlights.


class Slot(NamedTuple):
    """One place of the table: of which `kind`, whose, and which of them, in the words of its game
    (of Burgundy: widgets/games/burgundy/picture)."""

    kind: str
    owner: int | str | None = None
    at: int | str | None = None


class Sprite(NamedTuple):
    """What lies on a slot: of which `kind`, and which of them, in the words of its game. `many`
    stands on a badge where it is above 1; `of` says among how many the slot must share its room; a
    `faded` piece is used up."""

    kind: str
    what: str
    many: int = 1
    of: int = 1
    faded: bool = False


Picture = dict[Slot, Sprite]
"""What can be seen of a table: the sprite on every slot where something lies."""


class ClickTarget(NamedTuple):
    """A place or piece of the table: of which `kind`, where and what it is, in its game's words
    (of Burgundy: widgets/games/burgundy/clicks). Of every game: `choice` (place = the text of a
    choice asked at the slot, what = its picture), `end`, `pass`, and `another`, the answer that
    lies nowhere on the table."""

    kind: str
    place: int | str | None = None
    what: str | None = None


@dataclass(frozen=True)
class Highlight:
    """How a target is lit now: what it would cost, whether it is already chosen, and what it would
    score at once.

    `costs`: how many of what would be paid, in its game's words and without zeros; `dice`: those
    that it would use; `pays`: the things of the table that it would use up, which rise while it is
    pointed at; `glow`: the ring that is round it before it is chosen, "" for none; `trial`: what is
    written there while it is chosen and not settled yet; `gains`: each outcome that is left open,
    the best first, as points by source; `brings`: all that an answer would bring, in words, where
    it would not be clear else."""

    costs: tuple[tuple[str, int], ...] = ()
    chosen: bool = False
    dice: tuple[int, ...] = ()
    pays: tuple[ClickTarget, ...] = ()
    glow: str = "legal"
    trial: str = ""
    gains: tuple[tuple[tuple[str, int], ...], ...] = ()
    brings: str = ""

    def cost(self, kind: str) -> int:
        """Return how many of a kind it would cost."""
        return dict(self.costs).get(kind, 0)


def costs_of(price: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return what a price of the rules asks for, in its order."""
    return tuple((kind, count) for kind, count in price.items() if count)
