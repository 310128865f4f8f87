"""The rim of the map and the crosses on the table around it, as lines on the plane of the map.

The place of both is the cell "0,0": from it comes where every other cell lies."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from burgundy_qt.widgets.games.carcassonne.look.colours import INK, land_of
from burgundy_qt.widgets.games.carcassonne.look.tiles import Cell, cell_of
from burgundy_qt.widgets.pieces.look import Band, Look, veiled
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Face

RIM, CROSSES = "rim", "crosses"
AROUND = 3
"""So many cells round the tiles have crosses at their corners."""
SIDES: tuple[tuple[Cell, Cell, Cell], ...] = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (0, 1), (1, 1)),
    ((-1, 0), (0, 0), (0, 1)),
)
"""Where the neighbour of a cell lies, and the ends of the edge between them."""
SHADOW = 15.0, 12.5, 10.0, 8.0, 6.0
INK_WIDE, PALE_WIDE = 4.4, 1.6
"""Half of each line lies under the tiles."""


def rim_face(cells: Iterable[str]) -> Face:
    """The edge of the map, as its cells make it."""
    return Face("band", f"{RIM}:{';'.join(cells)}")


def crosses_face(cells: Iterable[str]) -> Face:
    """The crosses round the tiles of these cells."""
    xs, ys = zip(*map(cell_of, cells), strict=True)
    ends = min(xs), min(ys), max(xs), max(ys)
    return Face("band", f"{CROSSES}:{';'.join(map(str, ends))}")


def band(face: Face, place: Place, look: Look) -> Band:
    """The lines of one of these faces, and the pens that draw them."""
    what, _, told = face.what.partition(":")
    unit, origin = place.rect.width(), place.rect.topLeft()
    if what == CROSSES:
        return _crosses([int(end) for end in told.split(";")], unit, origin, look)
    return _rim({cell_of(cell) for cell in told.split(";")}, unit, origin, look)


def _rim(cells: set[Cell], unit: float, origin: QPointF, look: Look) -> Band:
    path = QPainterPath()
    for x, y in cells:
        for (dx, dy), start, end in SIDES:
            if (x + dx, y + dy) not in cells:
                path.moveTo(origin + QPointF(x + start[0], y + start[1]) * unit)
                path.lineTo(origin + QPointF(x + end[0], y + end[1]) * unit)
    land = land_of(look.palette)
    shadows = [_pen(veiled(look.palette.shadow, land.shadow / 255 * 0.75), wide) for wide in SHADOW]
    lines = (_pen(QColor(INK), INK_WIDE), _pen(QColor(land.rim), PALE_WIDE))
    return Band(path, (*shadows, *lines))


def _crosses(ends: list[int], unit: float, origin: QPointF, look: Look) -> Band:
    left, top, right, bottom = ends
    arm = max(2.5, unit * 0.05)
    path = QPainterPath()
    for x in range(left - AROUND, right + AROUND + 2):
        for y in range(top - AROUND, bottom + AROUND + 2):
            at = origin + QPointF(x, y) * unit
            path.moveTo(at - QPointF(arm, 0))
            path.lineTo(at + QPointF(arm, 0))
            path.moveTo(at - QPointF(0, arm))
            path.lineTo(at + QPointF(0, arm))
    pen = QPen(veiled(look.palette.line2, 0.34), 1)
    pen.setCosmetic(True)
    return Band(path, (pen,))


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    return pen
