"""The ground of the market: the clock, the piazza of the display, the decks, the course."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.tuscany.board.printed import SLOTS, STACKS
from burgundy_qt.widgets.games.tuscany.layout.clock import ClockLayout
from burgundy_qt.widgets.games.tuscany.layout.course import FIELDS, CourseLayout
from burgundy_qt.widgets.games.tuscany.layout.market import DisplayLayout, MarketLayout
from burgundy_qt.widgets.games.tuscany.look.colours import ground_of
from burgundy_qt.widgets.games.tuscany.look.sprites import points_art
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    scene_canvas,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import DARK, mix

CAPTIONS = {
    "discards": later("Tuscany table", "Discards"),
    "yields": later("Tuscany table", "Yield"),
}
NOTES = (
    later("Tuscany table", "Green pays after I, II and III"),
    later("Tuscany table", "Green pays after II and III"),
    later("Tuscany table", "Green pays once more"),
)
"""By phase which of them will still add the green points to the red ones."""
BRICK = 13


def market_ground(
    laid: MarketLayout, phase: int | None, is_last: bool, is_over: bool, look: PaintStyle
) -> Ground:
    """The market without what lies on it."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u, lift=3)
    painter.save()
    painter.setClipPath(_rounded(laid.rect, 12 * u))
    paint_piazza(painter, laid.display, look)
    painter.setPen(QPen(QColor(palette.line), 1))
    for y in (laid.display.rect.y(), laid.decks.y(), laid.decks.bottom()):
        painter.drawLine(QPointF(laid.rect.x(), y), QPointF(laid.rect.right(), y))
    painter.restore()
    _paint_road(painter, laid.clock, is_last, look)
    for name, box in laid.captions.items():
        words = tr("Tuscany table", CAPTIONS[name])
        draw_text(
            painter, look, box, words, fonts.text_font(11.5 * u, 600), palette.text2, "middle"
        )
    for kind in ("deck", "discards", "yields", "yield-card"):
        _paint_place(painter, laid.places[Slot(kind)].rect, look)
    _paint_course(painter, laid.course, phase, is_over, look)
    painter.end()
    return pixmap, corner


def _rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)
    return path


def _paint_place(painter: QPainter, rect: QRectF, look: PaintStyle) -> None:
    """Where a pile lies as long as there is one."""
    inner = rect.adjusted(3 * look.u, 3 * look.u, -3 * look.u, -3 * look.u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(look.palette.well, 0.7))
    painter.drawRoundedRect(inner, 6 * look.u, 6 * look.u)


def paint_piazza(painter: QPainter, laid: DisplayLayout, look: PaintStyle) -> None:
    """Bricks laid herringbone, hardly there, and the places of the tiles."""
    ground, u, rect = ground_of(look.palette), look.u, laid.rect
    painter.fillRect(rect, QColor(ground.piazza))
    path, brick = QPainterPath(), BRICK * u
    for row in range(int(rect.height() / brick) + 1):
        for column in range(int(rect.width() / (2 * brick)) + 1):
            x = rect.x() + column * 2 * brick + (brick if row % 2 else 0) + 3 * u
            y = rect.y() + row * brick + 4 * u
            path.moveTo(x, y)
            path.lineTo(x + brick / 2, y + brick / 2)
            path.lineTo(x + brick, y)
    painter.save()
    painter.setClipRect(rect)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, QPen(translucent(ground.joint, 0.55), 1.1 * u))
    painter.restore()
    for slot in range(SLOTS + 1):
        spot = Slot("display", None, slot) if slot < SLOTS else Slot("neutral-stack")
        pen = QPen(QColor(look.palette.line2), 1.3 * u)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(translucent(ground.joint, 0.35))
        painter.drawPath(laid.places[spot].hexagon(0.9, 0.1))


def _paint_road(painter: QPainter, clock: ClockLayout, is_last: bool, look: PaintStyle) -> None:
    """The line that the stones of a phase lie on; in the last round plaque III bears a flag."""
    painter.setPen(QPen(translucent(look.palette.line2, 0.7), 2 * clock.u))
    for at in range(len(STACKS)):
        first = 1 + at * STACKS[0]
        painter.drawLine(clock.stones[first], clock.stones[first + STACKS[at] - 1])
    if is_last:
        _paint_flag(painter, clock.places[Slot("phase", None, "III")].rect, look)


def _paint_flag(painter: QPainter, plaque: QRectF, look: PaintStyle) -> None:
    u = look.u
    foot = plaque.topRight() + QPointF(-4 * u, 12 * u)
    painter.setPen(QPen(QColor(look.palette.text), 1.6 * u))
    painter.drawLine(foot, foot - QPointF(0, 16 * u))
    cloth = QPolygonF(
        [foot - QPointF(0, 16 * u), foot + QPointF(11 * u, -12 * u), foot - QPointF(0, 8 * u)]
    )
    painter.setBrush(QColor(look.palette.accent_hi))
    painter.drawPolygon(cloth)


def _paint_course(
    painter: QPainter, laid: CourseLayout, phase: int | None, is_over: bool, look: PaintStyle
) -> None:
    """Two lanes of fifty fields, the gate on top, and inside who stands where."""
    ground, u = ground_of(look.palette), laid.u
    lane, joint = laid.lane, laid.lanes()["red"][0] - laid.lane
    painter.setPen(Qt.PenStyle.NoPen)
    for inside, colour in (
        (-1.6 * u, ground.lane_edge),
        (0.0, ground.green),
        (lane, ground.lane_edge),
        (lane + joint, ground.red),
        (2 * lane + joint, ground.lane_edge),
        (2 * (lane + joint), ground.piazza),
    ):
        box = laid.edge.adjusted(inside, inside, -inside, -inside)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    _paint_fields(painter, laid, look)
    for seat, (marker, green, red) in laid.rows.items():
        draw_sprite(painter, look.seating.marker(seat), marker, look)
        for track, place in (("green", green), ("red", red)):
            draw_sprite(painter, points_art(track), place.adjusted(3 * u, 0, -3 * u, 0), look)
    if not laid.note.isEmpty() and not is_over:
        words = tr("Tuscany table", NOTES[(phase or 1) - 1])
        room = laid.note.adjusted(3 * lane, 0, -3 * lane, 0)
        draw_text(
            painter, look, room, words, fonts.text_font(11 * u, 500), look.palette.text2, "middle"
        )


def _paint_fields(painter: QPainter, laid: CourseLayout, look: PaintStyle) -> None:
    ground, u = ground_of(look.palette), laid.u
    lines = {"green": ground.green_line, "red": ground.red_line}
    fills = {"green": ground.green, "red": ground.red}
    for track, (start, end) in laid.lanes().items():
        painter.setPen(QPen(QColor(lines[track]), 1.1 * u))
        for field in range(FIELDS):
            painter.drawLine(laid.at(field - 0.5, start), laid.at(field - 0.5, end))
        painter.setPen(Qt.PenStyle.NoPen)
        for field in range(0, FIELDS, 10):
            towards = "#000000" if look.is_dark else "#FFFFFF"
            painter.setBrush(QColor(DARK.gold if not field else mix(fills[track], towards, 0.45)))
            corners = ((-0.5, start), (0.5, start), (0.5, end), (-0.5, end))
            painter.drawPolygon(QPolygonF([laid.at(field + by, inside) for by, inside in corners]))
    for field in range(0, FIELDS, 10):
        middle = laid.at(field, laid.lane / 2)
        box = QRectF(middle.x() - 14 * u, middle.y() - 7 * u, 28 * u, 14 * u)
        colour = ground.number if field else "#22381C"
        draw_text(
            painter, look, box, str(field or FIELDS), fonts.number_font(10.5 * u), colour, "middle"
        )
