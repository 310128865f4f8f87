"""The ground of a seat's card beside the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen

from burgundy_qt.widgets.games.carcassonne.grounds.hand import TOKENS
from burgundy_qt.widgets.games.carcassonne.layout.others import SeatLayout
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    paint_pixmap,
    scene_canvas,
    shield_pixmap,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts, sprite_files


def seat_ground(laid: SeatLayout, name: str, look: PaintStyle) -> Ground:
    """The card of a seat without what changes."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u, lift=3)
    draw_sprite(painter, look.seating.crest(laid.seat, laid.crest.width()), laid.crest, look)
    draw_text(painter, look, laid.name, name, fonts.heading_font(17 * u), palette.text)
    paint_pixmap(painter, shield_pixmap(laid.shield.width(), look.dpr), laid.shield, look)
    if not laid.bar.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(laid.bar, laid.bar.height() / 2, laid.bar.height() / 2)
    for kind, place in laid.tokens.items():
        draw_sprite(painter, TOKENS[kind][0], place, look)
    if laid.signs:
        painter.setPen(QPen(QColor(palette.line), 1))
        left, right = laid.rect.x() + 12 * u, laid.rect.right() - 12 * u
        painter.drawLine(QPointF(left, laid.line), QPointF(right, laid.line))
    for kind, place in laid.signs.items():
        sign = sprite_files.tinted(
            f"carcassonne/signs/{kind}", palette.text2, place.width(), look.dpr
        )
        paint_pixmap(painter, sign, place, look)
    painter.end()
    return pixmap, corner
