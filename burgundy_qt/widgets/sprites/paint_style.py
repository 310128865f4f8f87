"""How a table is drawn now: palette, edition, pixel ratio, size of text, and the painter of the
game's own sprites. Everything that paints is passed one PaintStyle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.sprites.places import Highlight, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.theme.palette import PLAIN, SLATE, Palette, SeatStyles

Scattered = Sequence[tuple[QPixmap, QPointF]]
"""Small pictures, each with the point of its middle."""


class Band(NamedTuple):
    """A line that can grow from its one end to the other, and the pens that draw it over each
    other."""

    path: QPainterPath
    pens: tuple[QPen, ...]


def no_sprite(face: Sprite, look: PaintStyle, small: bool) -> str:
    """Return a game without sprites of its own. Raises ValueError."""
    raise ValueError(f"a face of the kind {face.kind!r} has no picture")


def no_shade(face: Sprite, look: PaintStyle, small: bool) -> str | None:
    """Nothing casts a shadow."""
    return None


def no_band(face: Sprite, place: SlotPlace, look: PaintStyle) -> Band:
    """Return a game without bands."""
    return Band(QPainterPath(), ())


def nothing_scattered(face: Sprite, place: SlotPlace, look: PaintStyle) -> Scattered:
    """Return a game that scatters nothing."""
    return ()


def no_costs(spot: Slot, offer: Highlight) -> Sequence[tuple[str, int]]:
    """Nothing costs anything."""
    return ()


def as_on_the_table(face: Sprite, look: PaintStyle) -> str | None:
    """A hover card shows what lies there."""
    return None


@dataclass(frozen=True, eq=False)
class SpritePainter:
    """Paints the sprites of a game. Everything is asked for once for a size and a style, and then
    cached; dice, markers, pieces, badges and numbers look alike in all games and are never asked
    for."""

    sprite: Callable[[Sprite, PaintStyle, bool], str] = no_sprite
    """The name of a sprite's file; where it is drawn small, of one that can be read there."""
    shade: Callable[[Sprite, PaintStyle, bool], str | None] = no_shade
    """The file whose outline is the shadow of a sprite; None where it lies flat."""
    painted: Mapping[str, Callable[[str, float, PaintStyle], QPixmap]] = field(default_factory=dict)
    """By kind of sprite, where it has no file: paints what it says in a square of so many logical
    pixels."""
    band: Callable[[Sprite, SlotPlace, PaintStyle], Band] = no_band
    """The line of a sprite of the kind `band`."""
    scattered: Callable[[Sprite, SlotPlace, PaintStyle], Scattered] = nothing_scattered
    """The pictures of a sprite of the kind `scatter`: cheaper to move than one that is as large as
    all of them."""
    on_card: Callable[[Sprite, PaintStyle], str | None] = as_on_the_table
    """The file that fills the corner of a hover card; None where that shows the sprite as it lies
    on the table."""
    answers: Mapping[str, Callable[[QPainter, str, QRectF, PaintStyle], None]] = field(
        default_factory=dict
    )
    """By the word before the colon of an answer's picture ("estate:7"): paints what the word behind
    it names. It stands large above the answer's words."""
    costs: Callable[[Slot, Highlight], Sequence[tuple[str, int]]] = no_costs
    """The badges that tell at a slot what an offer costs: `workers` or `silver`, and how many."""
    levels: Mapping[str, float] = field(default_factory=dict)
    """By kind of slot how far up its items lie, where it is not as far as all pieces."""


PLAIN_FACES = SpritePainter()
"""Those that look alike in all games."""


class PaintStyle(NamedTuple):
    """The palette, the edition whose pictures the tiles show (empty where a game has one), the unit
    in pixels, the device-pixel ratio, how the seats are dressed, how many times as large as usual
    words are written where they have room, and the sprites of the game."""

    palette: Palette
    edition: str
    u: float
    dpr: float
    seating: SeatStyles = PLAIN
    text: float = 1.0
    faces: SpritePainter = PLAIN_FACES

    @property
    def theme(self) -> str:
        """`light` or `dark`, as the art names it."""
        return self.palette.name

    @property
    def is_dark(self) -> bool:
        """Whether it is night."""
        return self.palette.is_dark


def on_pixel(point: QPointF, look: PaintStyle) -> QPointF:
    """Return the nearest whole device pixel: what is drawn there is sharp."""
    return QPointF(round(point.x() * look.dpr) / look.dpr, round(point.y() * look.dpr) / look.dpr)


def seat_outline(seat: int, look: PaintStyle) -> str:
    """Return a seat's colour as a line that is seen on a panel; slate on a dark panel is
    lightened."""
    if look.is_dark and look.seating.colours[seat] == SLATE:
        return look.palette.text3
    return look.seating.line(seat, look.palette)


def translucent(colour: str, opacity: float) -> QColor:
    """Return a colour that lets through what lies below; opacity 0..1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made
