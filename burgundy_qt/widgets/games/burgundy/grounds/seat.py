"""The grounds of the seats: the bench, the large estate with its head and foot, the small cards and
chips."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.burgundy.grounds.mat import paint_estate
from burgundy_qt.widgets.games.burgundy.grounds.solo import paint_rail
from burgundy_qt.widgets.games.burgundy.layout.bench import BenchLayout
from burgundy_qt.widgets.games.burgundy.layout.estate import EstateLayout
from burgundy_qt.widgets.games.burgundy.layout.seat import SeatLayout
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    free_place,
    paint_pixmap,
    scene_canvas,
    shield_pixmap,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.sprites.places import SlotPlace
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts, sprite_files

HEADINGS = {
    "dice": later("Bench", "Dice"),
    "storage": later("Bench", "Storage"),
    "goods": later("Bench", "Goods"),
}


def bench_ground(laid: BenchLayout, look: PaintStyle) -> Ground:
    """The bench: two purses, the places of dice, storage and goods, and the line of what was
    sold."""
    rect = with_shadow(laid.rect, laid.u)
    pixmap, painter, corner = scene_canvas(rect, look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u)
    for purse, piece, caption in (
        (laid.silver, "silverling", tr("Bench", "silver")),
        (laid.workers, "worker", tr("Bench", "workers")),
    ):
        draw_card(painter, purse.rect, look, 9 * u, palette.raised, palette.line2, lift=2)
        draw_sprite(painter, f"pieces/{piece}", purse.piece, look)
        draw_text(
            painter,
            look,
            purse.word,
            caption,
            fonts.text_font(10.5 * u, 500),
            palette.text2,
            "middle",
        )
    for heading, at in laid.headings.items():
        draw_text(
            painter,
            look,
            at,
            tr("Bench", HEADINGS[heading]),
            fonts.text_font(11.5 * u, 600),
            palette.text2,
            "middle",
        )
    paint_free_places(painter, laid.places, look)
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.drawLine(laid.sold.topLeft(), laid.sold.topRight())
    draw_text(
        painter,
        look,
        laid.sold_word,
        tr("Bench", "Sold"),
        fonts.text_font(11.5 * u, 500),
        palette.text2,
    )
    painter.end()
    return pixmap, corner


def estate_ground(
    laid: EstateLayout, seat: int, name: str, estate: str | None, look: PaintStyle
) -> Ground:
    """The large card: crest and name, the printed estate on its mat, the rows of the bonuses and of
    the prompt."""
    rect = with_shadow(laid.rect, laid.u)
    pixmap, painter, corner = scene_canvas(rect, look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u)
    paint_halves(painter, laid, look)
    draw_sprite(painter, look.seating.crest(seat, laid.crest.width()), laid.crest, look)
    draw_text(painter, look, laid.name, name, fonts.heading_font(21 * u), palette.text)
    paint_pixmap(painter, shield_pixmap(laid.shield.width(), look.dpr), laid.shield, look)
    if estate:
        paint_estate(painter, laid.centre, laid.grid, estate, look)
    if laid.rail is not None:
        paint_rail(painter, laid.rail, look)
    else:
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(
            laid.bonuses.topLeft() + QPointF(14 * u, 0),
            laid.bonuses.topRight() - QPointF(14 * u, 0),
        )
    for other, chip in laid.chips.items():
        draw_card(painter, chip, look, chip.height() / 2, palette.raised, palette.line2, lift=2)
        place = QRectF(chip.x() + 5 * u, chip.y() + 4 * u, 24 * u, 24 * u)
        draw_sprite(painter, look.seating.crest(other, place.width()), place, look)
    painter.end()
    return pixmap, corner


def seat_ground(laid: SeatLayout, name: str, estate: str | None, look: PaintStyle) -> Ground:
    """A small card: crest, name, estate, and the places of all belongings."""
    rect = with_shadow(laid.rect, laid.u)
    pixmap, painter, corner = scene_canvas(rect, look)
    u = laid.u
    draw_card(painter, laid.rect, look, 12 * u)
    draw_sprite(painter, look.seating.crest(laid.seat, laid.crest.width()), laid.crest, look)
    draw_text(painter, look, laid.name, name, fonts.heading_font(16 * u), look.palette.text)
    paint_pixmap(painter, shield_pixmap(laid.shield.width(), look.dpr), laid.shield, look)
    draw_sprite(painter, "pieces/silverling", laid.coin, look)
    draw_sprite(painter, "pieces/worker", laid.worker, look)
    paint_free_places(painter, laid.places, look)
    if estate:
        paint_estate(painter, laid.centre, laid.grid, estate, look)
    painter.end()
    return pixmap, corner


def paint_halves(painter: QPainter, laid: EstateLayout, look: PaintStyle) -> None:
    """Behind the estate the far view of the land, below it the part where prompt and buttons
    stand."""
    path = QPainterPath()
    path.addRoundedRect(laid.rect.adjusted(1, 1, -1, -1), 12 * laid.u, 12 * laid.u)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(laid.rect.topLeft(), far_view(laid, look))
    painter.fillRect(laid.prompt, QColor(look.palette.panel2))
    painter.fillRect(
        QRectF(laid.prompt.x(), laid.prompt.y(), laid.prompt.width(), 1), QColor(look.palette.line)
    )
    painter.restore()


def far_view(laid: EstateLayout, look: PaintStyle) -> QPixmap:
    """The land behind the estate."""
    return sprite_files.background_pixmap(
        f"estate-{look.theme}", laid.rect.width(), laid.bonuses.y() - laid.rect.y(), look.dpr
    )


def paint_free_places(painter: QPainter, places: dict[Slot, SlotPlace], look: PaintStyle) -> None:
    """The places where nothing lies yet."""
    for spot, place in places.items():
        if not place.shown or spot.kind not in ("storage", "shared", "goods", "die"):
            continue
        if spot.kind in ("storage", "shared"):
            radius = place.rect.height() / 2
            free_place(
                painter, hexes.hex_outline(place.rect.center(), radius * 0.92, radius * 0.1), look
            )
            continue
        path = QPainterPath()
        round_by = place.rect.width() * (0.18 if spot.kind == "goods" else 0.22)
        path.addRoundedRect(place.rect.adjusted(1, 1, -1, -1), round_by, round_by)
        if spot.kind == "goods":
            free_place(painter, path, look)
        else:
            painter.fillPath(path, translucent(look.palette.well, 0.7))
