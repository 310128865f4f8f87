"""The grounds of the other seats: a small sheet with its head, or a strip."""

from __future__ import annotations

from burgundy_qt.widgets.games.dice.grounds.paper import paint_duchy, paint_paper
from burgundy_qt.widgets.games.dice.layout.others import SeatLayout
from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.pieces.brush import card, drawn, sheet, sprite, with_shadow, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.shield import shield_pixmap
from burgundy_qt.widgets.scene.game_table import Ground

SMALL_PAD = 0.8, 2, 9
"""Of the pad of a small sheet: its unit, how many sheets are seen below, how high its strip is."""


def seat_ground(laid: SeatLayout, name: str, letter: str, look: Look) -> Ground:
    """The card of another seat."""
    pixmap, painter, corner = sheet(with_shadow(laid.rect, laid.u), look)
    u = laid.u
    card(painter, laid.rect, look, 12 * u, lift=3)
    sprite(painter, look.seating.crest(laid.seat, laid.crest.width()), laid.crest, look)
    word(painter, look, laid.name, name, fonts.heading(16 * u), look.palette.text)
    drawn(painter, shield_pixmap(laid.shield.width(), look.dpr), laid.shield, look)
    if not laid.paper.isEmpty():
        unit, deep, strip = SMALL_PAD
        paint_paper(painter, laid.paper, look, unit * u, deep, strip)
        paint_duchy(painter, letter, laid.centre, laid.grid, look)
    painter.end()
    return pixmap, corner
