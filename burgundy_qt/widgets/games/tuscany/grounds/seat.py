"""The grounds of the seats: the large card with its view, and the small cards of the others."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.widgets.games.tuscany.grounds.bench import PURSES, paint_free_places
from burgundy_qt.widgets.games.tuscany.grounds.mat import paint_duchy, paint_regions
from burgundy_qt.widgets.games.tuscany.layout.large import LargeLayout
from burgundy_qt.widgets.games.tuscany.layout.others import SeatLayout
from burgundy_qt.widgets.games.tuscany.look.sprites import FOLDER, points_art
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    fitting,
    scene_canvas,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import mix

FINE = 0.45
"""How strong the line round a region is while one plays."""
SUN = f"{FOLDER}/pieces/sun"
SHIELD = 0.84
"""How much of its box a shield of points fills."""


def large_ground(
    laid: LargeLayout,
    seat: int,
    name: str,
    is_first: bool,
    chips: tuple[SeatLayout, ...],
    look: PaintStyle,
) -> Ground:
    """The large card: the far view with the printed duchy, the rows below it, crest and name."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u, lift=3)
    paint_rows(painter, laid, look)
    draw_sprite(painter, look.seating.crest(seat, laid.crest.width()), laid.crest, look)
    draw_text(painter, look, laid.name, name, fonts.heading_font(21 * u), palette.text)
    if is_first:
        _paint_sun_behind(painter, laid.name, name, 21 * u, look)
    _paint_shields(painter, laid.shields, look)
    paint_duchy(painter, laid.centre, laid.lattice, laid.land, look)
    paint_regions(painter, laid.centre, laid.lattice, laid.land, look, FINE)
    for chip in chips:
        _paint_chip(painter, chip, look)
    painter.end()
    return pixmap, corner


def _paint_chip(painter: QPainter, chip: SeatLayout, look: PaintStyle) -> None:
    """Another seat in the head, where there is no column for its card."""
    rect, palette = chip.rect, look.palette
    draw_card(painter, rect, look, rect.height() / 2, palette.raised, palette.line2, lift=2)
    draw_sprite(painter, look.seating.crest(chip.seat, chip.crest.width()), chip.crest, look)
    _paint_shields(painter, chip.shields, look)


def paint_rows(painter: QPainter, laid: LargeLayout, look: PaintStyle) -> None:
    """Behind the duchy the far view of the land, below it the rows of bonuses, hand and prompt."""
    palette, u = look.palette, laid.u
    path = QPainterPath()
    path.addRoundedRect(laid.rect.adjusted(1, 1, -1, -1), 12 * u, 12 * u)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(laid.view.topLeft(), far_view(laid, look))
    for rect, colour in (
        (laid.hand.rect, mix(palette.panel, palette.well, 0.55)),
        (laid.prompt, palette.panel2),
    ):
        painter.fillRect(rect, QColor(colour))
    painter.setPen(QPen(QColor(palette.line), 1))
    for y in (laid.view.bottom(), laid.hand.rect.y(), laid.prompt.y()):
        painter.drawLine(QPointF(laid.rect.x(), y), QPointF(laid.rect.right(), y))
    painter.restore()


def far_view(laid: LargeLayout, look: PaintStyle) -> QPixmap:
    """The land behind the duchy."""
    name = f"tuscany-{look.theme}"
    return sprite_files.background_pixmap(name, laid.view.width(), laid.view.height(), look.dpr)


def _paint_sun_behind(
    painter: QPainter, box: QRectF, name: str, size: float, look: PaintStyle
) -> None:
    """The sun of who began, behind the name."""
    font = fitting(fonts.heading_font(size), name, box, look.text)
    wide = min(QFontMetricsF(font).horizontalAdvance(name), box.width() - size)
    sun = QRectF(box.x() + wide + 0.25 * size, box.center().y() - size / 2, size, size)
    draw_sprite(painter, SUN, sun, look)


def _paint_shields(painter: QPainter, shields: dict[str, QRectF], look: PaintStyle) -> None:
    for track, box in shields.items():
        wide = box.width() * SHIELD
        place = QRectF(box.center().x() - wide / 2, box.y(), wide, box.height())
        draw_sprite(painter, points_art(track), place, look)


def seat_ground(laid: SeatLayout, name: str, is_first: bool, look: PaintStyle) -> Ground:
    """The card of another seat."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u = laid.u
    draw_card(painter, laid.rect, look, 12 * u, lift=3)
    draw_sprite(painter, look.seating.crest(laid.seat, laid.crest.width()), laid.crest, look)
    draw_text(painter, look, laid.name, name, fonts.heading_font(16 * u), look.palette.text)
    if is_first:
        size = 16 * u
        draw_sprite(
            painter, SUN, QRectF(laid.crest.x() - 5 * u, laid.crest.y() - 3 * u, size, size), look
        )
    _paint_shields(painter, laid.shields, look)
    for kind, place in laid.purses.items():
        draw_sprite(painter, PURSES[kind][0], place, look)
    paint_free_places(painter, laid.places, look)
    if laid.land is not None:
        paint_duchy(painter, laid.centre, laid.lattice, laid.land, look)
    painter.end()
    return pixmap, corner
