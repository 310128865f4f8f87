"""The backgrounds of the seats: the bench, the large estate with its head and foot, the small cards
and chips; also those of teams and of the solo game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import known_places
from burgundy_qt.rules.burgundy.known_places import Cell
from burgundy_qt.widgets.games.burgundy import hover_modules, module_layout, team_layout
from burgundy_qt.widgets.games.burgundy.estate_shape import Grid, river_path, river_strokes
from burgundy_qt.widgets.games.burgundy.picture import LABELS, MILESTONE, ROAD_END
from burgundy_qt.widgets.games.burgundy.seat_layout import BenchLayout, SeatLayout
from burgundy_qt.widgets.phrases.wording import team_name
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.brush import PaintStyle, seat_outline, translucent
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, pixel_square
from burgundy_qt.widgets.table.game_table import Background
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import darker, lighter

HEADINGS = {
    "dice": tr_noop("Bench", "Dice"),
    "storage": tr_noop("Bench", "Storage"),
    "goods": tr_noop("Bench", "Goods"),
}


def bench_background(layout: BenchLayout, style: PaintStyle) -> Background:
    """Return the bench: two purses, the places of dice, storage and goods, and the line of sold
    goods."""
    rect = brush.with_shadow(layout.rect, layout.u)
    pixmap, painter, corner = brush.scene_canvas(rect, style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u)
    for purse, piece, caption in (
        (layout.silver, "silverling", tr("Bench", "silver")),
        (layout.workers, "worker", tr("Bench", "workers")),
    ):
        brush.draw_card(painter, purse.rect, style, 9 * u, palette.raised, palette.line2, lift=2)
        brush.draw_sprite(painter, f"pieces/{piece}", purse.piece, style)
        brush.draw_text(
            painter,
            style,
            purse.word,
            caption,
            fonts.text_font(10.5 * u, 500),
            palette.text2,
            "middle",
        )
    for heading, at in layout.headings.items():
        brush.draw_text(
            painter,
            style,
            at,
            tr("Bench", HEADINGS[heading]),
            fonts.text_font(11.5 * u, 600),
            palette.text2,
            "middle",
        )
    paint_free_places(painter, layout.places, style)
    _paint_sold(painter, layout.sold, layout.sold_word, style)
    painter.end()
    return pixmap, corner


def _paint_sold(painter: QPainter, line: QRectF, word: QRectF, style: PaintStyle) -> None:
    """Paint the line above the number of sold goods, and the word beside it."""
    painter.setPen(QPen(QColor(style.palette.line), 1))
    painter.drawLine(line.topLeft(), line.topRight())
    font = fonts.text_font(11.5 * style.u, 500)
    brush.draw_text(painter, style, word, tr("Bench", "Sold"), font, style.palette.text2)


def estate_background(
    layout: module_layout.EstateLayout, seat: int, name: str, estate: str | None, style: PaintStyle
) -> Background:
    """Return the large card: crest and name, the printed estate on its mat, the rows of the bonuses
    and of the prompt."""
    rect = brush.with_shadow(layout.rect, layout.u)
    pixmap, painter, corner = brush.scene_canvas(rect, style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u)
    paint_halves(painter, layout, style)
    brush.draw_sprite(
        painter, style.seat_styles.crest(seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(painter, style, layout.name, name, fonts.heading_font(21 * u), palette.text)
    brush.paint_pixmap(
        painter, brush.shield_pixmap(layout.shield.width(), style.dpr), layout.shield, style
    )
    if estate:
        paint_estate(painter, layout.centre, layout.grid, estate, style)
    if layout.rail is not None:
        paint_rail(painter, layout.rail, style)
    else:
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(
            layout.bonuses.topLeft() + QPointF(14 * u, 0),
            layout.bonuses.topRight() - QPointF(14 * u, 0),
        )
    for other, chip in layout.chips.items():
        brush.draw_card(
            painter, chip, style, chip.height() / 2, palette.raised, palette.line2, lift=2
        )
        place = QRectF(chip.x() + 5 * u, chip.y() + 4 * u, 24 * u, 24 * u)
        brush.draw_sprite(painter, style.seat_styles.crest(other, place.width()), place, style)
    painter.end()
    return pixmap, corner


def seat_background(
    layout: SeatLayout, name: str, estate: str | None, style: PaintStyle
) -> Background:
    """Return a small card: crest, name, estate, and the places of all belongings."""
    rect = brush.with_shadow(layout.rect, layout.u)
    pixmap, painter, corner = brush.scene_canvas(rect, style)
    u = layout.u
    brush.draw_card(painter, layout.rect, style, 12 * u)
    brush.draw_sprite(
        painter, style.seat_styles.crest(layout.seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(
        painter, style, layout.name, name, fonts.heading_font(16 * u), style.palette.text
    )
    brush.paint_pixmap(
        painter, brush.shield_pixmap(layout.shield.width(), style.dpr), layout.shield, style
    )
    brush.draw_sprite(painter, "pieces/silverling", layout.coin, style)
    brush.draw_sprite(painter, "pieces/worker", layout.worker, style)
    paint_free_places(painter, layout.places, style)
    if estate:
        paint_estate(painter, layout.centre, layout.grid, estate, style)
    painter.end()
    return pixmap, corner


def paint_halves(painter: QPainter, layout: module_layout.EstateLayout, style: PaintStyle) -> None:
    """Paint the distant land behind the estate, and below it the area of prompt and buttons."""
    path = QPainterPath()
    path.addRoundedRect(layout.rect.adjusted(1, 1, -1, -1), 12 * layout.u, 12 * layout.u)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(layout.rect.topLeft(), far_view(layout, style))
    painter.fillRect(layout.prompt, QColor(style.palette.panel2))
    painter.fillRect(
        QRectF(layout.prompt.x(), layout.prompt.y(), layout.prompt.width(), 1),
        QColor(style.palette.line),
    )
    painter.restore()


def far_view(layout: module_layout.EstateLayout, style: PaintStyle) -> QPixmap:
    """Return the land behind the estate."""
    return sprite_files.background_pixmap(
        f"estate-{style.theme}",
        layout.rect.width(),
        layout.bonuses.y() - layout.rect.y(),
        style.dpr,
    )


def paint_free_places(painter: QPainter, places: dict[Slot, SlotPlace], style: PaintStyle) -> None:
    """Paint the empty places."""
    for slot, place in places.items():
        if not place.shown or slot.kind not in ("storage", "shared", "goods", "die"):
            continue
        if slot.kind in ("storage", "shared"):
            radius = place.rect.height() / 2
            brush.free_place(
                painter, hexes.hex_outline(place.rect.center(), radius * 0.92, radius * 0.1), style
            )
            continue
        path = QPainterPath()
        round_by = place.rect.width() * (0.18 if slot.kind == "goods" else 0.22)
        path.addRoundedRect(place.rect.adjusted(1, 1, -1, -1), round_by, round_by)
        if slot.kind == "goods":
            brush.free_place(painter, path, style)
        else:
            painter.fillPath(path, translucent(style.palette.well, 0.7))


# A solo game: the road of milestones with the button beside it, and the card with the goal.


def paint_rail(painter: QPainter, layout: module_layout.RailLayout, style: PaintStyle) -> None:
    """Paint the road, a line for every point on it, and the button that buys one."""
    u, palette = layout.u, style.palette
    rim = darker(palette.map2, 0.35)
    ground = palette.map2 if style.is_dark else lighter(palette.map2, 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, grow in ((rim, 1.2 * u), (ground, 0.0)):
        painter.setBrush(QColor(colour))
        rect = layout.road.adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QPen(QColor(palette.line2), 1))
    for points in range(ROAD_END):
        if points % MILESTONE:
            middle = layout.at(points)
            painter.drawLine(middle - QPointF(0, 2.8 * u), middle + QPointF(0, 2.8 * u))
    _paint_button(painter, layout, style)


def _paint_button(painter: QPainter, layout: module_layout.RailLayout, style: PaintStyle) -> None:
    """Paint a silverling that becomes a point."""
    u, rect, palette = layout.u, layout.button, style.palette
    brush.draw_card(painter, rect, style, 8 * u, palette.raised, palette.line2, lift=2)
    y, right = rect.center().y(), rect.right() - 8 * u
    point = pixel_square(right - 19 * u, y - 9.5 * u, 19 * u)
    coin = pixel_square(right - 56 * u, y - 9 * u, 18 * u)
    brush.paint_pixmap(painter, brush.shield_pixmap(point.width(), style.dpr), point, style)
    brush.draw_sprite(painter, "pieces/silverling", coin, style)
    between = QRectF(coin.right(), rect.y(), point.x() - coin.right(), rect.height())
    brush.draw_text(
        painter, style, between, "=", fonts.text_font(13 * u, 600), palette.text2, "middle"
    )
    words = QRectF(rect.x() + 10 * u, rect.y(), coin.x() - rect.x() - 14 * u, rect.height())
    brush.draw_text(
        painter, style, words, tr("Solo", "Buy a point"), fonts.text_font(12 * u, 600), palette.text
    )


def goal_background(layout: module_layout.GoalLayout, style: PaintStyle) -> Background:
    """Return the card with the goal: its title, the label of each value, and the empty bars."""
    u, palette = layout.u, style.palette
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, u), style)
    brush.draw_card(painter, layout.rect, style, 12 * u)
    brush.draw_text(
        painter,
        style,
        layout.title,
        tr("Solo", "The goal"),
        fonts.heading_font(18 * u),
        palette.text,
    )
    for name, rect in layout.labels.items():
        brush.draw_text(
            painter,
            style,
            rect,
            tr("Solo", LABELS[name]),
            fonts.text_font(12 * u, 500),
            palette.text2,
        )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.well))
    for name in module_layout.BARS:
        bar = layout.places[Slot("goal-bar", name)].rect
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    painter.end()
    return pixmap, corner


# The mat below an estate: the land round its cells, with a soft shadow.


BORDER, EDGE, JOINT = 1.24, 1.19, 1.06  # radius of the hexes that form the land, in radii of a cell


def paint_estate(
    painter: QPainter, centre: QPointF, grid: Grid, estate: str, style: PaintStyle
) -> None:
    """Paint the printed cells of an estate on their mat."""
    mat = _mat(grid, style)
    box = QRectF(QPointF(), mat.deviceIndependentSize())
    box.moveCenter(centre)
    brush.paint_pixmap(painter, mat, box, style)
    for name, cell in known_places.cells_of(style.edition, estate).items():
        brush.paint_pixmap(
            painter, _cell(cell, grid, style), _box(grid, centre + grid.offset(name)), style
        )


def estate_pictures(grid: Grid, estate: str, style: PaintStyle) -> Iterator[QPixmap]:
    """Yield the pictures that `paint_estate` combines, one by one; afterwards they are cached."""
    yield _mat(grid, style)
    for cell in known_places.cells_of(style.edition, estate).values():
        yield _cell(cell, grid, style)


def _cell(cell: Cell, grid: Grid, style: PaintStyle) -> QPixmap:
    name = sprite_files.cell_art(
        cell.colour, cell.number, style.theme, small=grid.radius < sprite_files.MINI_BELOW
    )
    return sprite_files.pixmap(name, _box(grid, QPointF()).width(), style.dpr, style.text)


def _box(grid: Grid, middle: QPointF) -> QRectF:
    return places.hex_bounds(middle, grid.radius * 0.985)


@lru_cache(maxsize=6)
def _mat(grid: Grid, style: PaintStyle) -> QPixmap:
    radius = grid.radius
    colour = darker(style.palette.map2, 0.12) if style.is_dark else style.palette.map2
    pixmap, painter, _ = brush.scene_canvas(_room(grid), style)
    _draw_rivers(painter, grid, style)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in (3, 2, 1):
        shade = _land(grid, BORDER + 0.03 * step).translated(0, (0.09 - 0.02 * step) * radius)
        painter.fillPath(shade, translucent(style.palette.shadow, 0.05))
    painter.fillPath(_land(grid, BORDER), QColor(darker(colour, 0.25)))
    painter.fillPath(_land(grid, EDGE).translated(0, -0.015 * radius), QColor(colour))
    painter.fillPath(_land(grid, JOINT), QColor(darker(colour, 0.16)))
    painter.end()
    return pixmap


def _room(grid: Grid) -> QRectF:
    """Return the rectangle of all cells of an estate about its middle, with the land round them."""
    right = (
        max(abs(offset.x()) for _, offset in grid.offsets) + 0.5 * grid.across + 0.5 * grid.radius
    )
    low = max(abs(offset.y()) for _, offset in grid.offsets) + 1.6 * grid.radius
    return QRectF(-right, -low, 2 * right, 2 * low)


def _draw_rivers(painter: QPainter, grid: Grid, style: PaintStyle) -> None:
    """Paint the rivers that join the parts of an estate, each with a thread of light along its
    middle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for one, other in grid.shape.rivers:
        course = river_path(grid.offset(one), grid.offset(other))
        for stroke in river_strokes(style.palette, grid.radius):
            painter.strokePath(course, stroke)


def _land(grid: Grid, grow: float) -> QPainterPath:
    """Return the outline of all hexes of an estate about its middle, each `grow` times as large as
    a cell."""
    land = QPainterPath()
    land.setFillRule(Qt.FillRule.WindingFill)
    hexagon = places.hex_outline(QPointF(), grid.radius * grow, grid.radius * 0.09)
    for _, offset in grid.offsets:
        land.addPath(hexagon.translated(offset))
    return land.simplified()


# Teams: the large card with the estate and the bench of both, the small cards, the chips.


def team_background(
    layout: team_layout.TeamLayout, names: Sequence[str], estate: str | None, style: PaintStyle
) -> Background:
    """Return the large card of a team."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u)
    paint_halves(painter, layout, style)
    _paint_crests(painter, layout.crests, style)
    brush.draw_text(
        painter,
        style,
        layout.name,
        team_name(names, tuple(layout.crests)),
        fonts.heading_font(21 * u),
        palette.text,
    )
    brush.paint_pixmap(
        painter, brush.shield_pixmap(layout.shield.width(), style.dpr), layout.shield, style
    )
    _paint_crests(painter, layout.count_crests, style)
    if estate:
        paint_estate(painter, layout.centre, layout.grid, estate, style)
    for home, chip in layout.chips.items():
        brush.draw_card(
            painter, chip, style, chip.height() / 2, palette.raised, palette.line2, lift=2
        )
        _paint_crests(painter, layout.chip_crests[home], style)
    _paint_bench(painter, layout.bench, names, style)
    painter.end()
    return pixmap, corner


def _paint_crests(painter: QPainter, crests: dict[int, QRectF], style: PaintStyle) -> None:
    """Paint the crests of seats, the first on top."""
    for seat, at in reversed(crests.items()):
        brush.draw_sprite(painter, style.seat_styles.crest(seat, at.width()), at, style)


def _paint_bench(
    painter: QPainter, bench: team_layout.TeamBench, names: Sequence[str], style: PaintStyle
) -> None:
    """Paint the stores of both members in their colours, and the shared things between them."""
    u, palette = bench.u, style.palette
    for seat, stall, fill in (
        (bench.mate, bench.theirs, palette.panel2),
        (bench.shown, bench.mine, palette.panel),
    ):
        brush.draw_card(
            painter, stall, style, 10 * u, fill, seat_outline(seat, style), 2 * u, lift=2
        )
        at = QRectF(stall.x() + 10 * u, stall.y() + 4 * u, 18 * u, 18 * u)
        brush.draw_sprite(painter, style.seat_styles.crest(seat, at.width()), at, style)
        _heading(
            painter,
            stall.adjusted(34 * u, 0, -8 * u, 0),
            hover_modules.store_title(names[seat]),
            style,
        )
    brush.draw_card(painter, bench.common, style, 10 * u, palette.panel, palette.line2, lift=2)
    _heading(
        painter,
        bench.common.adjusted(12 * u, 0, -8 * u, 0),
        tr("Bench", "Shared by the team"),
        style,
    )
    for purse, piece in zip(bench.purses, ("silverling", "worker"), strict=True):
        brush.draw_card(painter, purse, style, 9 * u, palette.raised, palette.line2, lift=2)
        brush.draw_sprite(painter, f"pieces/{piece}", bench.piece(purse), style)
    paint_free_places(painter, bench.places, style)
    _paint_sold(painter, bench.sold, bench.sold, style)


def _heading(painter: QPainter, stall: QRectF, text: str, style: PaintStyle) -> None:
    at = QRectF(
        stall.x(), stall.y() + 2 * style.u, stall.width(), (team_layout.BENCH_HEAD - 2) * style.u
    )
    brush.draw_text(
        painter, style, at, text, fonts.text_font(12 * style.u, 600), style.palette.text2
    )


def team_card_background(
    card: team_layout.TeamCard, names: Sequence[str], estate: str | None, style: PaintStyle
) -> Background:
    """Return the small card of another team."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(card.rect, card.u), style)
    u = card.u
    brush.draw_card(painter, card.rect, style, 12 * u)
    _paint_crests(painter, card.crests, style)
    brush.draw_text(
        painter,
        style,
        card.name,
        team_name(names, card.team),
        fonts.heading_font(16 * u),
        style.palette.text,
    )
    brush.paint_pixmap(
        painter, brush.shield_pixmap(card.shield.width(), style.dpr), card.shield, style
    )
    brush.draw_sprite(painter, "pieces/silverling", card.coin, style)
    brush.draw_sprite(painter, "pieces/worker", card.worker, style)
    painter.setPen(QPen(QColor(style.palette.line), 1))
    for crest in card.row_crests.values():
        y = crest.y() - 4 * u
        painter.drawLine(QPointF(card.rect.x() + 12 * u, y), QPointF(card.rect.right() - 12 * u, y))
    _paint_crests(painter, card.row_crests, style)
    paint_free_places(painter, card.places, style)
    if estate:
        paint_estate(painter, card.centre, card.grid, estate, style)
    painter.end()
    return pixmap, corner
