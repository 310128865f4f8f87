"""The fixed backgrounds under the pieces: the hand, the cards of seats, the stage of a bazaar, and
the card of the map with its head. `map_overlay` paints the layers over the land."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from burgundy_qt.language.formats import MINUS
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.known_state import Bazaar, Sale
from burgundy_qt.widgets.games.carcassonne import picture, side_layout, table_state, tile_shapes
from burgundy_qt.widgets.games.carcassonne.layout import TableLayout
from burgundy_qt.widgets.games.carcassonne.map_overlay import (
    NOTHING,
    Land,
    Marks,
    asked,
    background_of,
)
from burgundy_qt.widgets.sprites import brush, places
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.table.game_table import Background
from burgundy_qt.widgets.theme import fonts, sprite_files


class Printed(NamedTuple):
    """The parts of a state that the backgrounds show: the number of parts of a turn, the bazaar,
    the land with the subject of a decision, and whether the tiles left are counted."""

    parts: int
    stage: Stage | None
    asked: tuple[Land, Marks] | None
    counts_tiles: bool


def printed_on(state: table_state.TableState) -> Printed:
    """Return the parts of a state that the backgrounds show; choices are part of the state."""
    marks = asked(state)
    about = None if marks == NOTHING else (Land.of(state), marks)
    return Printed(len(picture.parts_of(state)), stage_of(state), about, not state.is_unaided)


def backgrounds_of(
    layout: TableLayout, style: PaintStyle, names: Sequence[str], shown: Printed
) -> dict[str, partial[Background]]:
    """Return a painting function for the background of every part; equal arguments paint the
    same."""
    frame, seat = layout.frame, layout.shown
    backgrounds: dict[str, partial[Background]] = {
        "hand": partial(hand_background, frame.hand, style, shown.counts_tiles),
        "card": partial(
            card_background,
            frame.card,
            frame.map,
            frame.head,
            seat,
            names[seat],
            shown.parts,
            _on_stage(layout, names, shown),
            style,
        ),
    }
    if shown.asked is not None:
        backgrounds["asked"] = background_of(*shown.asked, layout, style)
    for laid in () if layout.narrow else frame.cards:
        backgrounds[f"seat {laid.seat}"] = partial(seat_background, laid, names[laid.seat], style)
    return backgrounds


def _on_stage(layout: TableLayout, names: Sequence[str], shown: Printed) -> OnStage | None:
    if layout.frame.stage is None or shown.stage is None:
        return None
    return layout.frame.stage, layout.bidders, shown.stage, tuple(names)


# The hand: the place of the tile, the followers left, the words of the pile.


TOKENS = {
    "bridges": ("carcassonne/pieces/bridge-token", tr_noop("Carcassonne table", "Bridges")),
    "castles": ("carcassonne/pieces/castle-token", tr_noop("Carcassonne table", "Castles")),
}


def hand_background(
    layout: side_layout.HandLayout, style: PaintStyle, counts_tiles: bool
) -> Background:
    """Return the fixed part of the hand."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    path = QPainterPath()
    under_the_tile = layout.tile.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
    path.addRoundedRect(under_the_tile, 8 * u, 8 * u)
    brush.free_place(painter, path, style)
    painter.setPen(QPen(QColor(palette.line), 1))
    for line in layout.lines:
        left, right = layout.rect.x() + 14 * u, layout.rect.right() - 14 * u
        painter.drawLine(QPointF(left, line), QPointF(right, line))
    small = fonts.text_font(11.5 * u, 600)
    followers = tr("Carcassonne table", "Followers")
    brush.draw_text(painter, style, layout.followers, followers, small, palette.text2, "middle")
    for kind, place in layout.tokens.items():
        name, words = TOKENS[kind]
        brush.draw_sprite(painter, name, place, style)
        said = tr("Carcassonne table", words)
        font = fonts.text_font(11 * u, 500)
        brush.draw_text(painter, style, layout.names[kind], said, font, palette.text2, "middle")
    words = tr("Carcassonne table", "tiles left") if counts_tiles else ""
    brush.draw_text(
        painter, style, layout.pile_words, words, fonts.text_font(11.5 * u, 500), palette.text2
    )
    painter.end()
    return pixmap, corner


# A seat's card beside the map.


def seat_background(layout: side_layout.SeatLayout, name: str, style: PaintStyle) -> Background:
    """Return the fixed part of a seat's card."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.rect, layout.u), style)
    u, palette = layout.u, style.palette
    brush.draw_card(painter, layout.rect, style, 12 * u, lift=3)
    brush.draw_sprite(
        painter, style.seat_styles.crest(layout.seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(painter, style, layout.name, name, fonts.heading_font(17 * u), palette.text)
    brush.paint_pixmap(
        painter, brush.shield_pixmap(layout.shield.width(), style.dpr), layout.shield, style
    )
    if not layout.bar.isEmpty():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(layout.bar, layout.bar.height() / 2, layout.bar.height() / 2)
    for kind, place in layout.tokens.items():
        brush.draw_sprite(painter, TOKENS[kind][0], place, style)
    if layout.signs:
        painter.setPen(QPen(QColor(palette.line), 1))
        left, right = layout.rect.x() + 12 * u, layout.rect.right() - 12 * u
        painter.drawLine(QPointF(left, layout.line), QPointF(right, layout.line))
    for kind, place in layout.signs.items():
        sign = sprite_files.tinted(
            f"carcassonne/signs/{kind}", palette.text2, place.width(), style.dpr
        )
        brush.paint_pixmap(painter, sign, place, style)
    painter.end()
    return pixmap, corner


# A bazaar's stage: the bidders in their order, and the plates of a deal.


SAID = {
    "chooses": tr_noop("Carcassonne table", "chooses"),
    "opens": tr_noop("Carcassonne table", "opens"),
    "bids": tr_noop("Carcassonne table", "bids"),
    "passed": tr_noop("Carcassonne table", "passed"),
    "asked": tr_noop("Carcassonne table", "is deciding"),
    "next": tr_noop("Carcassonne table", "comes next"),
    "waits": tr_noop("Carcassonne table", "waits"),
    "has": tr_noop("Carcassonne table", "has a tile"),
    "plays": tr_noop("Carcassonne table", "places their tile"),
    "decides": tr_noop("Carcassonne table", "buys or sells"),
}
LARGEST_ROW = 1.25
"""The largest scale of the text of a row."""


class Row(NamedTuple):
    """The action of a seat at the bazaar: a key of SAID, and whether it is its turn."""

    seat: int
    does: str
    is_now: bool


class Stage(NamedTuple):
    """The text of the stage: the action of each seat, by slot the sales and the tile for sale,
    whether it is an auction, and the current deal: the chooser, the highest bidder, the bid."""

    rows: tuple[Row, ...]
    sales: tuple[tuple[int, Sale], ...]
    lot: int | None
    opened: int | None
    auction: bool
    deal: tuple[int, int, int] | None


def stage_of(state: table_state.TableState) -> Stage | None:
    """Return the text of the stage of a state."""
    bazaar = state.bazaar
    if bazaar is None or not state.has_stage:
        return None
    best, deal = bazaar.best, None
    if state.asked.decision == "deal" and best is not None and state.asked.seat is not None:
        deal = (state.asked.seat, best[1], best[0])
    rows = tuple(
        Row(seat, _does(state, bazaar, seat), seat == state.asked.seat)
        for seat in range(len(state.seats))
    )
    sales = tuple(bazaar.sales.items())
    return Stage(rows, sales, bazaar.slot, bazaar.opened, state.auction, deal)


def _does(state: table_state.TableState, bazaar: Bazaar, seat: int) -> str:
    if seat == state.asked.seat:
        return {"choose": "chooses", "bid": "asked", "deal": "decides"}.get(
            state.asked.decision or "", "plays"
        )
    if seat in bazaar.bids:
        said = bazaar.bids[seat]
        return "passed" if said is None else "opens" if seat == bazaar.opened else "bids"
    if any(sale.seat == seat for sale in bazaar.sales.values()):
        return "has"
    return "next" if state.asked.to_bid[:1] == (seat,) or seat in state.asked.to_bid else "waits"


def paint_stage(
    painter: QPainter,
    layout: side_layout.StageLayout,
    bidders: tuple[int, ...],
    stage: Stage,
    names: tuple[str, ...],
    style: PaintStyle,
) -> None:
    """Paint the stage without its tiles and tags; the rows are those of the `bidders` in their
    order."""
    u, palette = layout.u, style.palette
    sign = sprite_files.tinted(
        "carcassonne/signs/bazaar", palette.accent_hi, layout.sign.width(), style.dpr
    )
    brush.paint_pixmap(painter, sign, layout.sign, style)
    title = tr("Carcassonne table", "Bazaar")
    brush.draw_text(painter, style, layout.title, title, fonts.heading_font(19 * u), palette.text)
    note = (
        tr("Carcassonne table", "one tile per player; players who have one stop bidding")
        if stage.auction
        else tr("Carcassonne table", "each player chooses a tile and places it")
    )
    brush.draw_text(painter, style, layout.note, note, fonts.text_font(12.5 * u), palette.text2)
    line = layout.bids.x() - 12 * u
    painter.setPen(QPen(QColor(palette.line), 1))
    painter.drawLine(QPointF(line, layout.bids.y()), QPointF(line, layout.rect.bottom() - 10 * u))
    bottom = layout.rect.bottom() - 0.5
    left, right = layout.rect.x() + 14 * u, layout.rect.right() - 14 * u
    painter.drawLine(QPointF(left, bottom), QPointF(right, bottom))
    head = QRectF(layout.bids.x(), layout.bids.y(), layout.bids.width(), 20 * u)
    heading = tr("Carcassonne table", "Bids") if stage.auction else tr("Carcassonne table", "Order")
    brush.draw_text(painter, style, head, heading, fonts.text_font(13 * u, 600), palette.text)
    for seat, rect in zip(bidders, layout.rows, strict=False):
        _paint_row(painter, rect, stage.rows[seat], names[seat], style)
    if stage.deal is not None:
        _paint_deal(painter, layout, stage.deal, names, style)
    for slot, rect in enumerate(layout.words):
        is_lot = slot == stage.lot
        font = fonts.text_font(12 * u, 600 if is_lot else 500)
        colour = palette.text if is_lot else palette.text2
        brush.draw_text(painter, style, rect, _of_slot(stage, slot, names), font, colour, "middle")


def _of_slot(stage: Stage, slot: int, names: tuple[str, ...]) -> str:
    """Return the words below a tile."""
    if slot == stage.lot and stage.opened is not None:
        return tr("Carcassonne table", "Chosen by: {name}", name=names[stage.opened])
    sale = dict(stage.sales).get(slot)
    if sale is None:
        return tr("Carcassonne table", "available")
    if not stage.auction:
        return names[sale.seat]
    if not sale.points:
        return tr("Carcassonne table", "{name}, free", name=names[sale.seat])
    words = tr_noop("Carcassonne table", "{name}, for {points}")
    return tr("Carcassonne table", words, name=names[sale.seat], points=sale.points)


def _paint_row(painter: QPainter, rect: QRectF, row: Row, name: str, style: PaintStyle) -> None:
    palette, u = style.palette, style.u
    is_out = row.does in ("has", "passed")
    has_bid = row.does in ("opens", "bids", "decides")
    painter.setBrush(QColor(palette.raised if has_bid or row.is_now else palette.panel))
    line = palette.glow if row.is_now else palette.line2 if has_bid else palette.line
    painter.setPen(QPen(QColor(line), 2.4 * u if row.is_now else 1))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9 * u, 9 * u)
    size = min(24 * u, rect.height() - 6 * u)
    crest = QRectF(rect.x() + 7 * u, rect.center().y() - size / 2, size, size)
    painter.setOpacity(0.5 if is_out else 1)
    brush.draw_sprite(painter, style.seat_styles.crest(row.seat, size), crest, style)
    painter.setOpacity(1)
    right = rect.right() - (70 * u if has_bid else 8 * u)
    text = min(LARGEST_ROW, style.text)
    plain, font = style._replace(text=1.0), fonts.heading_font(14 * u * text)
    wide = min(QFontMetricsF(font).horizontalAdvance(name) + 2, (right - crest.right()) * 0.6)
    words = QRectF(crest.right() + 7 * u, rect.y(), wide, rect.height())
    colour = palette.text3 if is_out else palette.text
    brush.draw_text(painter, plain, words, name, font, colour)
    words = QRectF(words.right() + 8 * u, rect.y(), right - words.right() - 8 * u, rect.height())
    said = tr("Carcassonne table", SAID[row.does])
    colour = palette.text3 if is_out else palette.text2
    brush.draw_text(painter, plain, words, said, fonts.text_font(12 * u * text), colour)


def _paint_deal(
    painter: QPainter,
    layout: side_layout.StageLayout,
    deal: tuple[int, int, int],
    names: tuple[str, ...],
    style: PaintStyle,
) -> None:
    """Paint the plates for buying and selling, which have equal rank, each with its price."""
    chooser, bidder, points = deal
    other, mine = names[bidder], names[chooser]
    palette, u = style.palette, style.u
    paid, gained = f"{MINUS}{points}", f"+{points}"
    plates = (
        ("buy", "1", tr("Carcassonne table", "Buy it"), f"{mine} {paid}, {other} {gained}"),
        (
            "sell",
            "2",
            tr("Carcassonne table", "Sell it to {name}", name=other),
            f"{mine} {gained}, {other} {paid}",
        ),
    )
    for what, key, title, words in plates:
        rect = layout.places[places.Slot("deal", None, what)].rect
        brush.draw_card(painter, rect, style, 9 * u, palette.raised, palette.line2, lift=2)
        upper = QRectF(rect.x() + 14 * u, rect.y() + 5 * u, rect.width() - 46 * u, 20 * u)
        brush.draw_text(painter, style, upper, title, fonts.text_font(15 * u, 600), palette.text)
        lower = QRectF(rect.x() + 14 * u, rect.y() + 26 * u, rect.width() - 24 * u, 18 * u)
        colour = palette.bad if what == "buy" else palette.good
        brush.draw_text(painter, style, lower, words, fonts.text_font(12.5 * u, 700), colour)
        box = QRectF(rect.right() - 28 * u, rect.y() + 6 * u, 18 * u, 18 * u)
        painter.setPen(QPen(QColor(palette.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4 * u, 4 * u)
        brush.draw_text(
            painter, style, box, key, fonts.text_font(11 * u, 700), palette.text, "middle"
        )


# The map's card: its head, the table under the map, and the bar of the prompt.


ARROW = 4.5
OnStage = tuple[side_layout.StageLayout, tuple[int, ...], Stage, tuple[str, ...]]
"""A bazaar: its layout, the order of the bidders, its text, and all names."""


def card_background(
    rect: QRectF,
    map_: QRectF,
    head: side_layout.HeadLayout,
    seat: int,
    name: str,
    parts: int,
    bazaar: OnStage | None,
    style: PaintStyle,
) -> Background:
    """Return the card of the map without the map; `parts`: the number of parts of a turn."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(rect, head.u), style)
    u, palette = head.u, style.palette
    brush.draw_card(painter, rect, style, 12 * u, lift=3)
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 12 * u, 12 * u)
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(QRectF(rect.x(), map_.y(), rect.width(), map_.height()), _table(style))
    below = QRectF(rect.x(), map_.bottom(), rect.width(), rect.bottom() - map_.bottom())
    painter.fillRect(below, QColor(palette.panel2))
    painter.setPen(QPen(QColor(palette.line), 1))
    for y in (map_.y(), map_.bottom()):
        painter.drawLine(QPointF(rect.x(), y), QPointF(rect.right(), y))
    painter.restore()
    brush.draw_sprite(painter, style.seat_styles.crest(seat, head.crest.width()), head.crest, style)
    brush.draw_text(painter, style, head.name, name, fonts.heading_font(21 * u), palette.text)
    brush.paint_pixmap(
        painter, brush.shield_pixmap(head.shield.width(), style.dpr), head.shield, style
    )
    _paint_arrows(painter, head, parts, style)
    for other, chip in head.chips.items():
        brush.draw_card(
            painter, chip, style, chip.height() / 2, palette.raised, palette.line2, lift=2
        )
        crest = QRectF(chip.x() + 4 * u, chip.center().y() - 12 * u, 24 * u, 24 * u)
        brush.draw_sprite(painter, style.seat_styles.crest(other, crest.width()), crest, style)
    if bazaar is not None:
        paint_stage(painter, *bazaar, style)
    painter.end()
    return pixmap, corner


def _table(style: PaintStyle) -> QColor:
    return QColor(tile_shapes.land_of(style.palette).table)


def _paint_arrows(
    painter: QPainter, head: side_layout.HeadLayout, parts: int, style: PaintStyle
) -> None:
    """Paint an arrow from each part of a turn to the next."""
    u = head.u
    painter.setPen(QPen(QColor(style.palette.line2), 1.8 * u))
    steps = [place.rect for slot, place in head.places.items() if slot.kind == "step"]
    for one, other in [*pairwise(steps)][: parts - 1]:
        x, y = (one.right() + other.x()) / 2 - ARROW * u / 2, one.center().y()
        tip = QPointF(x + ARROW * u, y)
        painter.drawLine(QPointF(x, y - ARROW * u), tip)
        painter.drawLine(QPointF(x, y + ARROW * u), tip)
