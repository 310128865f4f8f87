"""A duchy as it is printed: its spaces on their mat, the seams of its boards, the lines round its
regions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board.printed import regions_of, spaces_of
from burgundy_qt.widgets.games.tuscany.layout.duchy import MINI_BELOW
from burgundy_qt.widgets.games.tuscany.look.colours import ground_of
from burgundy_qt.widgets.games.tuscany.look.lattice import (
    CELL,
    RIM,
    Lattice,
    outline,
    seams,
)
from burgundy_qt.widgets.games.tuscany.look.sprites import cell_art
from burgundy_qt.widgets.sprites.brush import paint_pixmap, scene_canvas
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.theme import sprite_files

EDGE = 1.185
"""The mat within its edge, in radii of a space."""


def paint_duchy(
    painter: QPainter, centre: QPointF, lattice: Lattice, land: Duchy, look: PaintStyle
) -> None:
    """The printed spaces of a duchy on their mat."""
    mat = _mat(lattice, land, look)
    box = QRectF(QPointF(), mat.deviceIndependentSize())
    box.moveCenter(centre)
    paint_pixmap(painter, mat, box, look)
    for space in spaces_of(land).values():
        picture = _cell(space.colour, lattice, look)
        paint_pixmap(painter, picture, lattice.box(space, land, centre), look)
    _paint_seams(painter, centre, lattice, land, look)


def duchy_pictures(lattice: Lattice, land: Duchy, look: PaintStyle) -> Iterator[QPixmap]:
    """The pictures that `paint_duchy` puts together, one by one; it finds them ready afterwards."""
    yield _mat(lattice, land, look)
    for space in spaces_of(land).values():
        yield _cell(space.colour, lattice, look)


def _cell(colour: str, lattice: Lattice, look: PaintStyle) -> QPixmap:
    name = cell_art(colour, look.theme, lattice.radius < MINI_BELOW)
    return sprite_files.pixmap(name, 2 * CELL * lattice.radius, look.dpr)


@lru_cache(maxsize=12)
def _mat(lattice: Lattice, land: Duchy, look: PaintStyle) -> QPixmap:
    ground, radius = ground_of(look.palette), lattice.radius
    room = lattice.rect(land, QPointF(), RIM + 0.25)
    pixmap, painter, _ = scene_canvas(room, look)
    painter.setPen(Qt.PenStyle.NoPen)
    middles = list(lattice.middles(land, QPointF()).values())
    rim = outline(middles, radius, RIM)
    for step in (3, 2, 1):
        shade = rim.translated(0, (0.03 + 0.03 * step) * radius)
        painter.fillPath(shade, translucent(look.palette.shadow, 0.07))
    painter.fillPath(rim, QColor(ground.mat_edge))
    painter.fillPath(outline(middles, radius, EDGE), QColor(ground.mat))
    painter.end()
    return pixmap


def _paint_seams(
    painter: QPainter, centre: QPointF, lattice: Lattice, duchy: Duchy, look: PaintStyle
) -> None:
    """Where two boards meet a stitched line, under the tiles."""
    wide = max(1.4, lattice.radius * 0.05)
    pen = QPen(translucent(ground_of(look.palette).seam, 0.9), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([lattice.radius * 0.16 / wide, lattice.radius * 0.12 / wide])
    painter.setPen(pen)
    for start, end in seams(duchy, lattice, centre):
        painter.drawLine(start, end)


def region_lines(lattice: Lattice, duchy: Duchy, centre: QPointF) -> Iterator[QPainterPath]:
    """The outline of every region of two and more spaces."""
    middles = lattice.middles(duchy, centre)
    for region in regions_of(duchy):
        if len(region) > 1:
            yield outline([middles[cell] for cell in region], lattice.radius, 0.985, 0.08)


def paint_regions(
    painter: QPainter,
    centre: QPointF,
    lattice: Lattice,
    duchy: Duchy,
    look: PaintStyle,
    strength: float = 1.0,
) -> None:
    """A line round every region of two and more spaces, thick where one chooses among duchies."""
    ground = ground_of(look.palette)
    wide = max(1.0, 0.062 * lattice.radius * strength)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for path in region_lines(lattice, duchy, centre):
        for colour, width in (
            (translucent(look.palette.shadow, 0.55), 1.9 * wide),
            (QColor(ground.region), wide),
        ):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
