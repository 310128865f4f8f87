"""The ground of the bench: boxes for marble and workers, storage spaces, the rows of the bonus
tiles."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from burgundy_qt.widgets.games.tuscany.layout.bench import BenchLayout
from burgundy_qt.widgets.games.tuscany.look.sprites import FOLDER, bonus_art
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    scene_canvas,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts

HEADINGS = {
    "storage": later("Tuscany table", "Storage"),
    "stacks": later("Tuscany table", "Stacks"),
    "bonus": later("Tuscany table", "Bonus tiles"),
}
PURSES = {
    "marble": (f"{FOLDER}/pieces/marble", later("Tuscany table", "marble")),
    "workers": ("pieces/worker", later("Tuscany table", "workers")),
}
"""By what is in it the picture of a box and its word."""
NOT_OWNED = 0.42


def bench_ground(laid: BenchLayout, look: PaintStyle) -> Ground:
    """The bench without what lies on it."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u, lift=3)
    for kind, purse in laid.purses.items():
        name, caption = PURSES[kind]
        draw_card(painter, purse.rect, look, 9 * u, palette.raised, palette.line2, lift=2)
        draw_sprite(painter, name, purse.piece, look)
        words = tr("Tuscany table", caption)
        draw_text(
            painter,
            look,
            purse.words,
            words,
            fonts.text_font(10.5 * u, 500),
            palette.text2,
            "middle",
        )
    for heading, at in laid.headings.items():
        words = tr("Tuscany table", HEADINGS[heading])
        draw_text(painter, look, at, words, fonts.text_font(11.5 * u, 600), palette.text2, "middle")
    for kind, row in laid.rows.items():
        draw_card(painter, row, look, 8 * u, palette.panel2, palette.line, lift=0)
        tile = laid.tiles[kind]
        painter.setOpacity(NOT_OWNED)
        draw_sprite(painter, bonus_art(kind), tile, look)
        painter.setOpacity(1)
    paint_free_places(painter, laid.places, look)
    painter.end()
    return pixmap, corner


def paint_free_places(painter: QPainter, places: dict[Slot, SlotPlace], look: PaintStyle) -> None:
    """The storage spaces and stacks where nothing lies."""
    for spot, place in places.items():
        if not place.shown:
            continue
        if spot.kind == "store" and not place.small:
            name = f"{FOLDER}/cells/storage-{look.theme}"
            draw_sprite(painter, name, place.rect.adjusted(2, 2, -2, -2), look)
        elif spot.kind in ("stack", "store"):
            _paint_empty(painter, spot, place, look)


def _paint_empty(painter: QPainter, spot: Slot, place: SlotPlace, look: PaintStyle) -> None:
    palette = look.palette
    pen = QPen(QColor(palette.line2), 1.2 * look.u)
    pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.setBrush(QColor(palette.well))
    painter.drawPath(place.hexagon(0.93, 0.1))
    if spot.kind == "stack" and place.rect.height() > 20 * look.u:
        number = PHASES[int(spot.at or 0)]
        font = fonts.heading_font(11 * look.u)
        draw_text(painter, look, place.rect, number, font, palette.text3, "middle")
