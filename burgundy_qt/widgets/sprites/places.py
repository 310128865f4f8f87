"""The words of a table. A slot is a place for a thing, a sprite is a thing on a slot, and a picture
has the sprite on every slot. A place is the rectangle of a slot on the screen. A click target is
the meaning of a click, and a highlight the state of a target."""

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
    """Return whether a point is inside the hex that fills `rect`."""
    x = abs(point.x() - rect.center().x()) / (rect.width() / 2)
    y = abs(point.y() - rect.center().y()) / (rect.height() / 2)
    long, short = (x, y) if flat else (y, x)
    return short <= 1 and long <= 1 - short / 2


class TextStyle(NamedTuple):
    """The style of a slot's text: pixel size, weight, `left`, `middle` or `right`, and the colour
    token.

    It uses the slot's rectangle unless `rect` is given.
    """

    size: float
    weight: int = 700
    align: str = "middle"
    colour: str = "text"
    rect: QRectF | None = None


class SlotPlace(NamedTuple):
    """The rectangle of a slot in scene coordinates.

    `form` is `hex`, `flat` (a hex with a flat side up), `square`, `round`, `shield`, `plate`,
    `card` or `leaf` (a card of a hand); `small` chooses the art of small sizes; if `shown` is
    false, nothing is drawn there, but pieces still fly to and from it (a seat that is only a chip).
    `turn`: the rotation of the contents about their middle, in degrees. `on_map`: the place belongs
    to the map, which moves and clips it. `shape`: the clickable part of the rectangle without a
    `form`, in a square from (0, 0) to (1, 1).
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
        """Whether it is a hex of any orientation."""
        return self.form in ("hex", "flat")

    def contains(self, point: QPointF) -> bool:
        """Return whether a click at `point` hits this place."""
        if self.turn:
            point = self._straight(point)
        if not (self.shown and self.rect.contains(point)):
            return False
        if self.shape is not None:
            return self.shape.contains(self._in_square(point))
        return not self.is_hex or hex_contains(self.rect, point, self.form == "flat")

    def hexagon(self, share: float = 1.0, corner: float = 0.0) -> QPainterPath:
        """Return the outline of a hex that fills `share` of it; the corners rounded by `corner` of
        its radius."""
        flat = self.form == "flat"
        radius = max(self.rect.width(), self.rect.height()) / 2 * share
        return hex_outline(self.rect.center(), radius, corner * radius, flat)

    def outline(self) -> QPainterPath:
        """Return the edge of the clickable part: of its shape, of a hex a little within it, else of
        the rectangle."""
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
        """Return a point in the square of the shape."""
        inside, rect = point - self.rect.topLeft(), self.rect
        return QPointF(inside.x() / rect.width(), inside.y() / rect.height())

    def _straight(self, point: QPointF) -> QPointF:
        """Return the position of a point if the place were not turned."""
        middle = self.rect.center()
        return QTransform().rotate(-self.turn).map(point - middle) + middle


def pixel_square(x: float, y: float, size: float) -> QRectF:
    """Return a square by its upper left corner, moved to whole pixels."""
    return QRectF(round(x), round(y), round(size), round(size))


def pixel_rect(x: float, y: float, width: float, height: float) -> QRectF:
    """Return a rectangle moved to whole pixels."""
    return QRectF(round(x), round(y), round(width), round(height))


# Slots, sprites, click targets and highlights.


class Slot(NamedTuple):
    """One place of the table: its `kind`, its owner, and its number or name, in the words of its
    game (for Burgundy see widgets/games/burgundy/picture)."""

    kind: str
    owner: int | str | None = None
    at: int | str | None = None


class Sprite(NamedTuple):
    """The contents of a slot: their `kind`, and their name, in the words of the game. `many` is
    shown on a badge if it is above 1; `of` is the number of things that share the slot's room; a
    `faded` piece is used up."""

    kind: str
    what: str
    many: int = 1
    of: int = 1
    faded: bool = False


Picture = dict[Slot, Sprite]
"""The visible part of a table: the sprite on every slot that has one."""


class ClickTarget(NamedTuple):
    """A place or piece of the table: its `kind`, its place and its name, in the game's words (for
    Burgundy see widgets/games/burgundy/click_paths). Every game has: `choice` (place = the text of
    an answer beside the slot, what = its picture), `end`, `pass`, and `another`, the answer without
    a place on the table."""

    kind: str
    place: int | str | None = None
    what: str | None = None


@dataclass(frozen=True)
class Highlight:
    """The highlight of a target: its price, whether it is already chosen, and its immediate score.

    `costs`: the price by kind, in the game's words and without zeros; `dice`: the dice that it
    would use; `pays`: the things of the table that it would use, which rise while the pointer is on
    it; `glow`: its ring before it is chosen, "" for none; `trial`: the unsettled choice there;
    `gains`: each possible outcome, the best first, as points by source; `gain_text`: all gains of
    an answer in words, if they would not be clear otherwise.
    """

    costs: tuple[tuple[str, int], ...] = ()
    chosen: bool = False
    dice: tuple[int, ...] = ()
    pays: tuple[ClickTarget, ...] = ()
    glow: str = "legal"
    trial: str = ""
    gains: tuple[tuple[tuple[str, int], ...], ...] = ()
    gain_text: str = ""

    def cost(self, kind: str) -> int:
        """Return its price in a kind."""
        return dict(self.costs).get(kind, 0)


def costs_of(price: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """Return the parts of a price of the rules, in order."""
    return tuple((kind, count) for kind, count in price.items() if count)
