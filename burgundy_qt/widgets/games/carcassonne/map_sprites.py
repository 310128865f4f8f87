"""Painters for the sprites of the map that are not one picture: tiles, ghosts, signs of fit, places
for followers, seals of the final scoring, and the rim of the map. `sprite_painter` has those beside
the map."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.games.carcassonne import tile_picture, tile_shapes
from burgundy_qt.widgets.games.carcassonne.tile_shapes import INK, MARK_ON, STANDING, land_of
from burgundy_qt.widgets.sprites.brush import PaintStyle, Scattered, grown, translucent
from burgundy_qt.widgets.sprites.places import SlotPlace, Sprite
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import IVORY, LIGHT, darker
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

TILE = re.compile(
    r"(?P<kind>\w+)\.(?P<rotation>\d)(?:\.(?P<variant>\d))?(?:@(?P<cell>-?\d+,-?\d+))?"
)
"""A tile in the notation of a sprite: kind, rotation and variant, on the map also its cell."""
GHOST, GHOST_BRIDGE = 0.86, 0.55
SIGN = {"turn": 0.26, "bridge": 0.34}
"""The size of a sign, as a share of a cell."""
CASTLE_UNIT = 208
"""The width of the castle's picture in the units of a drawn tile."""
LORD = 0.786
"""The size of the lord at the gate, relative to other followers."""


class ParsedTile(NamedTuple):
    """A tile from the notation of a sprite."""

    kind: str
    rotation: int
    variant: int
    cell: tile_picture.Cell | None


def parse_tile(what: str) -> ParsedTile:
    """Return the tile of a sprite's notation. Raises ValueError."""
    match = TILE.fullmatch(what)
    if match is None:
        raise ValueError(f"no tile is written {what!r}")
    cell = match["cell"]
    variant = int(match["variant"] or 0)
    return ParsedTile(
        match["kind"], int(match["rotation"]), variant, tile_picture.cell_of(cell) if cell else None
    )


def tile(what: str, size: float, style: PaintStyle) -> QPixmap:
    """Return a tile: on the map without a rim, to join its neighbours; in the hand with rounded
    corners."""
    kind, rotation, variant, cell = parse_tile(what)
    if cell is None:
        return tile_in_hand(kind, rotation, size, style, variant=variant)
    return tile_picture.tile_pixmap(kind, rotation, variant, size, style, cell)


def tile_in_hand(
    kind: str,
    rotation: int,
    size: float,
    style: PaintStyle,
    cell: tile_picture.Cell = (0, 0),
    variant: int = 0,
) -> QPixmap:
    """Return a tile as a piece: rounded, with a rim, a little wider than `size` for it."""
    rim = size / 64
    with blank(size + 2 * rim, size + 2 * rim, style) as (pixmap, painter):
        box = QRectF(rim, rim, size, size)
        rounded = QPainterPath()
        rounded.addRoundedRect(box, size * 0.055, size * 0.055)
        picture = tile_picture.tile_pixmap(kind, rotation, variant, size, style, cell)
        painter.setClipPath(rounded)
        painter.drawPixmap(box.topLeft(), picture)
        painter.setClipping(False)
        painter.drawPixmap(
            QPointF(0, 0),
            sprite_files.pixmap(f"{tile_picture.FOLDER}/tiles/rim", size + 2 * rim, style.dpr),
        )
    return pixmap


def ghost(what: str, size: float, style: PaintStyle) -> QPixmap:
    """Return a tile on trial."""
    return faint(tile(what, size, style), GHOST, style)


def bridge_ghost(axis: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a possible bridge."""
    return faint(
        sprite_files.pixmap(tile_shapes.bridge_art(axis), width, style.dpr), GHOST_BRIDGE, style
    )


def bridge_chosen(axis: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a bridge to be built with the tile, in amber light."""
    picture = sprite_files.pixmap(tile_shapes.bridge_art(axis), width, style.dpr)
    size = picture.deviceIndependentSize()
    with blank(size.width(), size.height(), style) as (pixmap, painter):
        glow = QRectF(0, 0, size.width(), size.height())
        across = min(glow.width(), glow.height()) * 0.48
        if axis == "ew":
            glow.translate(0, -0.1 * glow.height())
            glow.adjust(0, (glow.height() - across) / 2, 0, -(glow.height() - across) / 2)
        else:
            glow.adjust((glow.width() - across) / 2, 0, -(glow.width() - across) / 2, 0)
        painter.setPen(QPen(QColor(style.palette.glow), max(1.5, 2.4 * style.u)))
        painter.setBrush(translucent(style.palette.glow_core, 0.6))
        painter.drawRoundedRect(glow.adjusted(2, 2, -2, -2), 6 * style.u, 6 * style.u)
        painter.drawPixmap(QPointF(0, 0), picture)
    return pixmap


def castle(whose: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a castle; while its lord waits, he is at its gate."""
    picture = sprite_files.pixmap(
        tile_shapes.castle_art(whose, style.seat_styles), width, style.dpr
    )
    unit = width / CASTLE_UNIT
    if whose == tile_shapes.DONE or 256 * unit < tile_picture.FAR:
        return picture
    size = picture.deviceIndependentSize()
    lord = sprite_files.pixmap(
        tile_shapes.follower_art("knight", int(whose), style.seat_styles),
        STANDING.width() * 256 * LORD * unit,
        style.dpr,
    )
    with blank(size.width(), size.height(), style) as (pixmap, painter):
        painter.drawPixmap(QPointF(0, 0), picture)
        stands = lord.deviceIndependentSize()
        at = QPointF((size.width() - stands.width()) / 2, size.height() - stands.height())
        painter.drawPixmap(at, lord)
    return pixmap


def tower(_: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the tower over a joint of walls."""
    return sprite_files.pixmap(f"{tile_picture.FOLDER}/walls/corner", width, style.dpr)


def sign(name: str, size: float, style: PaintStyle) -> QPixmap:
    """Return the sign for a tile that does not fit yet: it needs a turn, or a bridge."""
    return sprite_files.tinted(
        tile_shapes.sign_art(name), style.palette.glow, max(12.0, size * SIGN[name]), style.dpr
    )


def round_key(way: str, size: float, style: PaintStyle) -> QPixmap:
    """Return a button that turns the ghost, to the left or to the right."""
    with blank(size, size + 2, style) as (pixmap, painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(style.palette.shadow, 0.25))
        painter.drawEllipse(QRectF(0, 2, size, size))
        painter.setBrush(QColor(style.palette.raised))
        painter.setPen(QPen(QColor(style.palette.line2), 1.2))
        painter.drawEllipse(QRectF(0.6, 0.6, size - 1.2, size - 1.2))
        arrow = sprite_files.tinted(
            tile_shapes.sign_art("turn"), style.palette.text, size * 0.6, style.dpr
        )
        painter.translate(size / 2, size / 2)
        if way == "right":
            painter.scale(-1, 1)
        across = arrow.deviceIndependentSize().width()
        painter.drawPixmap(QPointF(-across / 2, -across / 2), arrow)
    return pixmap


def dots(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the four rotations as dots, "1:02": the current one is filled, those that fit have a
    ring."""
    shown, _, fit = what.partition(":")
    palette, u = style.palette, width / 60
    with blank(width, 15 * u, style) as (pixmap, painter):
        painter.setPen(QPen(QColor(palette.line2), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, 15 * u - 1), 7.5 * u, 7.5 * u)
        for number, rotation in enumerate("0123"):
            fits = rotation in fit
            painter.setPen(QPen(QColor(palette.glow if fits else palette.line), 1.6 * u))
            inside = palette.raised if fits else palette.well
            painter.setBrush(QColor(palette.glow if rotation == shown else inside))
            painter.drawEllipse(QPointF((9 + 14 * number) * u, 7.5 * u), 4.2 * u, 4.2 * u)
    return pixmap


def post(what: str, size: float, style: PaintStyle) -> QPixmap:
    """Return a place for a follower, "knight:0:1:chosen": its role, its seat, and its key."""
    role, seat, key, state = what.split(":")
    palette, chosen = style.palette, state == "chosen"
    middle, u = QPointF(size / 2, size / 2), size / 46
    with blank(size, size, style) as (pixmap, painter):
        radius = 19 * u
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(palette.shadow, 0.3))
        painter.drawEllipse(middle + QPointF(0, 2 * u), radius + u, radius + u)
        painter.setBrush(translucent(palette.raised, 0.94))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for out, wide, colour in _post_rings(chosen, style):
            painter.setPen(QPen(colour, wide * u))
            painter.drawEllipse(middle, radius + out * u, radius + out * u)
        figure = sprite_files.pixmap(
            tile_shapes.follower_art(role, int(seat), style.seat_styles), 42 * u, style.dpr
        )
        box = figure.deviceIndependentSize()
        painter.setOpacity(1.0 if chosen else 0.85)
        lift = 0.09 if role != "farmer" else 0.03
        at = middle - QPointF(box.width() / 2, box.height() * (0.5 - lift + 0.06))
        painter.drawPixmap(at, figure)
        painter.setOpacity(1)
        if key:
            _draw_key(painter, key, QRectF(size - 16 * u, 0, 16 * u, 16 * u), style)
    return pixmap


def _post_rings(chosen: bool, style: PaintStyle) -> list[tuple[float, float, QColor]]:
    """Return the distance outside the place, the width and the colour of each ring."""
    palette = style.palette
    if chosen:
        return [
            (2.5, 5, translucent(palette.glow, 0.35)),
            (0.5, 4, QColor(palette.glow)),
            (-2, 1.8, QColor(LIGHT.hover)),
        ]
    return [(0, 3.4, QColor(palette.glow)), (-1, 1.4, QColor(palette.glow_core))]


def _draw_key(painter: QPainter, key: str, box: QRectF, style: PaintStyle) -> None:
    corner = box.width() * 0.24
    painter.setPen(QPen(QColor(style.palette.line2), 1))
    painter.setBrush(QColor(style.palette.panel))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    painter.setFont(fonts.number_font(box.width() * 0.68))
    painter.setPen(QColor(style.palette.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)


def seal(what: str, size: float, style: PaintStyle) -> QPixmap:
    """Return the value of a city for a seat with a field beside it, "0:3": the seat and the
    points."""
    seat, _, points = what.partition(":")
    colour = style.seat_styles.colours[int(seat)]
    middle = QPointF(size / 2, size / 2)
    with blank(size, size, style) as (pixmap, painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(translucent(style.palette.shadow, 0.3))
        painter.drawEllipse(middle + QPointF(0, size * 0.05), size * 0.45, size * 0.45)
        painter.setBrush(QColor(style.seat_styles.hue(int(seat))))
        edge = IVORY if MARK_ON[colour] == IVORY else darker(style.seat_styles.hue(int(seat)), 0.5)
        painter.setPen(QPen(QColor(edge), size * 0.09))
        painter.drawEllipse(middle, size * 0.42, size * 0.42)
        room = QSizeF(size * 0.7, size * 0.5)
        painter.setFont(grown(fonts.number_font(size * 0.44), f"+{points}", room, style.text))
        painter.setPen(QColor(MARK_ON[colour]))
        painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, f"+{points}")
    return pixmap


def faint(picture: QPixmap, opacity: float, style: PaintStyle) -> QPixmap:
    """Return the same picture, transparent."""
    size = picture.deviceIndependentSize()
    with blank(size.width(), size.height(), style) as (pixmap, painter):
        painter.setOpacity(opacity)
        painter.drawPixmap(QPointF(0, 0), picture)
    return pixmap


@contextmanager
def blank(width: float, height: float, style: PaintStyle) -> Iterator[tuple[QPixmap, QPainter]]:
    """Yield an empty picture of that size in logical pixels, and a painter on it."""
    pixmap = transparent_pixmap(
        QSize(max(1, round(width * style.dpr)), max(1, round(height * style.dpr))), style.dpr
    )
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    yield pixmap, painter
    painter.end()


def _follower(role: str, seat: str, style: PaintStyle, far: bool) -> str:
    return tile_shapes.follower_art(role, int(seat), style.seat_styles, far)


PAINTED: Mapping[str, Callable[[str, float, PaintStyle], QPixmap]] = {
    "tile": tile,
    "ghost": ghost,
    "tower": tower,
    "castle": castle,
    "bridge-ghost": bridge_ghost,
    "bridge-chosen": bridge_chosen,
    "sign": sign,
    "round-key": round_key,
    "dots": dots,
    "post": post,
    "seal": seal,
}
"""The painter of each kind of sprite that is more than one picture."""

SPRITES: Mapping[str, Callable[[str, PaintStyle, bool], str]] = {
    "bridge": lambda axis, style, far: tile_shapes.bridge_art(axis),
    "bust": lambda whose, style, far: tile_shapes.bust_art(whose, style.seat_styles, style.theme),
    **{role: partial(_follower, role) for role in tile_shapes.FOLLOWERS},
}
"""The art of each kind of sprite that is one picture; `small` chooses the form for far sight."""


# The rim of the map and the crosses on the table around it are small pictures on the plane of the
# map: they are cheaper to move than long lines. Both are placed at the cell "0,0", from which the
# positions of all other cells follow.


RIM, CROSSES = "rim", "crosses"
AROUND = 3
"""How many cells round the tiles have crosses at their corners."""
SHADOW = 15.0, 12.5, 10.0, 8.0, 6.0
INK_WIDE, PALE_WIDE = 4.4, 1.6
"""The widths of the lines; half of each line is under the tiles."""


def rim_sprite(cells: Iterable[str]) -> Sprite:
    """Return the edge of the map with these cells."""
    return Sprite("scatter", f"{RIM}:{';'.join(cells)}")


def crosses_sprite(cells: Iterable[str]) -> Sprite:
    """Return the crosses round the tiles of these cells."""
    xs, ys = zip(*map(tile_picture.cell_of, cells), strict=True)
    ends = min(xs), min(ys), max(xs), max(ys)
    return Sprite("scatter", f"{CROSSES}:{';'.join(map(str, ends))}")


def scattered(sprite: Sprite, place: SlotPlace, style: PaintStyle) -> Scattered:
    """Return the pictures of one of these sprites, and their positions."""
    what, _, text = sprite.what.partition(":")
    unit, origin = place.rect.width(), place.rect.topLeft()
    if what == CROSSES:
        return _crosses([int(end) for end in text.split(";")], unit, origin, style)
    return _rim({tile_picture.cell_of(cell) for cell in text.split(";")}, unit, origin, style)


def _rim(
    cells: set[tile_picture.Cell], unit: float, origin: QPointF, style: PaintStyle
) -> Scattered:
    """Return a strip along every stretch without a tile beyond it; half of each is under the
    tiles."""
    found = []
    for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        edges = sorted((y, x) if dy else (x, y) for x, y in cells if (x + dx, y + dy) not in cells)
        for line, first, last in _stretches(edges):
            across, along = line + max(0, dx + dy), (first + last + 1) / 2
            middle = QPointF(along, across) if dy else QPointF(across, along)
            long = (last + 1 - first) * unit
            strip = _strip(long, 0, style) if dy else _strip(0, long, style)
            found.append((strip, origin + middle * unit))
    return found


def _stretches(edges: Iterable[tile_picture.Cell]) -> list[tuple[int, int, int]]:
    """Return edges joined to stretches: the line, its start and its end."""
    found: list[tuple[int, int, int]] = []
    for line, at in edges:
        if found and found[-1][0] == line and found[-1][2] == at - 1:
            found[-1] = line, found[-1][1], at
        else:
            found.append((line, at, at))
    return found


def _strip(wide: float, high: float, style: PaintStyle) -> QPixmap:
    """Return the rim along a stretch, horizontal or vertical."""
    key = "carcassonne/rim", wide, high, style.theme, style.dpr
    return sprite_files.cached_picture(key, partial(_draw_strip, wide, high, style))


def _draw_strip(wide: float, high: float, style: PaintStyle) -> QPixmap:
    pixmap, painter = _canvas(wide + SHADOW[0], high + SHADOW[0], style)
    land = land_of(style.palette)
    shade = translucent(style.palette.shadow, land.shadow / 255 * 0.75)
    lines = [(shade, across) for across in SHADOW]
    lines += [(QColor(INK), INK_WIDE), (QColor(land.rim), PALE_WIDE)]
    for colour, across in lines:
        painter.fillRect(
            QRectF(-(wide + across) / 2, -(high + across) / 2, wide + across, high + across), colour
        )
    painter.end()
    return pixmap


def _crosses(ends: list[int], unit: float, origin: QPointF, style: PaintStyle) -> Scattered:
    """Return a strip of crosses for each row."""
    left, top, right, bottom = ends
    left, right = left - AROUND, right + AROUND + 1
    row = _row(right - left, unit, style)
    middle = (left + right) / 2
    return [
        (row, origin + QPointF(middle, y) * unit) for y in range(top - AROUND, bottom + AROUND + 2)
    ]


def _row(cells: int, unit: float, style: PaintStyle) -> QPixmap:
    key = "carcassonne/crosses", cells, unit, style.theme, style.dpr
    return sprite_files.cached_picture(key, partial(_draw_row, cells, unit, style))


def _draw_row(cells: int, unit: float, style: PaintStyle) -> QPixmap:
    """Return the crosses at the ends of that number of cells in a row."""
    arm = max(2.5, unit * 0.05)
    pixmap, painter = _canvas(cells * unit + 2 * arm + 2, 2 * arm + 2, style)
    line = translucent(style.palette.line2, 0.34)
    for number in range(cells + 1):
        x = (number - cells / 2) * unit
        painter.fillRect(QRectF(x - arm, -0.5, 2 * arm, 1), line)
        painter.fillRect(QRectF(x - 0.5, -arm, 1, 2 * arm), line)
    painter.end()
    return pixmap


def _canvas(wide: float, high: float, style: PaintStyle) -> tuple[QPixmap, QPainter]:
    """Return an empty picture, an even number of pixels each way, and a painter whose origin is its
    middle."""
    size = [2 * math.ceil(length * style.dpr / 2) for length in (wide, high)]
    pixmap = transparent_pixmap(QSize(*size), style.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    painter.translate(size[0] / 2 / style.dpr, size[1] / 2 / style.dpr)
    return pixmap, painter
