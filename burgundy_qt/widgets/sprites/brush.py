"""The shared drawing functions of all backgrounds (cards, wells, lines of text, shadows, and the
shield for points) and the paint style of a table: palette, edition, pixel ratio, size of text, and
the painter of the game's own sprites. All painting functions get one PaintStyle."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt

from burgundy_qt.widgets.sprites.places import Highlight, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import (
    BLACK_DEPOT,
    DARK,
    INK,
    PLAIN,
    SLATE,
    Palette,
    SeatStyles,
    darker,
    lighter,
    mix,
)
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

Scattered = Sequence[tuple[QtGui.QPixmap, QPointF]]
"""Small pictures, each with the point of its middle."""


class Band(NamedTuple):
    """A line that can grow from its one end to the other, and the pens that draw it over each
    other."""

    path: QtGui.QPainterPath
    pens: tuple[QtGui.QPen, ...]


def no_art_name(sprite: Sprite, style: PaintStyle, small: bool) -> str:
    """Raise ValueError: the game adds no sprites."""
    raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")


def no_shade(sprite: Sprite, style: PaintStyle, small: bool) -> str | None:
    """Return no shadow."""
    return None


def no_band(sprite: Sprite, place: SlotPlace, style: PaintStyle) -> Band:
    """Return an empty band: the game has none."""
    return Band(QtGui.QPainterPath(), ())


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
    painted: Mapping[str, Callable[[str, float, PaintStyle], QtGui.QPixmap]] = field(
        default_factory=dict
    )
    """By kind of sprite without a file, a function that paints it in a square of that size in
    logical pixels."""
    band: Callable[[Sprite, SlotPlace, PaintStyle], Band] = no_band
    """Returns the line of a sprite of the kind `band`."""
    scattered: Callable[[Sprite, SlotPlace, PaintStyle], Scattered] = nothing_scattered
    """Returns the pictures of a sprite of the kind `scatter`, which are cheaper to move than one
    picture as large as all of them."""
    on_card: Callable[[Sprite, PaintStyle], str | None] = as_on_the_table
    """Returns the file that fills the corner of a hover card; None for the sprite of the table."""
    answers: Mapping[str, Callable[[QtGui.QPainter, str, QRectF, PaintStyle], None]] = field(
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


def translucent(colour: str, opacity: float) -> QtGui.QColor:
    """Return a colour with an opacity of 0..1."""
    made = QtGui.QColor(colour)
    made.setAlphaF(opacity)
    return made


# Cards, wells and shadows.


# Lines of text: their size in the available room, and their position.


SMALLEST = 0.7  # the least scale of a line before it is cut off
HIGH = 1.2  # the height of a line, in font sizes


def fitting(font: QtGui.QFont, text: str, room: QRectF, larger: float = 1.0) -> QtGui.QFont:
    """Return the font at `larger` times its size, or as large as height and width of `room` allow;
    at least SMALLEST times its size."""
    usual = font.pixelSize()
    wanted = max(usual, math.floor(min(usual * larger, room.height() / HIGH)))
    fitted = sized(font, wanted)
    needed = QtGui.QFontMetricsF(fitted).horizontalAdvance(text)
    if needed <= room.width() or room.isEmpty():
        return fitted
    return sized(font, max(1, math.floor(max(SMALLEST * usual, wanted * room.width() / needed))))


def grown(font: QtGui.QFont, text: str, room: QSizeF, larger: float) -> QtGui.QFont:
    """Return the font at `larger` times its size, or as large as `room` allows for the capitals of
    `text`; at least its own size."""
    metrics = QtGui.QFontMetricsF(font)
    has_room = min(
        room.width() / max(1.0, metrics.horizontalAdvance(text)),
        room.height() / metrics.capHeight(),
    )
    return sized(font, math.floor(font.pixelSize() * max(1.0, min(larger, has_room))))


def sized(font: QtGui.QFont, pixels: int) -> QtGui.QFont:
    """Return the same font in another size."""
    other = QtGui.QFont(font)
    other.setPixelSize(pixels)
    return other


def baseline_corner(rect: QRectF, align: str, text: str, metrics: QtGui.QFontMetricsF) -> QPointF:
    """Return the upper left corner of a text line whose capitals are in the middle of `rect`."""
    width = metrics.horizontalAdvance(text)
    x = {"left": rect.x(), "middle": rect.center().x() - width / 2, "right": rect.right() - width}[
        align
    ]
    return QPointF(round(x), round(rect.center().y() + metrics.capHeight() / 2 - metrics.ascent()))


def scene_canvas(rect: QRectF, style: PaintStyle) -> tuple[QtGui.QPixmap, QtGui.QPainter, QPointF]:
    """Return an empty pixmap that covers `rect` of the scene, a painter in scene coordinates, and
    the corner of the pixmap in the scene: on a whole device pixel, so that nothing is blurred."""
    dpr = style.dpr
    left, top = math.floor(rect.left() * dpr), math.floor(rect.top() * dpr)
    pixmap = transparent_pixmap(
        QSize(math.ceil(rect.right() * dpr) - left, math.ceil(rect.bottom() * dpr) - top), dpr
    )
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH | QtGui.QPainter.RenderHint.TextAntialiasing)
    corner = QPointF(left / dpr, top / dpr)
    painter.translate(-corner)
    return pixmap, painter, corner


def canvas(size: QSizeF, style: PaintStyle) -> tuple[QtGui.QPixmap, QtGui.QPainter]:
    """Return an empty picture of that size in logical pixels, with even numbers of device pixels,
    and a painter whose origin is the middle."""
    pixmap = QtGui.QPixmap(
        2 * round(size.width() * style.dpr / 2), 2 * round(size.height() * style.dpr / 2)
    )
    pixmap.setDevicePixelRatio(style.dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH | QtGui.QPainter.RenderHint.TextAntialiasing)
    size = pixmap.deviceIndependentSize()
    painter.translate(size.width() / 2, size.height() / 2)
    return pixmap, painter


def with_shadow(rect: QRectF, u: float) -> QRectF:
    """Return a card's rectangle with room for its shadow."""
    return rect.adjusted(-8 * u, -8 * u, 8 * u, 10 * u)


def draw_card(
    painter: QtGui.QPainter,
    rect: QRectF,
    style: PaintStyle,
    radius: float,
    fill: str = "",
    line: str = "",
    width: float = 1,
    lift: int = 4,
) -> None:
    """Draw a card with a thin line and a soft shadow of a few steps."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(style.palette.shadow, 0.11 if style.is_dark else 0.035))
    for step in range(lift):
        grow = step * 0.9 * style.u
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow * 0.5 + 1, grow, grow + style.u),
            radius + grow,
            radius + grow,
        )
    painter.setBrush(QtGui.QColor(fill or style.palette.panel))
    painter.setPen(QtGui.QPen(QtGui.QColor(line or style.palette.line), width))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def well(painter: QtGui.QPainter, rect: QRectF, style: PaintStyle, radius: float) -> None:
    """Draw a sunk trough, darker under its upper edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QtGui.QColor(darker(style.palette.well, 0.14 if not style.is_dark else 0.35)))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(QtGui.QColor(style.palette.well))
    painter.drawRoundedRect(rect.adjusted(0, 1.5, 0, 0), radius, radius)


def free_place(painter: QtGui.QPainter, path: QtGui.QPainterPath, style: PaintStyle) -> None:
    """Draw a dashed, empty place for a piece."""
    painter.setBrush(QtGui.QColor(style.palette.well))
    pen = QtGui.QPen(QtGui.QColor(style.palette.line2), 1.3 * style.u)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPath(path)


def draw_text(
    painter: QtGui.QPainter,
    style: PaintStyle,
    rect: QRectF,
    text: str,
    font: QtGui.QFont,
    colour: str,
    align: str = "left",
) -> None:
    """Draw one line of text, its capitals in the middle of the height of `rect`; larger for a
    larger text size if there is room, smaller if it would be too long."""
    font = fitting(font, text, rect, style.text)
    metrics = QtGui.QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setFont(font)
    painter.setPen(QtGui.QColor(colour))
    corner = baseline_corner(rect, align, shown, metrics)
    painter.drawText(corner + QPointF(0, metrics.ascent()), shown)


def draw_sprite(painter: QtGui.QPainter, name: str, rect: QRectF, style: PaintStyle) -> None:
    """Draw a sprite in the middle of `rect`, at its width."""
    paint_pixmap(
        painter, sprite_files.pixmap(name, rect.width(), style.dpr, style.text), rect, style
    )


def draw_about(painter: QtGui.QPainter, picture: QtGui.QPixmap, middle: QPointF) -> None:
    """Draw a pixmap about a point."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)


def paint_pixmap(
    painter: QtGui.QPainter, picture: QtGui.QPixmap, rect: QRectF, style: PaintStyle
) -> None:
    """Draw a pixmap in the middle of `rect`, on whole device pixels."""
    size = picture.deviceIndependentSize()
    corner = rect.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(on_pixel(corner, style), picture)


def dark_line(style: PaintStyle) -> str:
    """Return the line colour for things in the dark depot."""
    return mix(style.palette.gold, BLACK_DEPOT, 0.45)


# The golden shield with a star, the symbol of points.


BOX = 40  # the shield is drawn in a square of this size about its middle
STAR = (
    (0, -11),
    (3, -3.5),
    (11, -3),
    (5, 2),
    (7, 10),
    (0, 5.5),
    (-7, 10),
    (-5, 2),
    (-11, -3),
    (-3, -3.5),
)


@lru_cache(maxsize=16)
def shield_pixmap(width: float, dpr: float) -> QtGui.QPixmap:
    """Return the shield in a square of `width` logical pixels."""
    size = max(1, round(width * dpr))
    pixmap = transparent_pixmap(QSize(size, size), dpr)
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    painter.scale(width / BOX, width / BOX)
    painter.translate(BOX / 2, BOX / 2 - 1)
    light = QtGui.QLinearGradient(-15, -16, 15, 18)
    light.setColorAt(0, QtGui.QColor(lighter(DARK.gold, 0.28)))
    light.setColorAt(0.5, QtGui.QColor(DARK.gold))
    light.setColorAt(1, QtGui.QColor(darker(DARK.gold, 0.12)))
    painter.setPen(
        QtGui.QPen(
            QtGui.QColor(INK),
            3.2,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(light)
    painter.drawPath(_outline())
    painter.fillPath(_star(), QtGui.QColor(INK))
    painter.end()
    return pixmap


def _outline() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath(QPointF(-15, -16))
    path.lineTo(15, -16)
    path.lineTo(15, 2)
    path.cubicTo(15, 11, 6, 15, 0, 18)
    path.cubicTo(-6, 15, -15, 11, -15, 2)
    path.closeSubpath()
    return path


def _star() -> QtGui.QPainterPath:
    path = QtGui.QPainterPath(QPointF(*STAR[0]))
    for corner in STAR[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    return path
