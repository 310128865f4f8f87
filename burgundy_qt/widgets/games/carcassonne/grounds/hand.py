"""The ground of the hand: the place of the tile, what is left to be set, the pile's words."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPen

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.carcassonne.layout.hand import HandLayout
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    free_place,
    scene_canvas,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts

TOKENS = {
    "bridges": ("carcassonne/pieces/bridge-token", later("Carcassonne table", "Bridges")),
    "castles": ("carcassonne/pieces/castle-token", later("Carcassonne table", "Castles")),
}


def hand_ground(laid: HandLayout, look: PaintStyle) -> Ground:
    """The hand without what changes."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u, lift=3)
    path = QPainterPath()
    under_the_tile = laid.tile.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
    path.addRoundedRect(under_the_tile, 8 * u, 8 * u)
    free_place(painter, path, look)
    painter.setPen(QPen(QColor(palette.line), 1))
    for line in laid.lines:
        left, right = laid.rect.x() + 14 * u, laid.rect.right() - 14 * u
        painter.drawLine(QPointF(left, line), QPointF(right, line))
    small = fonts.text_font(11.5 * u, 600)
    followers = tr("Carcassonne table", "Followers")
    draw_text(painter, look, laid.followers, followers, small, palette.text2, "middle")
    for kind, place in laid.tokens.items():
        name, words = TOKENS[kind]
        draw_sprite(painter, name, place, look)
        said = tr("Carcassonne table", words)
        font = fonts.text_font(11 * u, 500)
        draw_text(painter, look, laid.names[kind], said, font, palette.text2, "middle")
    words = tr("Carcassonne table", "tiles left")
    draw_text(painter, look, laid.pile_words, words, fonts.text_font(11.5 * u, 500), palette.text2)
    painter.end()
    return pixmap, corner
