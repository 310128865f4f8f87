"""The backgrounds of a table: how each part of its layout is painted, and the background of the
market. `seat_backgrounds` paints those of the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial, singledispatch
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.burgundy import known_places
from burgundy_qt.rules.burgundy.known_places import INNS
from burgundy_qt.widgets.games.burgundy.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.market_layout import DepotLayout, MarketLayout
from burgundy_qt.widgets.games.burgundy.module_layout import EstateLayout, GoalLayout
from burgundy_qt.widgets.games.burgundy.seat_backgrounds import (
    bench_ground,
    estate_ground,
    estate_pictures,
    far_view,
    goal_ground,
    seat_ground,
    team_card_ground,
    team_ground,
)
from burgundy_qt.widgets.games.burgundy.seat_layout import BenchLayout, SeatLayout
from burgundy_qt.widgets.games.burgundy.team_layout import TeamCard, TeamLayout
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.brush import (
    dark_line,
    draw_card,
    draw_sprite,
    draw_text,
    scene_canvas,
    well,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, translucent
from burgundy_qt.widgets.sprites.places import Slot, pixel_square
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import BLACK_DEPOT, IVORY, darker, lighter


class Table(NamedTuple):
    """The arguments for painting a part: the layout of the whole table, the look, and the name and
    the estate of each seat."""

    layout: TableLayout
    style: PaintStyle
    names: Sequence[str]
    estates: Sequence[str | None]


def grounds_of(
    layout: TableLayout, style: PaintStyle, names: Sequence[str], estates: Sequence[str | None]
) -> dict[str, partial[Ground]]:
    """Return a painting function for the background of every part; equal arguments paint the
    same."""
    table = Table(layout, style, names, estates)
    return {name: ground(part, table) for name, part in layout.parts.items()}


@singledispatch
def ground(part: object, table: Table) -> partial[Ground]:
    """Return the painting function of a part."""
    raise TypeError(f"{type(part).__name__} has no ground")


@ground.register
def _(part: MarketLayout, table: Table) -> partial[Ground]:
    return partial(market_ground, part, table.layout.seats, table.style)


@ground.register
def _(part: BenchLayout, table: Table) -> partial[Ground]:
    return partial(bench_ground, part, table.style)


@ground.register
def _(part: EstateLayout, table: Table) -> partial[Ground]:
    seat = table.layout.shown
    return partial(estate_ground, part, seat, table.names[seat], table.estates[seat], table.style)


@ground.register
def _(part: TeamLayout, table: Table) -> partial[Ground]:
    return partial(team_ground, part, table.names, table.estates[part.shown], table.style)


@ground.register
def _(part: GoalLayout, table: Table) -> partial[Ground]:
    return partial(goal_ground, part, table.style)


@ground.register
def _(part: SeatLayout, table: Table) -> partial[Ground]:
    estate = None if table.layout.compact else table.estates[part.seat]
    return partial(seat_ground, part, table.names[part.seat], estate, table.style)


@ground.register
def _(part: TeamCard, table: Table) -> partial[Ground]:
    return partial(team_card_ground, part, table.names, table.estates[part.seat], table.style)


def prepared(
    layout: TableLayout, style: PaintStyle, estates: Sequence[str | None]
) -> Iterator[None]:
    """Draw and cache the slowest parts of the backgrounds, one picture at each step."""
    cards = () if layout.narrow or layout.compact else layout.others
    grids = [(layout.shown, layout.estate.grid), *((card.seat, card.grid) for card in cards)]
    country(layout.market, style)
    yield
    far_view(layout.estate, style)
    yield
    for seat, grid in grids:
        estate = estates[seat]
        for _ in estate_pictures(grid, estate, style) if estate else ():
            yield


# The market: the country with its river and road, the cards of the depots, the clock, the bridge.


def market_ground(laid: MarketLayout, seats: int, style: PaintStyle) -> Ground:
    """Return the fixed part of the market, and the position of its corner in the scene."""
    rect = laid.rect.adjusted(-10 * laid.u, -10 * laid.u, 10 * laid.u, 12 * laid.u)
    pixmap, painter, corner = scene_canvas(rect, style)
    draw_card(painter, laid.rect, style, 12 * laid.u, style.palette.map, style.palette.line2)
    painter.save()
    painter.setClipPath(_rounded(laid.rect.adjusted(1, 1, -1, -1), 12 * laid.u))
    _paint_country(painter, laid, style)
    _paint_strip(painter, laid, style)
    painter.restore()
    _paint_clock_words(painter, laid, style)
    for number, depot in laid.depots.items():
        _paint_depot(painter, number, depot, laid, seats, style)
    _paint_black_depot(painter, laid, seats, style)
    _paint_bridge(painter, laid, seats, style)
    painter.end()
    return pixmap, corner


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_country(painter: QPainter, laid: MarketLayout, style: PaintStyle) -> None:
    painter.drawPixmap(QPointF(laid.rect.x(), laid.strip.bottom()), country(laid, style))
    _paint_road(painter, laid, style)


def country(laid: MarketLayout, style: PaintStyle) -> QPixmap:
    """Return the country with its river, below the clock."""
    height = laid.rect.bottom() - laid.strip.bottom()
    return sprite_files.background_pixmap(
        f"market-{style.theme}", laid.rect.width(), height, style.dpr
    )


def _paint_road(painter: QPainter, laid: MarketLayout, style: PaintStyle) -> None:
    """Paint the road that joins neighbouring depots, so that players see which ones are
    adjacent."""
    ring = QPolygonF([laid.depots[depot].rect.center() for depot in known_places.DEPOTS])
    u, map2 = laid.u, style.palette.map2
    stones = [
        (darker(map2, 0.22 if not style.is_dark else 0.4), 15.0, []),
        (lighter(map2, 0.28) if not style.is_dark else map2, 11.5, []),
        (style.palette.panel if not style.is_dark else style.palette.line2, 1.6, [4.4, 4.4]),
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, dashes in stones:
        pen = QPen(QColor(colour), width * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashes:
            pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.drawPolygon(ring)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )


def _paint_strip(painter: QPainter, laid: MarketLayout, style: PaintStyle) -> None:
    painter.fillRect(laid.strip, QColor(style.palette.panel))
    painter.fillRect(
        QRectF(laid.strip.x(), laid.strip.bottom() - 1, laid.strip.width(), 1),
        QColor(style.palette.line),
    )
    shade = QLinearGradient(
        laid.strip.bottomLeft(), laid.strip.bottomLeft() + QPointF(0, 7 * laid.u)
    )
    shade.setColorAt(0, translucent(style.palette.shadow, 0.3 if style.is_dark else 0.12))
    shade.setColorAt(1, translucent(style.palette.shadow, 0))
    painter.fillRect(
        QRectF(laid.strip.x(), laid.strip.bottom(), laid.strip.width(), 7 * laid.u), shade
    )


def _paint_clock_words(painter: QPainter, laid: MarketLayout, style: PaintStyle) -> None:
    u, ink = laid.u, style.palette.text2
    draw_text(
        painter,
        style,
        laid.round_label,
        tr("Market", "Round"),
        fonts.text_font(12 * u, 500),
        ink,
        "right",
    )


def _paint_arrow(painter: QPainter, start: QPointF, length: float, style: PaintStyle) -> None:
    painter.setPen(_round_pen(QColor(style.palette.text2), 1.8 * style.u))
    tip, wing = start + QPointF(length, 0), 4.2 * style.u
    painter.drawLine(start, tip)
    painter.drawLine(tip, tip + QPointF(-wing, -wing))
    painter.drawLine(tip, tip + QPointF(-wing, wing))


def _paint_depot(
    painter: QPainter,
    number: int,
    depot: DepotLayout,
    laid: MarketLayout,
    seats: int,
    style: PaintStyle,
) -> None:
    u = laid.u
    draw_card(painter, depot.rect, style, 14 * u, line=style.palette.line2, lift=5)
    for colour, tile in zip(known_places.depot_spaces(seats)[number], depot.tiles, strict=True):
        draw_sprite(painter, f"cells/slot-{colour}-{style.theme}", tile, style)
    well(painter, depot.trough, style, 7 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(style.palette.shadow, 0.35))
    painter.drawRoundedRect(
        depot.die.translated(0, 2.2 * u).adjusted(0.5 * u, 0, -0.5 * u, 0), 7 * u, 7 * u
    )
    draw_sprite(painter, f"dice/white-{number}", depot.die, style)


def _paint_black_depot(
    painter: QPainter, laid: MarketLayout, seats: int, style: PaintStyle
) -> None:
    u = laid.u
    fill = darker(BLACK_DEPOT, 0.62) if style.is_dark else BLACK_DEPOT
    draw_card(painter, laid.black, style, 14 * u, fill, style.palette.gold, 1.5 * u, lift=6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(IVORY, 0.10), 1))
    painter.drawRoundedRect(laid.black.adjusted(3 * u, 3 * u, -3 * u, -3 * u), 11 * u, 11 * u)
    for index in range(known_places.black_spaces(seats)):
        tile = laid.places[Slot("market", known_places.BLACK, index)].rect
        pen = QPen(QColor(dark_line(style)), 1.2 * u)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(darker(fill, 0.4)))
        painter.drawPath(
            places.hex_outline(tile.center(), laid.black_radius * 0.9, laid.black_radius * 0.1)
        )
    if not laid.stall.isEmpty():
        _paint_stall(painter, laid, fill, style)
    middle = laid.price.center() - QPointF(0, 2 * u)
    coins = [
        pixel_square(middle.x() + shift * u, middle.y() - 8.5 * u, 17 * u) for shift in (-2, 17)
    ]
    label = QRectF(middle.x() - 56 * u, middle.y() - 11 * u, 48 * u, 22 * u)
    draw_text(
        painter, style, label, tr("Market", "Buy"), fonts.text_font(12.5 * u, 600), IVORY, "right"
    )
    for coin in coins:
        draw_sprite(painter, "pieces/silverling", coin, style)


def _paint_stall(painter: QPainter, laid: MarketLayout, fill: str, style: PaintStyle) -> None:
    """Paint the place of the inns below a line, and their price."""
    u, stall, inn = laid.u, laid.stall, laid.places[Slot("market", INNS, 0)].rect
    painter.setPen(QPen(QColor(dark_line(style)), 1 * u))
    painter.drawLine(
        stall.topLeft() + QPointF(6 * u, 2 * u), stall.topRight() + QPointF(-6 * u, 2 * u)
    )
    pen = QPen(QColor(dark_line(style)), 1.2 * u)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(darker(fill, 0.4)))
    painter.drawPath(
        places.hex_outline(inn.center(), laid.black_radius * 0.9, laid.black_radius * 0.1)
    )
    told = laid.places[Slot("inns")].rect
    below = QRectF(told.x(), told.bottom(), told.width(), 15 * u)
    draw_text(painter, style, below, tr("Market", "any colour"), fonts.text_font(11 * u), IVORY)


def _paint_bridge(painter: QPainter, laid: MarketLayout, seats: int, style: PaintStyle) -> None:
    u, bridge = laid.u, laid.bridge
    draw_sprite(painter, f"tracks/bridge-{style.theme}", bridge, style)
    if seats == 1:
        return
    label = laid.first_label
    draw_text(
        painter,
        style,
        label,
        tr("Market", "goes first"),
        fonts.text_font(11.5 * u, 500),
        style.palette.text2,
        "right",
    )
    _paint_arrow(painter, QPointF(label.right() + 5 * u, label.center().y()), 11 * u, style)
