"""The grounds of a solo game: the road of milestones with the button beside it, and the card with
the goal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.burgundy.layout.solo import BARS, GoalLayout, RailLayout
from burgundy_qt.widgets.games.burgundy.picture.solo import LABELS, MILESTONE, ROAD_END
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
from burgundy_qt.widgets.sprites.places import pixel_square
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import darker, lighter


def paint_rail(painter: QPainter, laid: RailLayout, look: PaintStyle) -> None:
    """The road, a line for every point on it, and the button that buys one."""
    u, palette = laid.u, look.palette
    rim, ground = (
        darker(palette.map2, 0.35),
        palette.map2 if look.is_dark else lighter(palette.map2, 0.3),
    )
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, grow in ((rim, 1.2 * u), (ground, 0.0)):
        painter.setBrush(QColor(colour))
        rect = laid.road.adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QPen(QColor(palette.line2), 1))
    for points in range(ROAD_END):
        if points % MILESTONE:
            middle = laid.at(points)
            painter.drawLine(middle - QPointF(0, 2.8 * u), middle + QPointF(0, 2.8 * u))
    _paint_button(painter, laid, look)


def _paint_button(painter: QPainter, laid: RailLayout, look: PaintStyle) -> None:
    """A silverling becomes a point."""
    u, rect, palette = laid.u, laid.button, look.palette
    draw_card(painter, rect, look, 8 * u, palette.raised, palette.line2, lift=2)
    y, right = rect.center().y(), rect.right() - 8 * u
    point, coin = (
        pixel_square(right - 19 * u, y - 9.5 * u, 19 * u),
        pixel_square(right - 56 * u, y - 9 * u, 18 * u),
    )
    paint_pixmap(painter, shield_pixmap(point.width(), look.dpr), point, look)
    draw_sprite(painter, "pieces/silverling", coin, look)
    between = QRectF(coin.right(), rect.y(), point.x() - coin.right(), rect.height())
    draw_text(painter, look, between, "=", fonts.text_font(13 * u, 600), palette.text2, "middle")
    words = QRectF(rect.x() + 10 * u, rect.y(), coin.x() - rect.x() - 14 * u, rect.height())
    draw_text(
        painter, look, words, tr("Solo", "Buy a point"), fonts.text_font(12 * u, 600), palette.text
    )


def goal_ground(laid: GoalLayout, look: PaintStyle) -> Ground:
    """The card with the goal: its title, what each value is, and the empty bars."""
    u, palette = laid.u, look.palette
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, u), look)
    draw_card(painter, laid.rect, look, 12 * u)
    draw_text(
        painter, look, laid.title, tr("Solo", "The goal"), fonts.heading_font(18 * u), palette.text
    )
    for name, rect in laid.labels.items():
        draw_text(
            painter,
            look,
            rect,
            tr("Solo", LABELS[name]),
            fonts.text_font(12 * u, 500),
            palette.text2,
        )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.well))
    for name in BARS:
        bar = laid.places[Slot("goal-bar", name)].rect
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    painter.end()
    return pixmap, corner
