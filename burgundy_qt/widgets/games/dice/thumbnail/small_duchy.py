"""A whole duchy as a small picture: its colours, and which spaces are marked; drawn once for each
size."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.rules.dice.components.printed import cells_of
from burgundy_qt.widgets.games.dice.look.colours import CELL, DIE
from burgundy_qt.widgets.games.dice.look.duchy import HIGH, WIDE, Grid, mat
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import INK, IVORY, Palette, mix
from burgundy_qt.widgets.pieces import hexes

RIM, AIR = 1.2, 0.34
"""The mat under the cells in their radii, and what is left free round it."""
BARE = 0.55
"""How far a space that is not marked is from its colour to the mat, where some are."""
GLYPHS_FROM = 9.0
"""From which radius on spaces show the mark of their colour."""
GLYPH = 1.05
DARK = "monastery", "castle"
"""Colours on which a mark has to be light."""


def duchy_pixmap(
    letter: str,
    palette: Palette,
    width: float,
    dpr: float,
    marked: Container[str] | None = None,
) -> QPixmap:
    """The duchy of a sheet, at most `width` logical pixels wide. Those not `marked` are paler than
    the others, where it is told which are."""
    scale = max(1.0, dpr)
    grid = Grid.of(width * scale / (WIDE + 2 * AIR))
    wide, high = round(width * scale), round(width * scale * picture_height(1.0))
    picture = QPixmap(wide, high)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(art.SMOOTH)
    middle = QPointF(wide // 2, high // 2)
    draw_mat(painter, grid, middle, palette)
    for cell, printed in cells_of(letter).items():
        at = middle + grid.offset(cell)
        draw_cell(painter, printed.colour, at, grid.radius, palette, is_bare(cell, marked))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture


def picture_height(width: float) -> float:
    """How high a picture of that width is."""
    return width * (HIGH + 2 * AIR) / (WIDE + 2 * AIR)


def is_bare(cell: str, marked: Container[str] | None) -> bool | None:
    """Whether a space is not marked; None where it is not told which are."""
    return None if marked is None else cell not in marked


def draw_mat(painter: QPainter, grid: Grid, middle: QPointF, palette: Palette) -> None:
    """What lies under the cells."""
    painter.setPen(QPen(QColor(palette.line2), max(1.0, grid.radius * 0.1)))
    painter.setBrush(QColor(palette.map2))
    painter.drawPath(ground(grid).translated(middle))


@lru_cache(maxsize=8)
def ground(grid: Grid) -> QPainterPath:
    """The outline of the mat, the same for every sheet."""
    return mat(grid, RIM)


def draw_cell(
    painter: QPainter,
    colour: str,
    at: QPointF,
    radius: float,
    palette: Palette,
    bare: bool | None,
) -> None:
    """One space about its middle."""
    full = DIE[colour]
    ground = mix(CELL["light"][colour], IVORY, BARE) if bare else full
    if bare and palette.is_dark:
        ground = mix(CELL["dark"][colour], INK, BARE)
    painter.setPen(QPen(QColor(mix(ground, INK, 0.5)), max(0.8, radius * 0.07)))
    painter.setBrush(QColor(ground))
    painter.drawPath(hexes.outline(at, radius * 0.97, radius * 0.1))
    if radius >= GLYPHS_FROM:
        is_light = (palette.is_dark and bool(bare)) or (not bare and colour in DARK)
        ink = mix(ground, IVORY if is_light else INK, 0.7)
        size = radius * GLYPH
        glyph = art.tinted(f"dice-game/glyphs/{colour}", ink, size)
        painter.drawPixmap(at - QPointF(size / 2, size / 2), glyph)
