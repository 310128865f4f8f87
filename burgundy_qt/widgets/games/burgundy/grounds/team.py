"""The grounds of teams: the large card with the estate and the bench of both, the small cards, the
chips."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.burgundy.grounds.mat import paint_estate
from burgundy_qt.widgets.games.burgundy.grounds.seat import paint_free_places, paint_halves
from burgundy_qt.widgets.games.burgundy.hover.hover_team import store_title
from burgundy_qt.widgets.games.burgundy.layout.team import TeamLayout
from burgundy_qt.widgets.games.burgundy.layout.team_bench import HEAD, TeamBench
from burgundy_qt.widgets.games.burgundy.layout.team_card import TeamCard
from burgundy_qt.widgets.phrases.wording import team_name
from burgundy_qt.widgets.sprites.brush import (
    draw_card,
    draw_sprite,
    draw_text,
    paint_pixmap,
    scene_canvas,
    shield_pixmap,
    with_shadow,
)
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, seat_outline
from burgundy_qt.widgets.table.game_table import Ground
from burgundy_qt.widgets.theme import fonts


def team_ground(
    laid: TeamLayout, names: Sequence[str], estate: str | None, look: PaintStyle
) -> Ground:
    """The large card of a team."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    draw_card(painter, laid.rect, look, 12 * u)
    paint_halves(painter, laid, look)
    _paint_crests(painter, laid.crests, look)
    draw_text(
        painter,
        look,
        laid.name,
        team_name(names, tuple(laid.crests)),
        fonts.heading_font(21 * u),
        palette.text,
    )
    paint_pixmap(painter, shield_pixmap(laid.shield.width(), look.dpr), laid.shield, look)
    _paint_crests(painter, laid.count_crests, look)
    if estate:
        paint_estate(painter, laid.centre, laid.grid, estate, look)
    for home, chip in laid.chips.items():
        draw_card(painter, chip, look, chip.height() / 2, palette.raised, palette.line2, lift=2)
        _paint_crests(painter, laid.chip_crests[home], look)
    _paint_bench(painter, laid.bench, names, look)
    painter.end()
    return pixmap, corner


def _paint_crests(painter: QPainter, crests: dict[int, QRectF], look: PaintStyle) -> None:
    """The crests of seats, the first on top."""
    for seat, at in reversed(crests.items()):
        draw_sprite(painter, look.seating.crest(seat, at.width()), at, look)


def _paint_bench(
    painter: QPainter, bench: TeamBench, names: Sequence[str], look: PaintStyle
) -> None:
    """The stores of both members in their colours, between them what they share."""
    u, palette = bench.u, look.palette
    for seat, stall, fill in (
        (bench.mate, bench.theirs, palette.panel2),
        (bench.shown, bench.mine, palette.panel),
    ):
        draw_card(painter, stall, look, 10 * u, fill, seat_outline(seat, look), 2 * u, lift=2)
        at = QRectF(stall.x() + 10 * u, stall.y() + 4 * u, 18 * u, 18 * u)
        draw_sprite(painter, look.seating.crest(seat, at.width()), at, look)
        _heading(painter, stall.adjusted(34 * u, 0, -8 * u, 0), store_title(names[seat]), look)
    draw_card(painter, bench.common, look, 10 * u, palette.panel, palette.line2, lift=2)
    _heading(
        painter,
        bench.common.adjusted(12 * u, 0, -8 * u, 0),
        tr("Bench", "Shared by the team"),
        look,
    )
    for purse, piece in zip(bench.purses, ("silverling", "worker"), strict=True):
        draw_card(painter, purse, look, 9 * u, palette.raised, palette.line2, lift=2)
        draw_sprite(painter, f"pieces/{piece}", bench.piece(purse), look)
    paint_free_places(painter, bench.places, look)
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.drawLine(bench.sold.topLeft(), bench.sold.topRight())
    draw_text(
        painter,
        look,
        bench.sold,
        tr("Bench", "Sold"),
        fonts.text_font(11.5 * u, 500),
        palette.text2,
    )


def _heading(painter: QPainter, stall: QRectF, text: str, look: PaintStyle) -> None:
    at = QRectF(stall.x(), stall.y() + 2 * look.u, stall.width(), (HEAD - 2) * look.u)
    draw_text(painter, look, at, text, fonts.text_font(12 * look.u, 600), look.palette.text2)


def team_card_ground(
    laid: TeamCard, names: Sequence[str], estate: str | None, look: PaintStyle
) -> Ground:
    """The small card of another team."""
    pixmap, painter, corner = scene_canvas(with_shadow(laid.rect, laid.u), look)
    u = laid.u
    draw_card(painter, laid.rect, look, 12 * u)
    _paint_crests(painter, laid.crests, look)
    draw_text(
        painter,
        look,
        laid.name,
        team_name(names, laid.team),
        fonts.heading_font(16 * u),
        look.palette.text,
    )
    paint_pixmap(painter, shield_pixmap(laid.shield.width(), look.dpr), laid.shield, look)
    draw_sprite(painter, "pieces/silverling", laid.coin, look)
    draw_sprite(painter, "pieces/worker", laid.worker, look)
    painter.setPen(QPen(QColor(look.palette.line), 1))
    for crest in laid.row_crests.values():
        y = crest.y() - 4 * u
        painter.drawLine(QPointF(laid.rect.x() + 12 * u, y), QPointF(laid.rect.right() - 12 * u, y))
    _paint_crests(painter, laid.row_crests, look)
    paint_free_places(painter, laid.places, look)
    if estate:
        paint_estate(painter, laid.centre, laid.grid, estate, look)
    painter.end()
    return pixmap, corner
