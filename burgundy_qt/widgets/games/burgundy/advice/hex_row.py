"""A region as a row of small hexes, filled where it is covered: one picture, painted once for each
look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import INK, IVORY, TILE, Palette, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

RADIUS = 11.0
STEP = 17.0  # from the middle of a hex to the next
DARK_TILES = "castle", "ship"


class HexRow(DrawnLabel):
    """`covered` of `cells` spaces of a colour."""

    def __init__(self, colour: str, covered: int, cells: int) -> None:
        super().__init__()
        self.colour, self.covered, self.cells = colour, covered, cells
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        scale = min(1.25, max(1.0, theme.scale()))
        self.setPixmap(
            hex_row(
                self.colour,
                self.covered,
                self.cells,
                theme.current(),
                scale,
                self.devicePixelRatioF(),
            )
        )


def hex_row(
    colour: str, covered: int, cells: int, palette: Palette, scale: float, dpr: float
) -> QPixmap:
    """The picture: full hexes first, then dashed empty ones, each with the mark of its colour."""
    wide, high = (
        (STEP * (cells - 1) + 2 * places.HALF * RADIUS + 2) * scale,
        (2 * RADIUS + 2) * scale,
    )
    picture = transparent_pixmap(QSize(round(wide * dpr), round(high * dpr)), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    painter.scale(scale, scale)
    for at in range(cells):
        centre = QPointF(1 + places.HALF * RADIUS + at * STEP, 1 + RADIUS)
        _draw_hex(painter, colour, centre, at < covered, palette, dpr * scale)
    painter.end()
    return picture


def _draw_hex(
    painter: QPainter, colour: str, centre: QPointF, is_full: bool, palette: Palette, dpr: float
) -> None:
    if is_full:
        pen = QPen(QColor(mix(TILE[colour], INK, 0.55)), 1.2)
        painter.setBrush(QColor(TILE[colour]))
        ink = IVORY if colour in DARK_TILES else INK
    else:
        pen = QPen(QColor(palette.line2), 1.1)
        pen.setDashPattern([2.4, 1.8])
        painter.setBrush(QColor(palette.raised))
        ink = mix(palette.text3, palette.raised, 0.25)
    painter.setPen(pen)
    painter.drawPath(places.hex_outline(centre, RADIUS - 0.8, 2))
    size = RADIUS * 0.98
    glyph = sprite_files.tinted(f"glyphs/{colour}", ink, size, dpr)
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.drawPixmap(box, glyph, QRectF(glyph.rect()))
