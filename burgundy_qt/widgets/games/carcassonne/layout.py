"""The table as rectangles: from the size of the scene and the state to the place of everything on
it. The places on the map are in `map_layout`, the panels in `side_layout`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.widgets.games.carcassonne import map_layout, side_layout, table_state
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.table.camera import LEAST, Camera, fitted
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT, NARROW, WIDE_SIZE, unit

HAND, LOW_HAND = 160, 139
"""The widths of the hand, in units."""
PROMPT = 74
LOG_LEAST = 120
WIDER = 90  # units that the log's column is wider with words of twice the size
LARGE_CLOCK, SMALL_CLOCK = 21, 16
LEAST_TILE = 40
"""The least size of a tile for clicking, in pixels."""
TALL_UP_TO = 3
"""The number of seats with tall cards; with more seats all cards are lower."""


@dataclass(frozen=True)
class Frame:
    """The panels of the table in scene coordinates, without the places on the map."""

    u: float
    size: QSizeF
    shown: int
    narrow: bool
    hand: side_layout.HandLayout
    card: QRectF
    head: side_layout.HeadLayout
    map: QRectF
    stage: side_layout.StageLayout | None
    prompt: QRectF
    cards: tuple[side_layout.SeatLayout, ...]
    log: QRectF
    places: Mapping[Slot, SlotPlace]


@dataclass(frozen=True)
class TableLayout:
    """The places of everything, in scene coordinates; places on the map as the camera sees them."""

    frame: Frame
    needs: map_layout.MapNeeds
    bidders: tuple[int, ...]
    fitted: Camera
    camera: Camera

    @property
    def u(self) -> float:
        """Pixels per unit of the design."""
        return self.frame.u

    @property
    def size(self) -> QSizeF:
        """The size of the scene."""
        return self.frame.size

    @property
    def shown(self) -> int:
        """The large seat."""
        return self.frame.shown

    @property
    def narrow(self) -> bool:
        """Whether there is no column for the others and the log."""
        return self.frame.narrow

    @property
    def map(self) -> QRectF:
        """The rectangle of the map in the scene."""
        return self.frame.map

    @cached_property
    def whole(self) -> QRectF:
        """The rectangle of the whole map, in tiles."""
        return whole_of(self.needs)

    @property
    def prompt(self) -> QRectF:
        """The foot of the map's card, for the window's prompt and buttons."""
        return self.frame.prompt

    @property
    def log(self) -> QRectF:
        """The rectangle of the window's log; empty if there is no column for it."""
        return self.frame.log

    @property
    def large(self) -> QRectF:
        """The card of the map."""
        return self.frame.card

    @property
    def others(self) -> tuple[side_layout.SeatLayout, ...]:
        """The cards of the other seats."""
        return tuple(card for card in self.frame.cards if card.seat != self.shown)

    @property
    def near_side(self) -> float:
        """The border between the hand and the map."""
        return self.frame.card.x()

    @property
    def middle(self) -> QPointF:
        """The middle of the map."""
        return self.frame.map.center()

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner and the height of a seat's clock."""
        for card in self.frame.cards:
            if card.seat == seat:
                return card.clock, SMALL_CLOCK * self.u
        head = self.frame.head
        return QPointF(head.name.x(), head.name.bottom()), LARGE_CLOCK * self.u

    @cached_property
    def on_map(self) -> map_layout.MapPlaces:
        """The places on the map."""
        return map_layout.MapPlaces(self.u, self.map, self.camera, self.needs)

    @cached_property
    def places(self) -> Mapping[Slot, SlotPlace]:
        """The places of all slots that the pointer can be over."""
        on_map = self.on_map
        return {**on_map.offered, **on_map.land.places, **self.frame.places, **self._bids}

    @cached_property
    def _bids(self) -> dict[Slot, SlotPlace]:
        stage = self.frame.stage
        if stage is None:
            return {}
        rows = zip(self.bidders, stage.rows, strict=False)
        return {Slot("bid", seat): side_layout.tag_place(row, self.u) for seat, row in rows}

    def place(self, slot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot, or None if the table has none; the map has one for every
        possible piece."""
        found = self.frame.places.get(slot) or self._bids.get(slot)
        return found or self.on_map.offered.get(slot) or self.on_map.of(slot)

    def seen_by(self, camera: Camera) -> TableLayout:
        """Return the same layout for another camera."""
        return replace(self, camera=camera)


def layout_of(
    size: QSizeF,
    state: table_state.TableState,
    shown: int,
    text: float = 1.0,
    compact: bool = False,
) -> TableLayout:
    """Return the layout of a table in a scene of `size`, with the seat `shown` large; `text` is
    the text size (1 is the usual one). `compact`: the other seats leave room for the things below
    them."""
    needs = map_layout.needs_of(state)
    frame = _frame(size.width(), size.height(), needs, shown, max(1.0, text), compact)
    lies = map_layout.map_needs_of(state)
    camera = _fitted(frame, lies, state.last_laid)
    return TableLayout(frame, lies, _bidders(state), camera, camera)


def _bidders(state: table_state.TableState) -> tuple[int, ...]:
    """Return the seats in the order of bidding, the chooser first."""
    bazaar, seats = state.bazaar, len(state.seats)
    if bazaar is None:
        return ()
    chooser = state.asked.chooser
    first = chooser if chooser is not None else bazaar.opened
    start = (bazaar.host + 1) % seats if first is None else first
    return tuple((start + step) % seats for step in range(seats))


def _fitted(frame: Frame, needs: map_layout.MapNeeds, last: str | None) -> Camera:
    """Return the camera that sees all tiles and all offered cells."""
    focus = map_layout.cell_at(last).center() if last is not None else None
    least = LEAST_TILE if needs.cells else LEAST
    return fitted(whole_of(needs), frame.map, focus, least)


def whole_of(needs: map_layout.MapNeeds) -> QRectF:
    """Return the rectangle of the whole map in tiles. It includes the cells around it while players
    place tiles, so that the view is the same for every offer."""
    whole = map_layout.bounds(tuple(cell for cell, _ in needs.land.tiles))
    if whole.isEmpty():
        return QRectF(0, 0, 1, 1)
    return whole.adjusted(-1, -1, 1, 1) if needs.land.empty else whole


def with_endings(layout: TableLayout) -> TableLayout:
    """Return the same table with the places of the seats' points if the game ended now: on their
    cards, or without a column on chips and in the head."""
    frame, shown = layout.frame, layout.shown
    head = side_layout.head_with_ending(frame.head, shown) if frame.narrow else frame.head
    cards = tuple(
        side_layout.chip_with_ending(card)
        if frame.narrow
        else side_layout.card_with_ending(card, side_layout.CARD if card.seat == shown else "")
        for card in frame.cards
    )
    places = {**frame.places, **(head.places if frame.narrow else {})}
    for card in cards:
        places |= card.places
    return replace(layout, frame=replace(frame, head=head, cards=cards, places=places))


@lru_cache(maxsize=16)
def _frame(
    width: float,
    height: float,
    needs: map_layout.Needs,
    shown: int,
    text: float,
    compact: bool,
) -> Frame:
    seats, stalls, in_play, kinds = needs
    u, narrow = unit(width, height), width < NARROW
    gap = round(12 * u**0.5)
    side = 0 if narrow else _side(width, u, text)
    tall = height - 2 * gap
    hand_wide = round((LOW_HAND if narrow else HAND) * u)
    hand = side_layout.hand_layout(QRectF(gap, gap, hand_wide, tall), shown, narrow, in_play, u)
    left = hand.rect.right() + gap
    card = QRectF(left, gap, width - left - gap - (side + gap if side else 0), tall)
    order = [(shown + step) % seats for step in range(seats)]
    chips = order[1:] if narrow else []
    top = round(side_layout.HEAD_HEIGHT * u)
    head = side_layout.head_layout(QRectF(card.x(), card.y(), card.width(), top), shown, chips, u)
    foot = round(PROMPT * u * min(LARGEST_PROMPT, text))
    prompt = QRectF(card.x(), card.bottom() - foot, card.width(), foot)
    stage = None
    bottom = prompt.y()
    if stalls:
        high = round(side_layout.STAGE_HEIGHT * u)
        box = QRectF(card.x(), prompt.y() - high, card.width(), high)
        stage = side_layout.stage_layout(box, stalls, u)
        bottom = box.y()
    room = QRectF(card.x() + 2, card.y() + top, card.width() - 4, bottom - card.y() - top)
    if narrow:
        cards = tuple(side_layout.chip_layout(head.chips[seat], seat, u) for seat in chips)
        log = QRectF()
    else:
        column = QRectF(card.right() + gap, gap, side, tall)
        cards, log = _column(column, order, in_play, kinds, gap, u, text, compact)
    places = hand.places | head.places | (stage.places if stage is not None else {})
    places[Slot("frame")] = SlotPlace(card, "card")
    for each in cards:
        places |= each.places
    return Frame(
        u,
        QSizeF(width, height),
        shown,
        narrow,
        hand,
        card,
        head,
        room,
        stage,
        prompt,
        cards,
        log,
        places,
    )


def _side(width: float, u: float, text: float) -> int:
    """Return the width of the column with the seats and the log; the four tabs of the log need more
    for larger words."""
    spare = min(1.8, max(0.0, (width / u - WIDE_SIZE[0]) / 125))
    return round((236 + spare * 36 + (text - 1) * WIDER) * u)


def _column(
    column: QRectF,
    order: list[int],
    in_play: tuple[str, ...],
    kinds: tuple[str, ...],
    gap: float,
    u: float,
    text: float,
    compact: bool,
) -> tuple[tuple[side_layout.SeatLayout, ...], QRectF]:
    """Return the cards of all seats above the log, the large seat first."""
    least = LOG_LEAST * u * min(1.3, text)
    between = gap * (1 if len(order) <= TALL_UP_TO else 0.75)
    most = (column.height() - least) / len(order) - between
    high = side_layout.TALL_CARD if len(order) <= TALL_UP_TO else side_layout.LOW_CARD
    if compact or most < side_layout.LOW_CARD * u:
        high = side_layout.STRIP
    elif most < high * u:
        high = side_layout.LOW_CARD
    cards, top = [], column.y()
    for seat in order:
        box = QRectF(column.x(), top, column.width(), round(high * u))
        cards.append(side_layout.seat_layout(box, seat, seat == order[0], in_play, kinds, u))
        top = round(box.bottom() + between)
    return tuple(cards), QRectF(column.x(), top, column.width(), column.bottom() - top)
