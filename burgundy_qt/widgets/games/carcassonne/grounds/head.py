"""The ground of the map's card: its head, the table under the map, and the bar of the prompt."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from burgundy_qt.widgets.games.carcassonne.grounds.stage import Stage, paint_stage
from burgundy_qt.widgets.games.carcassonne.layout.head import HeadLayout
from burgundy_qt.widgets.games.carcassonne.layout.stage import StageLayout
from burgundy_qt.widgets.games.carcassonne.look.colours import land_of
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
from burgundy_qt.widgets.theme import fonts

ARROW = 4.5
OnStage = tuple[StageLayout, tuple[int, ...], Stage, tuple[str, ...]]
"""A bazaar: where it lies, who bids in which order, what is done there, and all names."""


def card_ground(
    rect: QRectF,
    map_: QRectF,
    head: HeadLayout,
    seat: int,
    name: str,
    parts: int,
    bazaar: OnStage | None,
    look: PaintStyle,
) -> Ground:
    """The card of the map without the map; `parts`: how many parts a turn has."""
    pixmap, painter, corner = scene_canvas(with_shadow(rect, head.u), look)
    u, palette = head.u, look.palette
    draw_card(painter, rect, look, 12 * u, lift=3)
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 12 * u, 12 * u)
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(QRectF(rect.x(), map_.y(), rect.width(), map_.height()), _table(look))
    below = QRectF(rect.x(), map_.bottom(), rect.width(), rect.bottom() - map_.bottom())
    painter.fillRect(below, QColor(palette.panel2))
    painter.setPen(QPen(QColor(palette.line), 1))
    for y in (map_.y(), map_.bottom()):
        painter.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))
    painter.restore()
    draw_sprite(painter, look.seating.crest(seat, head.crest.width()), head.crest, look)
    draw_text(painter, look, head.name, name, fonts.heading_font(21 * u), palette.text)
    paint_pixmap(painter, shield_pixmap(head.shield.width(), look.dpr), head.shield, look)
    _paint_arrows(painter, head, parts, look)
    for other, chip in head.chips.items():
        draw_card(painter, chip, look, chip.height() / 2, palette.raised, palette.line2, lift=2)
        crest = QRectF(chip.x() + 4 * u, chip.center().y() - 12 * u, 24 * u, 24 * u)
        draw_sprite(painter, look.seating.crest(other, crest.width()), crest, look)
    if bazaar is not None:
        paint_stage(painter, *bazaar, look)
    painter.end()
    return pixmap, corner


def _table(look: PaintStyle) -> QColor:
    return QColor(land_of(look.palette).table)


def _paint_arrows(painter: QPainter, head: HeadLayout, parts: int, look: PaintStyle) -> None:
    """From each part of a turn to the next."""
    u = head.u
    painter.setPen(QPen(QColor(look.palette.line2), 1.8 * u))
    steps = [place.rect for spot, place in head.places.items() if spot.kind == "step"]
    for one, other in [*pairwise(steps)][: parts - 1]:
        x, y = (one.right() + other.x()) / 2 - ARROW * u / 2, one.center().y()
        tip = QPointF(x + ARROW * u, y)
        painter.drawLine(QPointF(x, y - ARROW * u), tip)
        painter.drawLine(QPointF(x, y + ARROW * u), tip)
