"""A region as a row of small hexes, coloured in where it is marked: one picture, painted once for
each look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.widgets.games.dice.thumbnail.small_duchy import draw_cell
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.drawn_label import DrawnLabel
from burgundy_qt.widgets.look.palette import Palette
from burgundy_qt.widgets.pieces.hexes import HALF

RADIUS, STEP = 11.0, 19.2
"""Of a hex, and from the middle of one to the next."""


class RegionRow(DrawnLabel):
    """`marked` of `cells` spaces of a colour."""

    def __init__(self, colour: str, marked: int, cells: int) -> None:
        super().__init__()
        self.colour, self.marked, self.cells = colour, marked, cells
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        scale = min(1.25, max(1.0, theme.scale())) * self.devicePixelRatioF()
        picture = region_row(self.colour, self.marked, self.cells, theme.current(), scale)
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self.setPixmap(picture)


def region_row(colour: str, marked: int, cells: int, palette: Palette, scale: float) -> QPixmap:
    """The picture in pixels: marked spaces first, then pale ones, each with the mark of its
    colour."""
    radius, step = RADIUS * scale, STEP * scale
    wide, high = step * (cells - 1) + 2 * HALF * radius + 2, 2 * radius + 2
    picture = QPixmap(round(wide), round(high))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(art.SMOOTH)
    for at in range(cells):
        middle = QPointF(1 + HALF * radius + at * step, 1 + radius)
        draw_cell(painter, colour, middle, radius, palette, at >= marked)
    painter.end()
    return picture
