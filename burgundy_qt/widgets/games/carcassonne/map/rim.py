"""The rim of the map and the crosses on the table around it, as small pictures on the plane of the
map: they are cheaper to move than long lines.

The place of both is the cell "0,0": from it comes where every other cell lies."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from burgundy_qt.widgets.games.carcassonne.look.colours import INK, land_of
from burgundy_qt.widgets.games.carcassonne.look.tiles import Cell, cell_of
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, Scattered, translucent
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Sprite
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

RIM, CROSSES = "rim", "crosses"
AROUND = 3
"""So many cells round the tiles have crosses at their corners."""
SHADOW = 15.0, 12.5, 10.0, 8.0, 6.0
INK_WIDE, PALE_WIDE = 4.4, 1.6
"""Half of each line lies under the tiles."""


def rim_face(cells: Iterable[str]) -> Sprite:
    """The edge of the map, as its cells make it."""
    return Sprite("scatter", f"{RIM}:{';'.join(cells)}")


def crosses_face(cells: Iterable[str]) -> Sprite:
    """The crosses round the tiles of these cells."""
    xs, ys = zip(*map(cell_of, cells), strict=True)
    ends = min(xs), min(ys), max(xs), max(ys)
    return Sprite("scatter", f"{CROSSES}:{';'.join(map(str, ends))}")


def scattered(face: Sprite, place: SlotPlace, look: PaintStyle) -> Scattered:
    """The pictures of one of these faces, and where they lie."""
    what, _, told = face.what.partition(":")
    unit, origin = place.rect.width(), place.rect.topLeft()
    if what == CROSSES:
        return _crosses([int(end) for end in told.split(";")], unit, origin, look)
    return _rim({cell_of(cell) for cell in told.split(";")}, unit, origin, look)


def _rim(cells: set[Cell], unit: float, origin: QPointF, look: PaintStyle) -> Scattered:
    """A strip along every stretch beyond which no tile lies; half of each lies under the tiles."""
    found = []
    for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        edges = sorted((y, x) if dy else (x, y) for x, y in cells if (x + dx, y + dy) not in cells)
        for line, first, last in _stretches(edges):
            across, along = line + max(0, dx + dy), (first + last + 1) / 2
            middle = QPointF(along, across) if dy else QPointF(across, along)
            long = (last + 1 - first) * unit
            strip = _strip(long, 0, look) if dy else _strip(0, long, look)
            found.append((strip, origin + middle * unit))
    return found


def _stretches(edges: Iterable[Cell]) -> list[tuple[int, int, int]]:
    """Edges as stretches: on which line, from where to where."""
    found: list[tuple[int, int, int]] = []
    for line, at in edges:
        if found and found[-1][0] == line and found[-1][2] == at - 1:
            found[-1] = line, found[-1][1], at
        else:
            found.append((line, at, at))
    return found


def _strip(wide: float, high: float, look: PaintStyle) -> QPixmap:
    """The rim along a stretch, which lies or stands."""
    key = "carcassonne/rim", wide, high, look.theme, look.dpr
    return sprite_files.cached_picture(key, partial(_draw_strip, wide, high, look))


def _draw_strip(wide: float, high: float, look: PaintStyle) -> QPixmap:
    pixmap, painter = _canvas(wide + SHADOW[0], high + SHADOW[0], look)
    land = land_of(look.palette)
    shade = translucent(look.palette.shadow, land.shadow / 255 * 0.75)
    lines = [(shade, across) for across in SHADOW]
    lines += [(QColor(INK), INK_WIDE), (QColor(land.rim), PALE_WIDE)]
    for colour, across in lines:
        painter.fillRect(
            QRectF(-(wide + across) / 2, -(high + across) / 2, wide + across, high + across), colour
        )
    painter.end()
    return pixmap


def _crosses(ends: list[int], unit: float, origin: QPointF, look: PaintStyle) -> Scattered:
    """A strip for each row of them."""
    left, top, right, bottom = ends
    left, right = left - AROUND, right + AROUND + 1
    row = _row(right - left, unit, look)
    middle = (left + right) / 2
    return [
        (row, origin + QPointF(middle, y) * unit) for y in range(top - AROUND, bottom + AROUND + 2)
    ]


def _row(cells: int, unit: float, look: PaintStyle) -> QPixmap:
    key = "carcassonne/crosses", cells, unit, look.theme, look.dpr
    return sprite_files.cached_picture(key, partial(_draw_row, cells, unit, look))


def _draw_row(cells: int, unit: float, look: PaintStyle) -> QPixmap:
    """Crosses at the ends of so many cells in a row."""
    arm = max(2.5, unit * 0.05)
    pixmap, painter = _canvas(cells * unit + 2 * arm + 2, 2 * arm + 2, look)
    line = translucent(look.palette.line2, 0.34)
    for number in range(cells + 1):
        x = (number - cells / 2) * unit
        painter.fillRect(QRectF(x - arm, -0.5, 2 * arm, 1), line)
        painter.fillRect(QRectF(x - 0.5, -arm, 1, 2 * arm), line)
    painter.end()
    return pixmap


def _canvas(wide: float, high: float, look: PaintStyle) -> tuple[QPixmap, QPainter]:
    """An empty picture, an even number of pixels each way, and a painter that counts from its
    middle."""
    size = [2 * math.ceil(length * look.dpr / 2) for length in (wide, high)]
    pixmap = transparent_pixmap(QSize(*size), look.dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    painter.translate(size[0] / 2 / look.dpr, size[1] / 2 / look.dpr)
    return pixmap, painter
