"""The table of Tuscany as rectangles: from the size of the scene and the seats to the place of
everything on it. Its parts are in `market_layout.py`, `seat_layout.py` and `duchy_layout.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany import duchy_layout
from burgundy_qt.widgets.games.tuscany.market_layout import (
    MarketLayout,
    SetUpLayout,
    market_layout,
    set_up_layout,
)
from burgundy_qt.widgets.games.tuscany.seat_layout import (
    STRIP,
    LargeLayout,
    SeatLayout,
    card_height,
    chip_layout,
    large_layout,
    seat_layout,
    waiting_layout,
)
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.table.game_table import NARROW, WIDE_SIZE, unit

# Least height of the log by other seats, in units.
LOG_LEAST = {1: 190, 2: 170, 3: 140}
LARGE_CLOCK, SMALL_CLOCK = 21, 16


@dataclass(frozen=True)
class TableLayout:
    """The places of everything, in scene coordinates. `log` is empty if there is no column for it;
    while duchies are arranged, `set_up` replaces market and bench."""

    u: float
    size: QSizeF
    shown: int
    narrow: bool
    market: MarketLayout | None
    bench: duchy_layout.BenchLayout | None
    set_up: SetUpLayout | None
    card: LargeLayout
    others: tuple[SeatLayout, ...]
    log: QRectF
    places: Mapping[Slot, SlotPlace]

    @property
    def prompt(self) -> QRectF:
        """The foot of the large card, for the window's prompt and buttons."""
        return self.card.prompt

    @property
    def large(self) -> QRectF:
        """The large card."""
        return self.card.rect

    @property
    def near_side(self) -> float:
        """The border between the market and the seat's own things."""
        return self.bench.rect.x() if self.bench else self.card.rect.x()

    @property
    def middle(self) -> QPointF:
        """The middle of the duchy."""
        return self.card.centre

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner and the height of a seat's clock."""
        for card in self.others:
            if card.seat == seat:
                return card.clock, SMALL_CLOCK * self.u
        return self.card.crest.bottomLeft() + QPointF(0, 8 * self.u), LARGE_CLOCK * self.u

    def place(self, slot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot, or None if the table has none. Markers have a place anywhere
        on clock and course; the cards of a hidden hand share one place."""
        if slot in self.places:
            return self.places[slot]
        if self.market is None:
            return None
        match slot:
            case Slot("clock", int(stone), int(height)):
                return self.market.clock.marker(stone, height)
            case Slot("green-field" | "red-field", int(field), int(height)):
                return self.market.course.marker(slot.kind.partition("-")[0], field, height)
            case Slot("card", seat, _):
                hand = self.places.get(Slot("hand", seat))
                return hand._replace(shown=False) if hand else None
        return None


def layout_of(
    size: QSizeF, state: TuscanyState, shown: int, text: float = 1.0, compact: bool = False
) -> TableLayout:
    """Return the layout of a table in a scene of `size`, with the seat `shown` large; `text` is
    the text size (1 is the usual one). `compact`: the other seats leave room for the things below
    them."""
    return _layout(
        size.width(),
        size.height(),
        shown,
        max(1.0, text),
        compact,
        duchy_layout.needs_of(state, shown),
    )


@lru_cache(maxsize=16)
def _layout(
    width: float, height: float, shown: int, text: float, compact: bool, needs: duchy_layout.Needs
) -> TableLayout:
    u, narrow = unit(width, height), width < NARROW
    gap = round(12 * u**0.5)
    seats = len(needs.lands)
    others = [(shown + step) % seats for step in range(1, seats)]
    tall, size = height - 2 * gap, QSizeF(width, height)
    if needs.lays_out:
        return _of_set_up(size, shown, others, needs, u, gap, text)
    market, bench, side = _columns(width, seats, narrow, u)
    shared = market_layout(QRectF(gap, gap, market, tall), seats, u)
    left = shared.rect.right() + gap
    own = duchy_layout.bench_layout(
        QRectF(left, gap, bench, tall), shown, needs.belongs[shown].spaces, u
    )
    left = own.rect.right() + gap
    rect = QRectF(left, gap, width - left - gap - (0 if narrow else side + gap), tall)
    chips = others if narrow else ()
    card = large_layout(rect, shown, needs.lands[shown], needs.hand, chips, u, text)
    if narrow:
        cards, log = _as_chips(card, others, needs, u), QRectF()
    else:
        column = QRectF(rect.right() + gap, gap, side, tall)
        cards, log = _others(column, others, needs, gap, u, text, compact)
    places = shared.places | own.places | card.places
    for each in cards:
        places |= each.places
    return TableLayout(u, size, shown, narrow, shared, own, None, card, cards, log, places)


def _of_set_up(
    size: QSizeF,
    shown: int,
    others: list[int],
    needs: duchy_layout.Needs,
    u: float,
    gap: float,
    text: float,
) -> TableLayout:
    """Return the layout for the set-up, where the new duchy has most of the table."""
    land = needs.lands[shown]
    parts = set_up_layout(size, shown, others, land, needs.hand, u, gap, text)
    hidden = tuple(
        waiting_layout(parts.rows[seat], seat, needs.lands[seat], needs.belongs[seat], u)
        for seat in others
    )
    places = dict(parts.places)
    for each in hidden:
        places = each.places | places
    log = QRectF()
    return TableLayout(u, size, shown, True, None, None, parts, parts.card, hidden, log, places)


def _as_chips(
    card: LargeLayout, others: list[int], needs: duchy_layout.Needs, u: float
) -> tuple[SeatLayout, ...]:
    return tuple(
        chip_layout(card.chips[seat], seat, needs.lands[seat], needs.belongs[seat], u)
        for seat in others
    )


def _columns(width: float, seats: int, narrow: bool, u: float) -> tuple[int, int, int]:
    """Return the widths of market, bench and others; the duchy has the rest."""
    if narrow:
        return round(288 * u), round(112 * u), 0
    spare = min(1.8, max(0.0, (width / u - WIDE_SIZE[0]) / 132))
    market, bench, side = (276, 116, 228) if seats == 2 else (276, 116, 282)
    extra = 21, 5, 77 if seats == 2 else 41
    return (
        round((market + spare * extra[0]) * u),
        round((bench + spare * extra[1]) * u),
        round((side + spare * extra[2]) * u),
    )


def _others(
    column: QRectF,
    seats: list[int],
    needs: duchy_layout.Needs,
    gap: float,
    u: float,
    text: float,
    compact: bool,
) -> tuple[tuple[SeatLayout, ...], QRectF]:
    """Return the cards of the other seats above the log, or their strips."""
    least = LOG_LEAST[len(seats)] * u * min(1.3, text)
    room = (column.height() - least - len(seats) * gap) / len(seats)
    cards, top = [], column.y()
    for seat in seats:
        land = needs.lands[seat]
        high = STRIP * u if compact else card_height(column.width(), room, land, u)
        box = QRectF(column.x(), top, column.width(), round(high))
        cards.append(seat_layout(box, seat, land, needs.belongs[seat], u))
        top = box.bottom() + gap
    return tuple(cards), QRectF(column.x(), top, column.width(), column.bottom() - top)
