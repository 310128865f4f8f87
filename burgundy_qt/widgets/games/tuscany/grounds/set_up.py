"""The grounds of the set-up: the boards with their regions and buttons, what the regions bring, who
is ready, the display."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board.printed import (
    COLOURS,
    REGION_POINTS,
    regions_of,
    spaces_of,
)
from burgundy_qt.widgets.games.tuscany.grounds.market import paint_piazza
from burgundy_qt.widgets.games.tuscany.grounds.mat import paint_duchy, paint_regions
from burgundy_qt.widgets.games.tuscany.grounds.seat import paint_rows
from burgundy_qt.widgets.games.tuscany.layout.others import SeatLayout
from burgundy_qt.widgets.games.tuscany.layout.set_up import BUTTONS, SetUpLayout
from burgundy_qt.widgets.games.tuscany.look.sprites import cell_art, points_art
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    scene_canvas,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import IVORY

PRESSED_BACK = 0.35
"""How strongly a button is drawn that does nothing now."""


def boards_ground(laid: SetUpLayout, seat: int, look: PaintStyle) -> Ground:
    """The large card: the boards, lines round their regions with the points, buttons below them."""
    large, u, palette = laid.card, laid.u, look.palette
    pixmap, painter, corner = scene_canvas(with_shadow(large.rect, u), look)
    draw_card(painter, large.rect, look, 12 * u, lift=3)
    paint_rows(painter, large, look)
    draw_sprite(painter, look.seating.crest(seat, large.crest.width()), large.crest, look)
    title = tr("Tuscany table", "Lay out your duchy")
    draw_text(painter, look, large.name, title, fonts.heading_font(21 * u), palette.text)
    words = tr(
        "Tuscany table",
        "Order, turn and shift the three boards, then choose the start castle. Nobody sees it yet.",
    )
    draw_text(painter, look, large.bonuses, words, fonts.text_font(12.5 * u), palette.text2)
    duchy = large.land
    paint_duchy(painter, large.centre, large.lattice, large.land, look)
    paint_regions(painter, large.centre, large.lattice, duchy, look)
    _paint_worth(painter, laid, look)
    how = tr("Tuscany table", "Drag a board to its place, click it to turn it, or use its buttons.")
    draw_text(painter, look, laid.hint, how, fonts.text_font(12 * u, 500), palette.text, "middle")
    for kind, bar in laid.bars.items():
        _paint_bar(painter, laid, seat, kind, bar, look)
    painter.end()
    return pixmap, corner


def _paint_worth(painter: QPainter, laid: SetUpLayout, look: PaintStyle) -> None:
    """What every region of two and more spaces brings, at the corner of its highest space."""
    large = laid.card
    middles = large.lattice.middles(large.land, large.centre)
    radius = large.lattice.radius
    for region in regions_of(large.land):
        if len(region) > 1:
            top = min((middles[cell] for cell in region), key=lambda at: (at.y(), at.x()))
            size = max(26.0, 0.88 * radius)
            middle = top + QPointF(0.62 * radius, -0.46 * radius)
            box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            paint_points(painter, box, REGION_POINTS[len(region)], look)


def paint_points(painter: QPainter, box: QRectF, points: int, look: PaintStyle) -> None:
    """Green points as a shield with their number."""
    wide = box.width() * 44 / 58
    shield = QRectF(box.center().x() - wide / 2, box.y(), wide, box.height())
    draw_sprite(painter, points_art("green"), shield, look)
    number = shield.translated(0, 0.06 * box.height())
    font = fonts.number_font(0.42 * box.height())
    draw_text(painter, look, number, str(points), font, IVORY, "middle")


def _paint_bar(
    painter: QPainter, laid: SetUpLayout, seat: int, kind: str, bar: QRectF, look: PaintStyle
) -> None:
    """The buttons of a board behind its letter."""
    palette, u = look.palette, laid.u
    draw_card(painter, bar, look, 12 * u, palette.raised, palette.line2, lift=2)
    size = 28 * u
    disc = QRectF(bar.x() + 8 * u, bar.center().y() - size / 2, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.accent))
    painter.drawEllipse(disc)
    font = fonts.heading_font(16 * u)
    draw_text(painter, look, disc, kind, font, palette.on_accent, "middle")
    at = [board[0] for board in laid.card.land.boards].index(kind)
    idle = {0: ("move-left", "half-step"), 2: ("move-right",)}.get(at, ())
    for button in BUTTONS:
        box = laid.places[Slot(button, seat, kind)].rect
        painter.setOpacity(PRESSED_BACK if button in idle else 1)
        draw_card(
            painter,
            box,
            look,
            8 * u,
            palette.raised,
            palette.line2,
            lift=0 if button in idle else 1,
        )
        _paint_arrow(painter, button, box, look)
        painter.setOpacity(1)


def _paint_arrow(painter: QPainter, button: str, box: QRectF, look: PaintStyle) -> None:
    """What a button does, on a grid of 24."""
    scale = box.width() * 0.6 / 24
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-12, -12)
    pen = QPen(QColor(look.palette.text), 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_arrow(button))
    painter.restore()


def _arrow(button: str) -> QPainterPath:
    path = QPainterPath()
    match button:
        case "move-left" | "move-right":
            way = -1 if button == "move-left" else 1
            path.moveTo(12 - 8 * way, 12)
            path.lineTo(12 + 8 * way, 12)
            path.moveTo(12 + 2 * way, 6)
            path.lineTo(12 + 8 * way, 12)
            path.lineTo(12 + 2 * way, 18)
        case "half-step":
            for way in (-1, 1):
                path.moveTo(12, 12)
                path.lineTo(12, 12 + 8.5 * way)
                path.moveTo(7.5, 12 + 4 * way)
                path.lineTo(12, 12 + 8.5 * way)
                path.lineTo(16.5, 12 + 4 * way)
        case _:
            ring = QRectF(4.5, 4.5, 15, 15)
            for start in (30, 210):
                path.arcMoveTo(ring, start)
                path.arcTo(ring, start, 150)
            path.moveTo(19.5, 3.5)
            path.lineTo(18.5, 8.3)
            path.lineTo(13.8, 7.6)
            path.moveTo(4.5, 20.5)
            path.lineTo(5.5, 15.7)
            path.lineTo(10.2, 16.4)
    return path


def regions_ground(laid: SetUpLayout, duchy: Duchy, look: PaintStyle) -> Ground:
    """By colour the regions as they are now, and what they bring when full."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.regions, laid.u), look)
    u, palette = laid.u, look.palette
    note = tr("Tuscany table", "points when full")
    _paint_panel(painter, laid.regions, tr("Tuscany table", "Regions"), note, look)
    spaces = spaces_of(duchy)
    for colour in COLOURS:
        row = laid.places[Slot("regions", None, colour)].rect
        sizes = sorted(
            (len(r) for r in regions_of(duchy) if spaces[r[0]].colour == colour), reverse=True
        )
        x = row.x() + 16 * u
        for size in sizes:
            x = _paint_region(painter, x, row, colour, size, look) + 6 * u
        number = QRectF(row.right() - 50 * u, row.y(), 32 * u, row.height())
        points = sum(REGION_POINTS[size] for size in sizes)
        draw_text(
            painter, look, number, str(points), fonts.number_font(14 * u), palette.text, "right"
        )
    painter.end()
    return pixmap, corner


def _paint_region(
    painter: QPainter, left: float, row: QRectF, colour: str, size: int, look: PaintStyle
) -> float:
    """A region as so many small spaces; tells where it ends."""
    u = look.u
    radius = min(8.6 * u, row.height() * 0.34)
    box = QRectF(left, row.center().y() - radius * 1.2, size * 2.05 * radius + 3 * u, radius * 2.4)
    painter.setPen(QPen(QColor(look.palette.line), 1))
    painter.setBrush(QColor(look.palette.well))
    painter.drawRoundedRect(box, 6 * u, 6 * u)
    for at in range(size):
        middle = QPointF(left + 1.5 * u + (2.05 * at + 1.02) * radius, row.center().y())
        place = places.flat_hex_bounds(middle, radius)
        draw_sprite(painter, cell_art(colour, look.theme, True), place, look)
    return box.right()


def _paint_panel(painter: QPainter, rect: QRectF, title: str, note: str, look: PaintStyle) -> None:
    u, palette = look.u, look.palette
    draw_card(painter, rect, look, 12 * u, lift=3)
    head = QRectF(rect.x() + 16 * u, rect.y() + 8 * u, rect.width() - 32 * u, 28 * u)
    draw_text(painter, look, head, title, fonts.heading_font(18 * u), palette.text)
    draw_text(painter, look, head, note, fonts.text_font(11.5 * u, 500), palette.text2, "right")


def around_ground(
    laid: SetUpLayout, rows: Sequence[SeatLayout], names: Sequence[str], look: PaintStyle
) -> Ground:
    """The other seats; beside each stands whether it is ready."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.around, laid.u), look)
    u = laid.u
    _paint_panel(painter, laid.around, tr("Tuscany table", "Around the table"), "", look)
    for row in rows:
        draw_sprite(painter, look.seating.crest(row.seat, row.crest.width()), row.crest, look)
        font = fonts.text_font(14.5 * u, 600)
        draw_text(painter, look, row.name, names[row.seat], font, look.palette.text)
    painter.end()
    return pixmap, corner


def shop_ground(laid: SetUpLayout, look: PaintStyle) -> Ground:
    """The display, which one will take from."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.shop, laid.u), look)
    _paint_panel(painter, laid.shop, tr("Tuscany table", "Display"), "", look)
    paint_piazza(painter, laid.display, look)
    painter.end()
    return pixmap, corner
