"""A region as a row of small hexes, tiles where it is covered: one picture, painted once for each
look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.widgets.games.tuscany.look.sprites import cell_art, tile_art
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import Palette

WIDE = 25.0
"""Of a hex, in units; they stand beside each other."""
SHOWN = {"agriculture": "agriculture-grapes"}
"""The tile that stands for a colour of which there are several."""


class RegionRow(DrawnLabel):
    """`covered` of `cells` spaces of a colour."""

    def __init__(self, colour: str, covered: int, cells: int) -> None:
        super().__init__()
        self.colour, self.covered, self.cells = colour, covered, cells
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        scale = min(1.25, max(1.0, theme.scale())) * self.devicePixelRatioF()
        picture = region_row(self.colour, self.covered, self.cells, theme.current(), scale)
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self.setPixmap(picture)


def region_row(colour: str, covered: int, cells: int, palette: Palette, scale: float) -> QPixmap:
    """The picture in pixels: covered spaces first, then empty ones."""
    wide = round(WIDE * scale)
    tile = sprite_files.pixmap(tile_art(SHOWN.get(colour, colour), int, small=True), wide)
    space = sprite_files.pixmap(
        cell_art(colour, "dark" if palette.is_dark else "light", small=True), wide
    )
    picture = QPixmap(wide * cells, max(tile.height(), space.height()))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for at in range(cells):
        painter.drawPixmap(QPointF(at * wide, 0), tile if at < covered else space)
    painter.end()
    return picture
