"""The ground of the hand: the place of the tile, what is left to be set, the pile's words."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPen

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.carcassonne.layout.hand import HandLayout
from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.pieces.brush import card, free_place, sheet, sprite, with_shadow, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.scene.game_table import Ground

TOKENS = {
    "bridges": ("carcassonne/pieces/bridge-token", later("Carcassonne table", "Bridges")),
    "castles": ("carcassonne/pieces/castle-token", later("Carcassonne table", "Castles")),
}


def hand_ground(laid: HandLayout, look: Look) -> Ground:
    """The hand without what changes."""
    pixmap, painter, corner = sheet(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    card(painter, laid.rect, look, 12 * u, lift=3)
    path = QPainterPath()
    under_the_tile = laid.tile.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
    path.addRoundedRect(under_the_tile, 8 * u, 8 * u)
    free_place(painter, path, look)
    painter.setPen(QPen(QColor(palette.line), 1))
    for line in laid.lines:
        left, right = laid.rect.x() + 14 * u, laid.rect.right() - 14 * u
        painter.drawLine(QPointF(left, line), QPointF(right, line))
    small = fonts.text(11.5 * u, 600)
    followers = tr("Carcassonne table", "Followers")
    word(painter, look, laid.followers, followers, small, palette.text2, "middle")
    for kind, place in laid.tokens.items():
        name, words = TOKENS[kind]
        sprite(painter, name, place, look)
        said = tr("Carcassonne table", words)
        font = fonts.text(11 * u, 500)
        word(painter, look, laid.names[kind], said, font, palette.text2, "middle")
    words = tr("Carcassonne table", "tiles left")
    word(painter, look, laid.pile_words, words, fonts.text(11.5 * u, 500), palette.text2)
    painter.end()
    return pixmap, corner
