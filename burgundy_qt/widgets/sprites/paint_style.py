"""The paint style of a table: palette, edition, pixel ratio, size of text, and the painter of the
game's own sprites. All painting functions get one PaintStyle."""

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


def no_art_name(sprite: Sprite, style: PaintStyle, small: bool) -> str:
    """Raise ValueError: the game adds no sprites."""
    raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")


def no_shade(sprite: Sprite, style: PaintStyle, small: bool) -> str | None:
    """Return no shadow."""
    return None


def no_band(sprite: Sprite, place: SlotPlace, style: PaintStyle) -> Band:
    """Return an empty band: the game has none."""
    return Band(QPainterPath(), ())


def nothing_scattered(sprite: Sprite, place: SlotPlace, style: PaintStyle) -> Scattered:
    """Return nothing: the game scatters no pictures."""
    return ()


def no_costs(slot: Slot, highlight: Highlight) -> Sequence[tuple[str, int]]:
    """Return no price."""
    return ()


def as_on_the_table(sprite: Sprite, style: PaintStyle) -> str | None:
    """Return None: a hover card shows the sprite of the table."""
    return None


@dataclass(frozen=True, eq=False)
class SpritePainter:
    """The painter of a game's sprites. Each function is called once for a size and a style, and the
    result is cached. Dice, markers, pieces, badges and numbers are the same in all games and need
    no function."""

    art_name: Callable[[Sprite, PaintStyle, bool], str] = no_art_name
    """Returns the name of a sprite's file; for a small size a file that is readable there."""
    shade: Callable[[Sprite, PaintStyle, bool], str | None] = no_shade
    """Returns the file whose outline is the shadow of a sprite; None for a flat one."""
    painted: Mapping[str, Callable[[str, float, PaintStyle], QPixmap]] = field(default_factory=dict)
    """By kind of sprite without a file, a function that paints it in a square of that size in
    logical pixels."""
    band: Callable[[Sprite, SlotPlace, PaintStyle], Band] = no_band
    """Returns the line of a sprite of the kind `band`."""
    scattered: Callable[[Sprite, SlotPlace, PaintStyle], Scattered] = nothing_scattered
    """Returns the pictures of a sprite of the kind `scatter`, which are cheaper to move than one
    picture as large as all of them."""
    on_card: Callable[[Sprite, PaintStyle], str | None] = as_on_the_table
    """Returns the file that fills the corner of a hover card; None for the sprite of the table."""
    answers: Mapping[str, Callable[[QPainter, str, QRectF, PaintStyle], None]] = field(
        default_factory=dict
    )
    """By the prefix of an answer's picture ("estate:7"), a function that paints the named picture.
    It is large above the answer's words."""
    costs: Callable[[Slot, Highlight], Sequence[tuple[str, int]]] = no_costs
    """Returns the badges with the price of an offer at a slot: `workers` or `silver`, and the
    number."""
    levels: Mapping[str, float] = field(default_factory=dict)
    """By kind of slot the level of its items, if it is not that of all pieces."""


PLAIN_PAINTER = SpritePainter()
"""The painter of sprites that are the same in all games."""


class PaintStyle(NamedTuple):
    """The palette, the edition of the tiles' pictures (empty for a game with one edition), the unit
    in pixels, the device-pixel ratio, the colours and crests of the seats, the scale of words that
    have room, and the sprites of the game."""

    palette: Palette
    edition: str
    u: float
    dpr: float
    seat_styles: SeatStyles = PLAIN
    text: float = 1.0
    sprite_painter: SpritePainter = PLAIN_PAINTER

    @property
    def theme(self) -> str:
        """`light` or `dark`, as in the names of pictures."""
        return self.palette.name

    @property
    def is_dark(self) -> bool:
        """Whether the theme is dark."""
        return self.palette.is_dark


def on_pixel(point: QPointF, style: PaintStyle) -> QPointF:
    """Return the nearest whole device pixel, where pictures are sharp."""
    return QPointF(
        round(point.x() * style.dpr) / style.dpr, round(point.y() * style.dpr) / style.dpr
    )


def seat_outline(seat: int, style: PaintStyle) -> str:
    """Return a seat's colour for a line on a panel; slate is lighter on a dark panel."""
    if style.is_dark and style.seat_styles.colours[seat] == SLATE:
        return style.palette.text3
    return style.seat_styles.line(seat, style.palette)


def translucent(colour: str, opacity: float) -> QColor:
    """Return a colour with an opacity of 0..1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made
