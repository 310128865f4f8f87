"""The loupe as it is painted: a card with the tile just laid, large."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from burgundy_qt.widgets.games.carcassonne.look.faces import tile_in_hand, tile_told
from burgundy_qt.widgets.sprites.brush import canvas, draw_card
from burgundy_qt.widgets.sprites.paint_style import PaintStyle

MARGIN, HEAD, FOOT, SHADOW = 14, 36, 16, 10
"""Round the tile, in units: at its sides, above and below it, and of the card for its shadow."""


def loupe(what: str, width: float, look: PaintStyle) -> QPixmap:
    """The card of the tile that "L.2@1,2" tells, without the places on it."""
    kind, rotation, variant, cell = tile_told(what)
    u, palette = look.u, look.palette
    size = width - 2 * MARGIN * u
    high = size + (HEAD + FOOT) * u
    pixmap, painter = canvas(QSizeF(width + 2 * SHADOW * u, high + 2 * SHADOW * u), look)
    rect = QRectF(-width / 2, -high / 2, width, high)
    draw_card(painter, rect, look, 12 * u, palette.raised, palette.line2, width=1.4, lift=6)
    picture = tile_in_hand(kind, rotation, size, look, cell or (0, 0), variant)
    across = picture.deviceIndependentSize().width()
    at = QPointF(-across / 2, rect.y() + HEAD * u - (across - size) / 2)
    painter.drawPixmap(at, picture)
    painter.end()
    return pixmap
