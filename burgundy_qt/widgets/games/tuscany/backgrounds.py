"""The fixed backgrounds of Tuscany's table: the market and the parts of the set-up; also the
painter of each part. Duchies and seats are in `duchy_background.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, known_seat, known_state
from burgundy_qt.widgets.games.tuscany import duchy_background, market_layout, pieces, seat_layout
from burgundy_qt.widgets.games.tuscany.layout import TableLayout
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import Background
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import DARK, IVORY, mix


class Printed(NamedTuple):
    """The variable parts of the backgrounds: the current phase, whether its last round is on,
    whether the game is over, and the start player."""

    phase: int | None
    is_last: bool
    is_over: bool
    first: int | None


def printed_on(state: known_state.TuscanyState) -> Printed:
    """Return the variable parts of the backgrounds; choices are part of the state."""
    return Printed(state.phase, state.last, state.is_over, state.order[0] if state.order else None)


def backgrounds_of(
    layout: TableLayout, style: brush.PaintStyle, names: Sequence[str], shown: Printed
) -> dict[str, partial[Background]]:
    """Return a painting function for the background of every part; equal arguments paint the
    same."""
    seat = layout.shown
    if layout.set_up is not None:
        laid = layout.set_up
        return {
            "boards": partial(boards_background, laid, seat, style),
            "regions": partial(regions_background, laid, layout.card.land, style),
            "around": partial(around_background, laid, layout.others, tuple(names), style),
            "shop": partial(shop_background, laid, style),
        }
    chips = layout.others if layout.narrow else ()
    backgrounds: dict[str, partial[Background]] = {}
    if layout.market is not None and layout.bench is not None:
        backgrounds = {
            "market": partial(
                market_background, layout.market, shown.phase, shown.is_last, shown.is_over, style
            ),
            "bench": partial(duchy_background.bench_background, layout.bench, style),
        }
    backgrounds["large"] = partial(
        duchy_background.large_background,
        layout.card.bare,
        seat,
        names[seat],
        shown.first == seat,
        chips,
        style,
    )
    for card in () if layout.narrow else layout.others:
        name, is_first = names[card.seat], shown.first == card.seat
        backgrounds[f"seat {card.seat}"] = partial(
            duchy_background.seat_background, card, name, is_first, style
        )
    return backgrounds


def prepared(layout: TableLayout, style: brush.PaintStyle) -> Iterator[None]:
    """Draw and cache the slowest parts of the backgrounds, one picture at each step."""
    duchy_background.far_view(layout.card, style)
    yield
    duchies = [(card.lattice, card.land) for card in layout.others]
    for lattice, land in ((layout.card.lattice, layout.card.land), *duchies):
        for _ in duchy_background.duchy_pictures(lattice, land, style) if land is not None else ():
            yield


# The market: the clock, the piazza of the display, the decks, the course


CAPTIONS = {
    "discards": tr_noop("Tuscany table", "Discards"),
    "yields": tr_noop("Tuscany table", "Yield"),
}
NOTES = (
    tr_noop("Tuscany table", "Green scores after I, II and III"),
    tr_noop("Tuscany table", "Green scores after II and III"),
    tr_noop("Tuscany table", "Green scores once more"),
)
"""By phase a note on the phases that will still add the green points to the red ones."""
BRICK = 13


def market_background(
    layout: market_layout.MarketLayout,
    phase: int | None,
    is_last: bool,
    is_over: bool,
    style: brush.PaintStyle,
) -> Background:
    """Return the fixed part of the market."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    painter.save()
    painter.setClipPath(_rounded(layout.rect, 12 * u))
    paint_piazza(painter, layout.display, style)
    painter.setPen(QPen(QColor(palette.line), 1))
    for y in (layout.display.rect.y(), layout.decks.y(), layout.decks.bottom()):
        painter.drawLine(QPointF(layout.rect.x(), y), QPointF(layout.rect.right(), y))
    painter.restore()
    _paint_road(painter, layout.clock, is_last, style)
    for name, box in layout.captions.items():
        words = tr("Tuscany table", CAPTIONS[name])
        brush.draw_text(
            painter, style, box, words, fonts.text_font(11.5 * u, 600), palette.text2, "middle"
        )
    for kind in ("deck", "discards", "yields", "yield-card"):
        _paint_place(painter, layout.places[Slot(kind)].rect, style)
    _paint_course(painter, layout.course, phase, is_over, style)
    painter.end()
    return pixmap, corner


def _rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), corner, corner)
    return path


def _paint_place(painter: QPainter, rect: QRectF, style: brush.PaintStyle) -> None:
    """Paint the place of a pile, as long as there is one."""
    inner = rect.adjusted(3 * style.u, 3 * style.u, -3 * style.u, -3 * style.u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.translucent(style.palette.well, 0.7))
    painter.drawRoundedRect(inner, 6 * style.u, 6 * style.u)


def paint_piazza(
    painter: QPainter, layout: market_layout.DisplayLayout, style: brush.PaintStyle
) -> None:
    """Paint faint bricks in a herringbone pattern, and the places of the tiles."""
    ground, u, rect = pieces.ground_of(style.palette), style.u, layout.rect
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
    painter.strokePath(path, QPen(brush.translucent(ground.joint, 0.55), 1.1 * u))
    painter.restore()
    for number in range(catalogue.SLOTS + 1):
        slot = Slot("display", None, number) if number < catalogue.SLOTS else Slot("neutral-stack")
        pen = QPen(QColor(style.palette.line2), 1.3 * u)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(brush.translucent(ground.joint, 0.35))
        painter.drawPath(layout.places[slot].hexagon(0.9, 0.1))


def _paint_road(
    painter: QPainter, clock: market_layout.ClockLayout, is_last: bool, style: brush.PaintStyle
) -> None:
    """Paint the line below the stones of a phase; in the last round plaque III has a flag."""
    painter.setPen(QPen(brush.translucent(style.palette.line2, 0.7), 2 * clock.u))
    for at in range(len(catalogue.STACKS)):
        first = 1 + at * catalogue.STACKS[0]
        painter.drawLine(clock.stones[first], clock.stones[first + catalogue.STACKS[at] - 1])
    if is_last:
        _paint_flag(painter, clock.places[Slot("phase", None, "III")].rect, style)


def _paint_flag(painter: QPainter, plaque: QRectF, style: brush.PaintStyle) -> None:
    u = style.u
    foot = plaque.topRight() + QPointF(-4 * u, 12 * u)
    painter.setPen(QPen(QColor(style.palette.text), 1.6 * u))
    painter.drawLine(foot, foot - QPointF(0, 16 * u))
    cloth = QPolygonF(
        [foot - QPointF(0, 16 * u), foot + QPointF(11 * u, -12 * u), foot - QPointF(0, 8 * u)]
    )
    painter.setBrush(QColor(style.palette.accent_hi))
    painter.drawPolygon(cloth)


def _paint_course(
    painter: QPainter,
    layout: market_layout.CourseLayout,
    phase: int | None,
    is_over: bool,
    style: brush.PaintStyle,
) -> None:
    """Paint two lanes of fifty fields, the gate on top, and the ranking inside."""
    ground, u = pieces.ground_of(style.palette), layout.u
    lane, joint = layout.lane, layout.lanes()["red"][0] - layout.lane
    painter.setPen(Qt.PenStyle.NoPen)
    for inside, colour in (
        (-1.6 * u, ground.lane_edge),
        (0.0, ground.green),
        (lane, ground.lane_edge),
        (lane + joint, ground.red),
        (2 * lane + joint, ground.lane_edge),
        (2 * (lane + joint), ground.piazza),
    ):
        box = layout.edge.adjusted(inside, inside, -inside, -inside)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    _paint_fields(painter, layout, style)
    for seat, (marker, green, red) in layout.rows.items():
        brush.draw_sprite(painter, style.seat_styles.marker(seat), marker, style)
        for track, place in (("green", green), ("red", red)):
            brush.draw_sprite(
                painter, pieces.points_art(track), place.adjusted(3 * u, 0, -3 * u, 0), style
            )
    if not layout.note.isEmpty() and not is_over:
        words = tr("Tuscany table", NOTES[(phase or 1) - 1])
        room = layout.note.adjusted(3 * lane, 0, -3 * lane, 0)
        brush.draw_text(
            painter, style, room, words, fonts.text_font(11 * u, 500), style.palette.text2, "middle"
        )


def _paint_fields(
    painter: QPainter, layout: market_layout.CourseLayout, style: brush.PaintStyle
) -> None:
    ground, u = pieces.ground_of(style.palette), layout.u
    lines = {"green": ground.green_line, "red": ground.red_line}
    fills = {"green": ground.green, "red": ground.red}
    for track, (start, end) in layout.lanes().items():
        painter.setPen(QPen(QColor(lines[track]), 1.1 * u))
        for field in range(market_layout.FIELDS):
            painter.drawLine(layout.at(field - 0.5, start), layout.at(field - 0.5, end))
        painter.setPen(Qt.PenStyle.NoPen)
        for field in range(0, market_layout.FIELDS, 10):
            towards = "#000000" if style.is_dark else "#FFFFFF"
            painter.setBrush(QColor(DARK.gold if not field else mix(fills[track], towards, 0.45)))
            corners = ((-0.5, start), (0.5, start), (0.5, end), (-0.5, end))
            painter.drawPolygon(
                QPolygonF([layout.at(field + by, inside) for by, inside in corners])
            )
    for field in range(0, market_layout.FIELDS, 10):
        middle = layout.at(field, layout.lane / 2)
        box = QRectF(middle.x() - 14 * u, middle.y() - 7 * u, 28 * u, 14 * u)
        colour = ground.number if field else "#22381C"
        brush.draw_text(
            painter,
            style,
            box,
            str(field or market_layout.FIELDS),
            fonts.number_font(10.5 * u),
            colour,
            "middle",
        )


# The set-up: the boards with their regions and buttons, the points of the regions, the seats that
# are ready, the display


PRESSED_BACK = 0.35
"""The opacity of a disabled button."""


def boards_background(
    layout: market_layout.SetUpLayout, seat: int, style: brush.PaintStyle
) -> Background:
    """Return the large card: the boards, lines round their regions with the points, buttons below
    them."""
    large, u, palette = layout.card, layout.u, style.palette
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(large.rect, u), style)
    brush.draw_card(painter, large.rect, style, 12 * u, lift=3)
    duchy_background.paint_rows(painter, large, style)
    brush.draw_sprite(
        painter, style.seat_styles.crest(seat, large.crest.width()), large.crest, style
    )
    title = tr("Tuscany table", "Arrange your duchy")
    brush.draw_text(painter, style, large.name, title, fonts.heading_font(21 * u), palette.text)
    words = tr(
        "Tuscany table",
        "Order, turn and shift the three boards, then choose the start castle. Nobody else "
        "sees it yet.",
    )
    brush.draw_text(painter, style, large.bonuses, words, fonts.text_font(12.5 * u), palette.text2)
    duchy = large.land
    duchy_background.paint_duchy(painter, large.centre, large.lattice, large.land, style)
    duchy_background.paint_regions(painter, large.centre, large.lattice, duchy, style)
    _paint_worth(painter, layout, style)
    how = tr("Tuscany table", "Drag a board to its place, click it to turn it, or use its buttons.")
    brush.draw_text(
        painter, style, layout.hint, how, fonts.text_font(12 * u, 500), palette.text, "middle"
    )
    for kind, bar in layout.bars.items():
        _paint_bar(painter, layout, seat, kind, bar, style)
    painter.end()
    return pixmap, corner


def _paint_worth(
    painter: QPainter, layout: market_layout.SetUpLayout, style: brush.PaintStyle
) -> None:
    """Paint the points of every region of two and more spaces, at the corner of its highest
    space."""
    large = layout.card
    middles = large.lattice.middles(large.land, large.centre)
    radius = large.lattice.radius
    for region in catalogue.regions_of(large.land):
        if len(region) > 1:
            top = min((middles[cell] for cell in region), key=lambda at: (at.y(), at.x()))
            size = max(26.0, 0.88 * radius)
            middle = top + QPointF(0.62 * radius, -0.46 * radius)
            box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            paint_points(painter, box, catalogue.REGION_POINTS[len(region)], style)


def paint_points(painter: QPainter, box: QRectF, points: int, style: brush.PaintStyle) -> None:
    """Paint green points as a shield with their number."""
    wide = box.width() * 44 / 58
    shield = QRectF(box.center().x() - wide / 2, box.y(), wide, box.height())
    brush.draw_sprite(painter, pieces.points_art("green"), shield, style)
    number = shield.translated(0, 0.06 * box.height())
    font = fonts.number_font(0.42 * box.height())
    brush.draw_text(painter, style, number, str(points), font, IVORY, "middle")


def _paint_bar(
    painter: QPainter,
    layout: market_layout.SetUpLayout,
    seat: int,
    kind: str,
    bar: QRectF,
    style: brush.PaintStyle,
) -> None:
    """Paint the buttons of a board after its letter."""
    palette, u = style.palette, layout.u
    brush.draw_card(painter, bar, style, 12 * u, palette.raised, palette.line2, lift=2)
    size = 28 * u
    disc = QRectF(bar.x() + 8 * u, bar.center().y() - size / 2, size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.accent))
    painter.drawEllipse(disc)
    font = fonts.heading_font(16 * u)
    brush.draw_text(painter, style, disc, kind, font, palette.on_accent, "middle")
    at = [board[0] for board in layout.card.land.boards].index(kind)
    idle = {0: ("move-left", "half-step"), 2: ("move-right",)}.get(at, ())
    for button in market_layout.BUTTONS:
        box = layout.places[Slot(button, seat, kind)].rect
        painter.setOpacity(PRESSED_BACK if button in idle else 1)
        brush.draw_card(
            painter,
            box,
            style,
            8 * u,
            palette.raised,
            palette.line2,
            lift=0 if button in idle else 1,
        )
        _paint_arrow(painter, button, box, style)
        painter.setOpacity(1)


def _paint_arrow(painter: QPainter, button: str, box: QRectF, style: brush.PaintStyle) -> None:
    """Paint the symbol of a button, on a grid of 24."""
    scale = box.width() * 0.6 / 24
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-12, -12)
    pen = QPen(QColor(style.palette.text), 2)
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


def regions_background(
    layout: market_layout.SetUpLayout, duchy: known_seat.Duchy, style: brush.PaintStyle
) -> Background:
    """Return by colour the current regions, and their points when full."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.regions, layout.u), style)
    u, palette = layout.u, style.palette
    note = tr("Tuscany table", "points when full")
    _paint_panel(painter, layout.regions, tr("Tuscany table", "Regions"), note, style)
    spaces = catalogue.spaces_of(duchy)
    for colour in catalogue.COLOURS:
        row = layout.places[Slot("regions", None, colour)].rect
        sizes = sorted(
            (len(r) for r in catalogue.regions_of(duchy) if spaces[r[0]].colour == colour),
            reverse=True,
        )
        x = row.x() + 16 * u
        for size in sizes:
            x = _paint_region(painter, x, row, colour, size, style) + 6 * u
        number = QRectF(row.right() - 50 * u, row.y(), 32 * u, row.height())
        points = sum(catalogue.REGION_POINTS[size] for size in sizes)
        brush.draw_text(
            painter, style, number, str(points), fonts.number_font(14 * u), palette.text, "right"
        )
    painter.end()
    return pixmap, corner


def _paint_region(
    painter: QPainter, left: float, row: QRectF, colour: str, size: int, style: brush.PaintStyle
) -> float:
    """Paint a region as small spaces; return its right end."""
    u = style.u
    radius = min(8.6 * u, row.height() * 0.34)
    box = QRectF(left, row.center().y() - radius * 1.2, size * 2.05 * radius + 3 * u, radius * 2.4)
    painter.setPen(QPen(QColor(style.palette.line), 1))
    painter.setBrush(QColor(style.palette.well))
    painter.drawRoundedRect(box, 6 * u, 6 * u)
    for at in range(size):
        middle = QPointF(left + 1.5 * u + (2.05 * at + 1.02) * radius, row.center().y())
        place = places.flat_hex_bounds(middle, radius)
        brush.draw_sprite(painter, pieces.cell_art(colour, style.theme, True), place, style)
    return box.right()


def _paint_panel(
    painter: QPainter, rect: QRectF, title: str, note: str, style: brush.PaintStyle
) -> None:
    u, palette = style.u, style.palette
    brush.draw_card(painter, rect, style, 12 * u, lift=3)
    head = QRectF(rect.x() + 16 * u, rect.y() + 8 * u, rect.width() - 32 * u, 28 * u)
    brush.draw_text(painter, style, head, title, fonts.heading_font(18 * u), palette.text)
    brush.draw_text(
        painter, style, head, note, fonts.text_font(11.5 * u, 500), palette.text2, "right"
    )


def around_background(
    layout: market_layout.SetUpLayout,
    rows: Sequence[seat_layout.SeatLayout],
    names: Sequence[str],
    style: brush.PaintStyle,
) -> Background:
    """Return the other seats, each with a note whether it is ready."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.around, layout.u), style)
    u = layout.u
    _paint_panel(painter, layout.around, tr("Tuscany table", "Around the table"), "", style)
    for row in rows:
        brush.draw_sprite(
            painter, style.seat_styles.crest(row.seat, row.crest.width()), row.crest, style
        )
        font = fonts.text_font(14.5 * u, 600)
        brush.draw_text(painter, style, row.name, names[row.seat], font, style.palette.text)
    painter.end()
    return pixmap, corner


def shop_background(layout: market_layout.SetUpLayout, style: brush.PaintStyle) -> Background:
    """Return the display that players will take tiles from."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.shop, layout.u), style)
    _paint_panel(painter, layout.shop, tr("Tuscany table", "Display"), "", style)
    paint_piazza(painter, layout.display, style)
    painter.end()
    return pixmap, corner
