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
from burgundy_qt.widgets.games.burgundy import seat_backgrounds, seat_layout, team_layout
from burgundy_qt.widgets.games.burgundy.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.market_layout import DepotLayout, MarketLayout
from burgundy_qt.widgets.games.burgundy.module_layout import EstateLayout, GoalLayout
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites.brush import PaintStyle, translucent
from burgundy_qt.widgets.sprites.places import Slot, pixel_square
from burgundy_qt.widgets.table.game_table import Background
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import BLACK_DEPOT, IVORY, darker, lighter


class Table(NamedTuple):
    """The arguments for painting a part: the layout of the whole table, the look, and the name and
    the estate of each seat."""

    layout: TableLayout
    style: PaintStyle
    names: Sequence[str]
    estates: Sequence[str | None]


def backgrounds_of(
    layout: TableLayout, style: PaintStyle, names: Sequence[str], estates: Sequence[str | None]
) -> dict[str, partial[Background]]:
    """Return a painting function for the background of every part; equal arguments paint the
    same."""
    table = Table(layout, style, names, estates)
    return {name: background(part, table) for name, part in layout.parts.items()}


@singledispatch
def background(part: object, table: Table) -> partial[Background]:
    """Return the painting function of a part."""
    raise TypeError(f"{type(part).__name__} has no ground")


@background.register
def _(part: MarketLayout, table: Table) -> partial[Background]:
    return partial(market_background, part, table.layout.seats, table.style)


@background.register
def _(part: seat_layout.BenchLayout, table: Table) -> partial[Background]:
    return partial(seat_backgrounds.bench_background, part, table.style)


@background.register
def _(part: EstateLayout, table: Table) -> partial[Background]:
    seat = table.layout.shown
    return partial(
        seat_backgrounds.estate_background,
        part,
        seat,
        table.names[seat],
        table.estates[seat],
        table.style,
    )


@background.register
def _(part: team_layout.TeamLayout, table: Table) -> partial[Background]:
    return partial(
        seat_backgrounds.team_background, part, table.names, table.estates[part.shown], table.style
    )


@background.register
def _(part: GoalLayout, table: Table) -> partial[Background]:
    return partial(seat_backgrounds.goal_background, part, table.style)


@background.register
def _(part: seat_layout.SeatLayout, table: Table) -> partial[Background]:
    estate = None if table.layout.compact else table.estates[part.seat]
    return partial(
        seat_backgrounds.seat_background, part, table.names[part.seat], estate, table.style
    )


@background.register
def _(part: team_layout.TeamCard, table: Table) -> partial[Background]:
    return partial(
        seat_backgrounds.team_card_background,
        part,
        table.names,
        table.estates[part.seat],
        table.style,
    )


def prepared(
    layout: TableLayout, style: PaintStyle, estates: Sequence[str | None]
) -> Iterator[None]:
    """Draw and cache the slowest parts of the backgrounds, one picture at each step."""
    cards = () if layout.narrow or layout.compact else layout.others
    grids = [(layout.shown, layout.estate.grid), *((card.seat, card.grid) for card in cards)]
    country(layout.market, style)
    yield
    seat_backgrounds.far_view(layout.estate, style)
    yield
    for seat, grid in grids:
        estate = estates[seat]
        for _ in seat_backgrounds.estate_pictures(grid, estate, style) if estate else ():
            yield


# The market: the country with its river and road, the cards of the depots, the clock, the bridge.


def market_background(layout: MarketLayout, seats: int, style: PaintStyle) -> Background:
    """Return the fixed part of the market, and the position of its corner in the scene."""
    rect = layout.rect.adjusted(-10 * layout.u, -10 * layout.u, 10 * layout.u, 12 * layout.u)
    pixmap, painter, corner = brush.scene_canvas(rect, style)
    brush.draw_card(
        painter, layout.rect, style, 12 * layout.u, style.palette.map, style.palette.line2
    )
    painter.save()
    painter.setClipPath(_rounded(layout.rect.adjusted(1, 1, -1, -1), 12 * layout.u))
    _paint_country(painter, layout, style)
    _paint_strip(painter, layout, style)
    painter.restore()
    _paint_clock_words(painter, layout, style)
    for number, depot in layout.depots.items():
        _paint_depot(painter, number, depot, layout, seats, style)
    _paint_black_depot(painter, layout, seats, style)
    _paint_bridge(painter, layout, seats, style)
    painter.end()
    return pixmap, corner


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_country(painter: QPainter, layout: MarketLayout, style: PaintStyle) -> None:
    painter.drawPixmap(QPointF(layout.rect.x(), layout.strip.bottom()), country(layout, style))
    _paint_road(painter, layout, style)


def country(layout: MarketLayout, style: PaintStyle) -> QPixmap:
    """Return the country with its river, below the clock."""
    height = layout.rect.bottom() - layout.strip.bottom()
    return sprite_files.background_pixmap(
        f"market-{style.theme}", layout.rect.width(), height, style.dpr
    )


def _paint_road(painter: QPainter, layout: MarketLayout, style: PaintStyle) -> None:
    """Paint the road that joins neighbouring depots, so that players see which ones are
    adjacent."""
    ring = QPolygonF([layout.depots[depot].rect.center() for depot in known_places.DEPOTS])
    u, map2 = layout.u, style.palette.map2
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


def _paint_strip(painter: QPainter, layout: MarketLayout, style: PaintStyle) -> None:
    painter.fillRect(layout.strip, QColor(style.palette.panel))
    painter.fillRect(
        QRectF(layout.strip.x(), layout.strip.bottom() - 1, layout.strip.width(), 1),
        QColor(style.palette.line),
    )
    shade = QLinearGradient(
        layout.strip.bottomLeft(), layout.strip.bottomLeft() + QPointF(0, 7 * layout.u)
    )
    shade.setColorAt(0, translucent(style.palette.shadow, 0.3 if style.is_dark else 0.12))
    shade.setColorAt(1, translucent(style.palette.shadow, 0))
    painter.fillRect(
        QRectF(layout.strip.x(), layout.strip.bottom(), layout.strip.width(), 7 * layout.u), shade
    )


def _paint_clock_words(painter: QPainter, layout: MarketLayout, style: PaintStyle) -> None:
    u, ink = layout.u, style.palette.text2
    brush.draw_text(
        painter,
        style,
        layout.round_label,
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
    layout: MarketLayout,
    seats: int,
    style: PaintStyle,
) -> None:
    u = layout.u
    brush.draw_card(painter, depot.rect, style, 14 * u, line=style.palette.line2, lift=5)
    for colour, tile in zip(known_places.depot_spaces(seats)[number], depot.tiles, strict=True):
        brush.draw_sprite(painter, f"cells/slot-{colour}-{style.theme}", tile, style)
    brush.well(painter, depot.trough, style, 7 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(style.palette.shadow, 0.35))
    painter.drawRoundedRect(
        depot.die.translated(0, 2.2 * u).adjusted(0.5 * u, 0, -0.5 * u, 0), 7 * u, 7 * u
    )
    brush.draw_sprite(painter, f"dice/white-{number}", depot.die, style)


def _paint_black_depot(
    painter: QPainter, layout: MarketLayout, seats: int, style: PaintStyle
) -> None:
    u = layout.u
    fill = darker(BLACK_DEPOT, 0.62) if style.is_dark else BLACK_DEPOT
    brush.draw_card(painter, layout.black, style, 14 * u, fill, style.palette.gold, 1.5 * u, lift=6)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(translucent(IVORY, 0.10), 1))
    painter.drawRoundedRect(layout.black.adjusted(3 * u, 3 * u, -3 * u, -3 * u), 11 * u, 11 * u)
    for index in range(known_places.black_spaces(seats)):
        tile = layout.places[Slot("market", known_places.BLACK, index)].rect
        pen = QPen(QColor(brush.dark_line(style)), 1.2 * u)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(darker(fill, 0.4)))
        painter.drawPath(
            places.hex_outline(tile.center(), layout.black_radius * 0.9, layout.black_radius * 0.1)
        )
    if not layout.stall.isEmpty():
        _paint_stall(painter, layout, fill, style)
    middle = layout.price.center() - QPointF(0, 2 * u)
    coins = [
        pixel_square(middle.x() + shift * u, middle.y() - 8.5 * u, 17 * u) for shift in (-2, 17)
    ]
    label = QRectF(middle.x() - 56 * u, middle.y() - 11 * u, 48 * u, 22 * u)
    brush.draw_text(
        painter, style, label, tr("Market", "Buy"), fonts.text_font(12.5 * u, 600), IVORY, "right"
    )
    for coin in coins:
        brush.draw_sprite(painter, "pieces/silverling", coin, style)


def _paint_stall(painter: QPainter, layout: MarketLayout, fill: str, style: PaintStyle) -> None:
    """Paint the place of the inns below a line, and their price."""
    u, stall, inn = layout.u, layout.stall, layout.places[Slot("market", INNS, 0)].rect
    painter.setPen(QPen(QColor(brush.dark_line(style)), 1 * u))
    painter.drawLine(
        stall.topLeft() + QPointF(6 * u, 2 * u), stall.topRight() + QPointF(-6 * u, 2 * u)
    )
    pen = QPen(QColor(brush.dark_line(style)), 1.2 * u)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(QColor(darker(fill, 0.4)))
    painter.drawPath(
        places.hex_outline(inn.center(), layout.black_radius * 0.9, layout.black_radius * 0.1)
    )
    inns = layout.places[Slot("inns")].rect
    below = QRectF(inns.x(), inns.bottom(), inns.width(), 15 * u)
    brush.draw_text(
        painter, style, below, tr("Market", "any colour"), fonts.text_font(11 * u), IVORY
    )


def _paint_bridge(painter: QPainter, layout: MarketLayout, seats: int, style: PaintStyle) -> None:
    u, bridge = layout.u, layout.bridge
    brush.draw_sprite(painter, f"tracks/bridge-{style.theme}", bridge, style)
    if seats == 1:
        return
    label = layout.first_label
    brush.draw_text(
        painter,
        style,
        label,
        tr("Market", "goes first"),
        fonts.text_font(11.5 * u, 500),
        style.palette.text2,
        "right",
    )
    _paint_arrow(painter, QPointF(label.right() + 5 * u, label.center().y()), 11 * u, style)
