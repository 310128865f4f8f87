"""The ground of the market: the country with its river and road, the cards of the depots, the clock, the bridge."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from burgundy_qt.widgets import fonts
from burgundy_qt.widgets.palette import BLACK_DEPOT, IVORY, TILE, darker, lighter, mix
from burgundy_qt.widgets.table import hexes, printed
from burgundy_qt.widgets.table.brush import card, dark_line, sheet, sprite, well, word
from burgundy_qt.widgets.table.layout_market import DepotLayout, MarketLayout
from burgundy_qt.widgets.table.look import Look, veiled
from burgundy_qt.widgets.table.place import square
from burgundy_qt.widgets.table.spots import Spot


def market_ground(laid: MarketLayout, seats: int, look: Look) -> tuple[QPixmap, QPointF]:
    """All of the market that never moves, and where its corner lies in the scene."""
    rect = laid.rect.adjusted(-10 * laid.u, -10 * laid.u, 10 * laid.u, 12 * laid.u)
    pixmap, painter = sheet(rect, look)
    card(painter, laid.rect, look, 12 * laid.u, look.palette.map, look.palette.line2)
    painter.save()
    painter.setClipPath(_rounded(laid.rect.adjusted(1, 1, -1, -1), 12 * laid.u))
    _paint_country(painter, laid, look)
    _paint_strip(painter, laid, look)
    painter.restore()
    _paint_clock_words(painter, laid, look)
    for number, depot in laid.depots.items():
        _paint_depot(painter, number, depot, laid, seats, look)
    _paint_black_depot(painter, laid, seats, look)
    _paint_bridge(painter, laid, look)
    painter.end()
    return pixmap, rect.topLeft()


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_country(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    light = QRadialGradient(laid.rect.topLeft() + QPointF(laid.rect.width() * 0.3, 120 * laid.u), laid.rect.height())
    light.setColorAt(0, veiled(look.palette.hover, 0.05 if look.is_dark else 0.28))
    light.setColorAt(1, veiled(look.palette.shadow, 0.22 if look.is_dark else 0.07))
    painter.fillRect(laid.rect, light)
    _paint_tufts(painter, laid, look)
    _paint_river(painter, laid, look)
    _paint_vineyards(painter, laid, look)
    _paint_road(painter, laid, look)


def _paint_tufts(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    """Small strokes of grass in a regular, slightly turned lattice."""
    u = laid.u
    painter.setPen(QPen(veiled(TILE["castle"] if not look.is_dark else TILE["animal"], 0.16), 1.3 * u))
    step = 27 * u
    for row in range(math.ceil(laid.rect.height() / step)):
        for column in range(math.ceil(laid.rect.width() / step) + 1):
            x = laid.rect.x() + (column + (row % 2) / 2) * step + ((row * 7 + column * 5) % 5) * u
            y = laid.rect.y() + (row + 0.4) * step + ((row * 3 + column * 11) % 7) * u
            painter.drawLine(QPointF(x, y), QPointF(x - 2.4 * u, y - 4.4 * u))
            painter.drawLine(QPointF(x + 2 * u, y), QPointF(x + 3.4 * u, y - 4.4 * u))


def _paint_river(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    rect, top, u = laid.rect, laid.strip.bottom(), laid.u
    high = laid.bridge.y() - top
    x, w, middle = rect.x(), rect.width(), top + high / 2
    path = QPainterPath(QPointF(x + w * 0.31, top - 4))
    path.cubicTo(x + w * 0.25, top + high * 0.2, x + w * 0.36, top + high * 0.3, x + w * 0.31, middle)
    path.cubicTo(
        x + w * 0.26, top + high * 0.7, x + w * 0.74, middle + high * 0.3, x + w * 0.66, laid.bridge.bottom() - 6 * u
    )
    water = mix(look.palette.map, TILE["ship"], 0.30 if look.is_dark else 0.34)
    bank = darker(look.palette.map2, 0.1) if not look.is_dark else darker(look.palette.map, 0.45)
    for width, colour in ((26, veiled(bank, 0.45)), (20, QColor(water))):
        painter.setPen(_round_pen(colour, width * u))
        painter.drawPath(path)
    for shift, length in ((-5.5, 22), (0.5, 14), (6, 18)):
        pen = _round_pen(veiled(lighter(water, 0.5), 0.34 if look.is_dark else 0.75), 1.4 * u)
        pen.setDashPattern([length / 1.4, 34])
        pen.setDashOffset(shift * 7)
        painter.setPen(pen)
        painter.drawPath(path.translated(shift * u, 0))


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _paint_vineyards(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    """Hills with rows of vines, where the depots leave room."""
    upper, lower = laid.depots[6].rect.top() - laid.strip.bottom(), laid.bridge.y() - laid.depots[5].rect.bottom()
    for depot, room, y in (
        (6, upper, laid.strip.bottom() + upper * 0.62),
        (2, upper, laid.strip.bottom() + upper * 0.62),
        (5, lower - 40 * laid.u, laid.depots[5].rect.bottom() + 40 * laid.u),
        (3, lower - 40 * laid.u, laid.depots[3].rect.bottom() + 40 * laid.u),
    ):
        size = min(44 * laid.u, room * 0.95)
        if size > 26 * laid.u:
            x = laid.depots[depot].rect.center().x()
            _paint_hill(painter, QPointF(x, y), size, look)


def _paint_hill(painter: QPainter, at: QPointF, size: float, look: Look) -> None:
    field = mix(look.palette.map, TILE["animal"], 0.22 if look.is_dark else 0.40)
    vine = mix(look.palette.map, TILE["animal" if look.is_dark else "castle"], 0.34 if look.is_dark else 0.42)
    hill = QPainterPath(at + QPointF(-size, size * 0.5))
    hill.cubicTo(
        at + QPointF(-size * 0.7, -size * 0.35), at + QPointF(size * 0.2, -size * 0.75), at + QPointF(size, size * 0.5)
    )
    hill.closeSubpath()
    shade = QLinearGradient(at + QPointF(-size, -size * 0.4), at + QPointF(size, size * 0.5))
    shade.setColorAt(0, QColor(lighter(field, 0.14)))
    shade.setColorAt(1, QColor(darker(field, 0.08)))
    painter.setPen(QPen(QColor(darker(field, 0.18)), max(1.0, size * 0.03)))
    painter.setBrush(shade)
    painter.drawPath(hill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(vine))
    for row, (left, right, y) in enumerate(((-0.66, 0.80, 0.37), (-0.52, 0.62, 0.16), (-0.34, 0.42, -0.05))):
        count = 8 - row
        for index in range(count):
            x = left + (right - left) * index / (count - 1)
            painter.drawEllipse(
                at + QPointF(size * x, size * y), size * (0.062 - 0.008 * row), size * (0.055 - 0.008 * row)
            )


def _paint_road(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    """The road that joins neighbours, so that one sees which depots are next to each other."""
    ring = QPolygonF([laid.depots[depot].rect.center() for depot in printed.DEPOTS])
    u, map2 = laid.u, look.palette.map2
    stones = [
        (darker(map2, 0.22 if not look.is_dark else 0.4), 15.0, []),
        (lighter(map2, 0.28) if not look.is_dark else map2, 11.5, []),
        (look.palette.panel if not look.is_dark else look.palette.line2, 1.6, [4.4, 4.4]),
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, dashes in stones:
        pen = QPen(QColor(colour), width * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.drawPolygon(ring)


def _paint_strip(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    painter.fillRect(laid.strip, QColor(look.palette.panel))
    painter.fillRect(QRectF(laid.strip.x(), laid.strip.bottom() - 1, laid.strip.width(), 1), QColor(look.palette.line))
    shade = QLinearGradient(laid.strip.bottomLeft(), laid.strip.bottomLeft() + QPointF(0, 7 * laid.u))
    shade.setColorAt(0, veiled(look.palette.shadow, 0.3 if look.is_dark else 0.12))
    shade.setColorAt(1, veiled(look.palette.shadow, 0))
    painter.fillRect(QRectF(laid.strip.x(), laid.strip.bottom(), laid.strip.width(), 7 * laid.u), shade)


def _paint_clock_words(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    u, ink = laid.u, look.palette.text2
    word(painter, laid.round_label, "Round", fonts.text(12 * u, 500), ink, "right")
    die = laid.places[Spot("white")].rect
    _paint_arrow(painter, QPointF(die.right() + 5 * u, die.center().y()), 12 * u, look)


def _paint_arrow(painter: QPainter, start: QPointF, length: float, look: Look) -> None:
    painter.setPen(_round_pen(QColor(look.palette.text2), 1.8 * look.u))
    tip, wing = start + QPointF(length, 0), 4.2 * look.u
    painter.drawLine(start, tip)
    painter.drawLine(tip, tip + QPointF(-wing, -wing))
    painter.drawLine(tip, tip + QPointF(-wing, wing))


def _paint_depot(
    painter: QPainter, number: int, depot: DepotLayout, laid: MarketLayout, seats: int, look: Look
) -> None:
    u = laid.u
    card(painter, depot.rect, look, 14 * u, line=look.palette.line2, lift=5)
    for colour, tile in zip(printed.depot_spaces(seats)[number], depot.tiles, strict=True):
        sprite(painter, f"cells/slot-{colour}-{look.theme}", tile, look)
    well(painter, depot.trough, look, 7 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veiled(look.palette.shadow, 0.35))
    painter.drawRoundedRect(depot.die.translated(0, 2.2 * u).adjusted(0.5 * u, 0, -0.5 * u, 0), 7 * u, 7 * u)
    sprite(painter, f"dice/white-{number}", depot.die, look)


def _paint_black_depot(painter: QPainter, laid: MarketLayout, seats: int, look: Look) -> None:
    u = laid.u
    fill = darker(BLACK_DEPOT, 0.62) if look.is_dark else BLACK_DEPOT
    card(painter, laid.black, look, 14 * u, fill, look.palette.gold, 1.5 * u, lift=6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(veiled(IVORY, 0.10), 1))
    painter.drawRoundedRect(laid.black.adjusted(3 * u, 3 * u, -3 * u, -3 * u), 11 * u, 11 * u)
    for index in range(printed.black_spaces(seats)):
        tile = laid.places[Spot("market", printed.BLACK, index)].rect
        pen = QPen(QColor(dark_line(look)), 1.2 * u)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(darker(fill, 0.4)))
        painter.drawPath(hexes.outline(tile.center(), laid.black_radius * 0.9, laid.black_radius * 0.1))
    middle = laid.price.center() - QPointF(0, 2 * u)
    coins = [square(middle.x() + shift * u, middle.y() - 8.5 * u, 17 * u) for shift in (-2, 17)]
    label = QRectF(middle.x() - 46 * u, middle.y() - 9 * u, 38 * u, 18 * u)
    word(painter, label, "Buy", fonts.text(12.5 * u, 600), IVORY, "right")
    for coin in coins:
        sprite(painter, "pieces/silverling", coin, look)


def _paint_bridge(painter: QPainter, laid: MarketLayout, look: Look) -> None:
    u, bridge = laid.u, laid.bridge
    sprite(painter, f"tracks/bridge-{look.theme}", bridge, look)
    right = bridge.right() - 4 * u
    label = QRectF(right - 118 * u, bridge.y() - 22 * u, 100 * u, 16 * u)
    word(painter, label, "acts first", fonts.text(11.5 * u, 500), look.palette.text2, "right")
    _paint_arrow(painter, QPointF(right - 12 * u, label.center().y()), 11 * u, look)
