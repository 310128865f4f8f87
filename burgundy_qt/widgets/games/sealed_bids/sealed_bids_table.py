"""Sealed bids on the table: its slots and sprites, its layout and painting, the meaning of a click,
and the names for screen readers.

Kinds of slots: `open`, the card to bid for; `card` (0..4, in the order of turning) and on it
`taken`, the winner's marker. Of a seat: `bid` (0..4, a chip), `made` (its bid for the open card,
face down for others), `points`, and `turn`, the ring round a seat that still has to bid.

Kinds of sprites: `card` and `bid`, each with its value or "back"; `marker`, `turn` and `text`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.sealed_bids.known_state import SealedBidsState
from burgundy_qt.rules.sealed_bids.state import CARDS
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases.wording import points_text
from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.brush import PaintStyle, SpritePainter
from burgundy_qt.widgets.sprites.places import (
    ClickTarget,
    Highlight,
    Picture,
    Slot,
    SlotPlace,
    Sprite,
    TextStyle,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.table import game_table
from burgundy_qt.widgets.theme import fonts

# The picture: the sprite on each slot.

BACK = "back"
OPEN = Slot("open", None)


def picture_of(state: SealedBidsState) -> Picture:
    """Return the picture of the whole table."""
    picture: Picture = {}
    for at in range(CARDS):
        if at >= len(state.cards):
            picture[Slot("card", None, at)] = Sprite("card", BACK)
        elif not is_open(state, at):
            picture[Slot("card", None, at)] = Sprite("card", str(state.cards[at]))
    for at, seat in enumerate(state.taken):
        if seat is not None:
            picture[Slot("taken", None, at)] = Sprite("marker", str(seat))
    if state.card is not None:
        picture[OPEN] = Sprite("card", str(state.card))
    for seat in range(len(state.seats)):
        picture[Slot("points", seat)] = Sprite("text", str(state.seats[seat].points))
        if seat in state.asked.waiting:
            picture[Slot("turn", seat)] = Sprite("turn", str(seat))
        for at, (bid, is_spent) in enumerate(chips_of(state, seat)):
            picture[Slot("bid", seat, at)] = Sprite("bid", bid, faded=is_spent)
        if (made := made_by(state, seat)) is not None:
            picture[Slot("made", seat)] = Sprite("bid", made)
    return picture


def is_open(state: SealedBidsState, at: int) -> bool:
    """Return whether a card is the open one, which has a separate place."""
    return state.card is not None and at == len(state.cards) - 1


def chips_of(state: SealedBidsState, number: int) -> list[tuple[str, bool]]:
    """Return the bids of a player in order, each with whether it is spent, without the bid for the
    open card."""
    seat = state.seats[number]
    if seat.bids is None:
        hidden = seat.left - state.has_bid(number)
        return [(str(bid), True) for bid in seat.spent] + [(BACK, False)] * hidden
    own = {bid: False for bid in seat.bids if bid != seat.bid}
    return [
        (str(bid), spent) for bid, spent in sorted((own | dict.fromkeys(seat.spent, True)).items())
    ]


def made_by(state: SealedBidsState, number: int) -> str | None:
    """Return the bid of a player for the open card: its value, or a back; None before it."""
    own = state.seats[number].bid
    if own is not None:
        return str(own)
    return BACK if state.has_bid(number) and state.seats[number].bids is None else None


# The layout: the places of everything.

HAND, STRIP, SEAT, SIDE, PROMPT = 150, 62, 104, 290, 72
"""In units: the height of the large card without its prompt, of a small card with little and with
enough room, the width of the column beside the table, and the height of the prompt."""
SHAPE = 1.4
"""The height of a card, in its widths."""


@dataclass(frozen=True)
class SeatLayout:
    """The card of a player; `is_strip`: without chips."""

    seat: int
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    is_strip: bool


@dataclass(frozen=True)
class TableLayout:
    """The places of everything, in scene coordinates. `log` is empty if there is no column for
    it."""

    u: float
    size: QSizeF
    felt: QRectF
    own: SeatLayout
    others: tuple[SeatLayout, ...]
    prompt: QRectF
    log: QRectF
    places: Mapping[Slot, SlotPlace]

    @property
    def large(self) -> QRectF:
        """The card of the large player."""
        return self.own.rect

    @property
    def near_side(self) -> float:
        """The border between the shared things and the large card, over its whole width."""
        return self.own.rect.x()

    @property
    def middle(self) -> QPointF:
        """The middle of the open card."""
        return self.places[OPEN].rect.center()

    def place(self, slot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot."""
        return self.places.get(slot)

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner and the height of a player's clock."""
        card = next((card for card in self.others if card.seat == seat), self.own)
        return QPointF(card.shield.x() - 70 * self.u, card.shield.y()), 16 * self.u


@lru_cache(maxsize=16)
def table_layout(
    width: float, height: float, seats: int, shown: int, text: float, compact: bool
) -> TableLayout:
    """Return the layout of a table in a scene of this size: the cards on top, the large player
    below them, the others and the log beside them, or in a narrow scene the others above all."""
    u, is_narrow = game_table.unit(width, height), width < game_table.NARROW
    gap = round(12 * u**0.5)
    side = 0 if is_narrow else round(SIDE * u)
    main = width - 2 * gap - (side + gap if side else 0)
    others = [(shown + step) % seats for step in range(1, seats)]
    if is_narrow:
        wide = (main + gap) / len(others) - gap
        rects = [
            pixel_rect(gap + at * (wide + gap), gap, wide, STRIP * u) for at in range(len(others))
        ]
        top, log = 2 * gap + round(STRIP * u), QRectF()
    else:
        high = round((STRIP if compact or len(others) > 4 else SEAT) * u)
        column = QRectF(width - gap - side, gap, side, height - 2 * gap)
        rects = [
            QRectF(column.x(), gap + at * (high + gap), side, high) for at in range(len(others))
        ]
        top, log = gap, column.adjusted(0, len(others) * (high + gap), 0, 0)
    foot = PROMPT * u * min(game_table.LARGEST_PROMPT, max(1.0, text))
    hand = round(HAND * u + foot)
    large = QRectF(gap, height - gap - hand, main, hand)
    felt = QRectF(gap, top, main, large.y() - gap - top)
    own = seat_layout(large, shown, u, large=True)
    cards = tuple(seat_layout(rect, seat, u) for rect, seat in zip(rects, others, strict=True))
    places = card_places(felt, u)
    for card in (own, *cards):
        places |= seat_places(card, u, is_large=card is own)
    prompt = QRectF(large.x(), large.bottom() - foot, large.width(), foot)
    return TableLayout(u, QSizeF(width, height), felt, own, cards, prompt, log, places)


def card_places(felt: QRectF, u: float) -> dict[Slot, SlotPlace]:
    """Return the places of the cards: the open one large on the left, all others in a row."""
    high = min(felt.height() - 70 * u, 0.34 * felt.width() * SHAPE)
    wide = high / SHAPE
    left = felt.x() + 0.06 * felt.width()
    top = felt.center().y() - high / 2 + 12 * u
    places = {OPEN: SlotPlace(pixel_rect(left, top, wide, high), "leaf")}
    row = left + wide + 0.06 * felt.width()
    step = (felt.right() - 0.04 * felt.width() - row) / CARDS
    small = min(step - 10 * u, 0.6 * wide)
    for at in range(CARDS):
        x = row + at * step + (step - small) / 2
        rect = pixel_rect(x, felt.center().y() - small * SHAPE / 2 + 12 * u, small, small * SHAPE)
        places[Slot("card", None, at)] = SlotPlace(rect, "leaf")
        size = min(30 * u, 0.5 * small)
        marker = pixel_square(rect.right() - 0.7 * size, rect.bottom() - 0.7 * size, size)
        places[Slot("taken", None, at)] = SlotPlace(marker, "round")
    return places


def seat_layout(rect: QRectF, seat: int, u: float, large: bool = False) -> SeatLayout:
    """Return the layout of a player's card in `rect`: crest and name on the left, points on the
    right."""
    size = round((34 if large else 28) * u)
    top = rect.y() + (12 if large else 9) * u
    crest = pixel_square(rect.x() + 12 * u, top, size)
    shield = pixel_square(rect.right() - 76 * u, top, size)
    name = QRectF(crest.right() + 9 * u, top, shield.x() - crest.right() - 14 * u, size)
    return SeatLayout(seat, rect, crest, name, shield, rect.height() <= STRIP * u + 1)


def seat_places(card: SeatLayout, u: float, is_large: bool) -> dict[Slot, SlotPlace]:
    """Return the places of a player's points and bids."""
    seat, shield = card.seat, card.shield
    points = QRectF(shield.right() + 4 * u, shield.y(), 36 * u, shield.height())
    letters = TextStyle((22 if is_large else 17) * u, 700, "left")
    places = {
        Slot("turn", seat): SlotPlace(card.rect, "plate"),
        Slot("points", seat): SlotPlace(points, "plate", lettering=letters),
    }
    wide = (62 if is_large else 30) * u
    top = card.crest.bottom() + (14 if is_large else 9) * u
    step = wide + (20 if is_large else 8) * u
    for at in range(CARDS):
        rect = pixel_rect(card.crest.x() + at * step, top, wide, wide * SHAPE)
        places[Slot("bid", seat, at)] = SlotPlace(rect, "leaf", shown=not card.is_strip)
    made = pixel_rect(card.rect.right() - 12 * u - wide, top, wide, wide * SHAPE)
    if card.is_strip:
        made = pixel_rect(shield.x() - 30 * u, card.rect.y() + 12 * u, 26 * u, 26 * u * SHAPE)
    places[Slot("made", seat)] = SlotPlace(made, "leaf")
    return places


# The fixed backgrounds under the pieces.


def paint_felt(layout: TableLayout, style: PaintStyle) -> game_table.Background:
    """Paint the felt under the cards."""
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(layout.felt, layout.u), style)
    u, colour = layout.u, style.palette.text2
    brush.draw_card(painter, layout.felt, style, 12 * u)
    for at in range(CARDS):
        brush.free_place(painter, edge_of(layout.places[Slot("card", None, at)].rect, u), style)
    opened = layout.places[OPEN].rect
    brush.free_place(painter, edge_of(opened, u), style)
    first = layout.places[Slot("card", None, 0)].rect
    for left, text in (
        (opened.x(), tr("Sealed bids table", "The open card")),
        (first.x(), tr("Sealed bids table", "All cards, in the order of turning")),
    ):
        line = QRectF(left, layout.felt.y() + 14 * u, 0.45 * layout.felt.width(), 24 * u)
        brush.draw_text(painter, style, line, text, fonts.text_font(14 * u, 600), colour)
    painter.end()
    return pixmap, corner


def paint_seat(
    card: SeatLayout, name: str, layout: TableLayout, style: PaintStyle
) -> game_table.Background:
    """Paint the card of a player, with places for the bids."""
    u = layout.u
    pixmap, painter, corner = brush.scene_canvas(brush.with_shadow(card.rect, u), style)
    brush.draw_card(painter, card.rect, style, 12 * u, lift=3)
    brush.draw_sprite(
        painter, style.seat_styles.crest(card.seat, card.crest.width()), card.crest, style
    )
    font = fonts.heading_font((21 if card is layout.own else 16) * u)
    brush.draw_text(painter, style, card.name, name, font, style.palette.text)
    brush.paint_pixmap(
        painter, brush.shield_pixmap(card.shield.width(), style.dpr), card.shield, style
    )
    if not card.is_strip:
        slots = [*(Slot("bid", card.seat, at) for at in range(CARDS)), Slot("made", card.seat)]
        for slot in slots:
            brush.free_place(painter, edge_of(layout.places[slot].rect, u), style)
    painter.end()
    return pixmap, corner


def edge_of(rect: QRectF, u: float) -> QPainterPath:
    """Return the outline of a place for a card."""
    path = QPainterPath()
    inner = rect.adjusted(2 * u, 2 * u, -2 * u, -2 * u)  # hidden by a card there
    path.addRoundedRect(inner, 0.09 * rect.width(), 0.09 * rect.width())
    return path


def paint_card(what: str, width: float, style: PaintStyle, is_bid: bool) -> QPixmap:
    """Paint a card of the deck or a bid, face up or its back."""
    size = QSizeF(width, SHAPE * width)
    pixmap, painter = brush.canvas(size, style)
    rect = QRectF(-width / 2, -size.height() / 2, width, size.height()).adjusted(1, 1, -1, -1)
    palette = style.palette
    fill = palette.gold if what == BACK else palette.panel
    brush.draw_card(painter, rect, style, 0.09 * width, fill, palette.line2, 1.5, lift=0)
    if what == BACK:
        inner = rect.adjusted(0.12 * width, 0.12 * width, -0.12 * width, -0.12 * width)
        painter.setPen(palette.panel)
        painter.drawRoundedRect(inner, 0.06 * width, 0.06 * width)
    elif is_bid:
        brush.draw_text(
            painter, style, rect, what, fonts.number_font(0.5 * width), palette.text, "middle"
        )
    else:
        shield = QRectF(-0.2 * width, 0.22 * width, 0.4 * width, 0.4 * width)
        brush.paint_pixmap(painter, brush.shield_pixmap(shield.width(), style.dpr), shield, style)
        number = rect.adjusted(0, 0, 0, -0.5 * width)
        brush.draw_text(
            painter, style, number, what, fonts.number_font(0.62 * width), palette.text, "middle"
        )
    painter.end()
    return pixmap


SPRITE_PAINTER = SpritePainter(
    painted={
        "card": partial(paint_card, is_bid=False),
        "bid": partial(paint_card, is_bid=True),
    }
)

# Names for the slots, for hover cards and screen readers.


def card_name(slot: Slot, state: SealedBidsState, names: Sequence[str]) -> str:
    at = int(slot.at or 0)
    if at >= len(state.cards):
        return tr("Sealed bids table", "A card that nobody knows yet")
    if is_open(state, at):
        return open_name(slot, state, names)
    taken = state.taken[at] if at < len(state.taken) else None
    if taken is None:
        text = tr_noop("Sealed bids table", "Card {card}, which nobody took")
        return tr("Sealed bids table", text, card=state.cards[at])
    text = tr_noop("Sealed bids table", "Card {card}, taken: {name}")
    return tr("Sealed bids table", text, card=state.cards[at], name=names[taken])


def open_name(slot: Slot, state: SealedBidsState, names: Sequence[str]) -> str:
    if state.card is None:
        return tr("Sealed bids table", "No card is open")
    return tr("Sealed bids table", "The open card: {card}", card=state.card)


def bid_name(slot: Slot, state: SealedBidsState, names: Sequence[str]) -> str:
    chips = chips_of(state, int(slot.owner or 0))
    at = int(slot.at or 0)
    if at >= len(chips):
        return tr("Sealed bids table", "No bid")
    bid, is_spent = chips[at]
    if bid == BACK:
        return tr("Sealed bids table", "A hidden bid")
    text = tr_noop("Sealed bids table", "Bid {bid}")
    if is_spent:
        text = tr_noop("Sealed bids table", "Bid {bid}, spent")
    return tr("Sealed bids table", text, bid=bid)


def made_name(slot: Slot, state: SealedBidsState, names: Sequence[str]) -> str:
    seat = int(slot.owner or 0)
    own = state.seats[seat].bid
    if own is not None:
        return tr("Sealed bids table", "Bid {bid} on the open card", bid=own)
    if state.has_bid(seat):
        return tr("Sealed bids table", "Has bid on the open card")
    return tr("Sealed bids table", "No bid on the open card yet")


def points_name(slot: Slot, state: SealedBidsState, names: Sequence[str]) -> str:
    return points_text(state.seats[int(slot.owner or 0)].points)


NAMES: Mapping[str, Callable[[Slot, SealedBidsState, Sequence[str]], str]] = {
    "open": open_name,
    "card": card_name,
    "taken": card_name,
    "bid": bid_name,
    "made": made_name,
    "points": points_name,
}


class SealedBidsTable(game_table.GameTable[SealedBidsState, TableLayout, tuple[()]]):
    """The table of sealed bids. It has no animation: the table changes at once."""

    state_type = SealedBidsState
    sprite_painter = SPRITE_PAINTER
    kinds = game_table.SlotRoles(
        touched=("bid",),
        explained=("bid", "open", "card", "made", "points"),
        on_top=(),
        only_shown=(),
        pieces=("bid",),
        lifted=(),
        rising=("bid",),
    )

    def state_of(self, view: GameView) -> SealedBidsState:
        """Return the knowledge of a view's viewer, with the seats that still have to bid."""
        return super().state_of(view).evolve(asked=game_table.asked_in(view))

    def state_after(self, reached: SealedBidsState, view: GameView) -> SealedBidsState:
        return super().state_after(reached, view).evolve(asked=game_table.asked_in(view))

    def picture(self, state: SealedBidsState) -> Picture:
        return picture_of(state)

    def layout(
        self, size: QSizeF, state: SealedBidsState, shown: int, text: float, compact: bool
    ) -> TableLayout:
        return table_layout(
            size.width(), size.height(), len(state.seats), shown, max(1.0, text), compact
        )

    def printed(
        self, state: SealedBidsState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> tuple[()]:
        """Return nothing: the backgrounds are always the same."""
        return ()

    def backgrounds(
        self, layout: TableLayout, style: PaintStyle, names: Sequence[str], printed: tuple[()]
    ) -> dict[str, partial[game_table.Background]]:
        cards = {
            f"seat {card.seat}": partial(paint_seat, card, names[card.seat], layout, style)
            for card in (layout.own, *layout.others)
        }
        return {"felt": partial(paint_felt, layout, style), **cards}

    def slots_of(self, target: ClickTarget, state: SealedBidsState, seat: int) -> list[Slot]:
        """Return the slots of a bid of the acting player."""
        chips = chips_of(state, seat)
        return [
            Slot("bid", seat, at)
            for at, chip in enumerate(chips)
            if target.kind == "bid" and chip == (str(target.place), False)
        ]

    def target_of(self, slot: Slot, state: SealedBidsState, seat: int | None) -> ClickTarget | None:
        """Return the bid on a slot if it is the acting player's."""
        if seat is None or slot.kind != "bid" or slot.owner != seat:
            return None
        at, chips = int(slot.at or 0), chips_of(state, seat)
        if at >= len(chips) or chips[at][0] == BACK:
            return None
        return ClickTarget("bid", int(chips[at][0]))

    def explain(
        self, slot: Slot, state: SealedBidsState, names: list[str], highlight: Highlight | None
    ) -> game_table.HoverContent | None:
        """Return the name of a slot's contents, and its use."""
        text = ""
        if slot == OPEN:
            text = tr("Sealed bids table", "The single highest bid takes it.")
        elif highlight is not None:
            text = tr("Sealed bids table", "Click to spend it on the open card.")
        owner = "" if slot.owner is None else names[int(slot.owner)]
        title = self.slot_name(slot, state, names)
        return game_table.HoverContent(self.picture(state).get(slot), title, owner, text)

    def groups(self, state: SealedBidsState) -> tuple[game_table.SlotGroup[SealedBidsState], ...]:
        """Return the groups: the cards, and the things of each player."""
        cards = (OPEN, *(Slot("card", None, at) for at in range(CARDS)))
        seats = (seat_group(seat) for seat in range(len(state.seats)))
        return game_table.SlotGroup(
            lambda state, names: tr("Sealed bids table", "Cards"), cards
        ), *seats

    def group_shape(self, state: SealedBidsState) -> Hashable:
        return len(state.seats)

    def slot_name(self, slot: Slot, state: SealedBidsState, names: Sequence[str]) -> str:
        return NAMES[slot.kind](slot, state, names)


def seat_group(seat: int) -> game_table.SlotGroup[SealedBidsState]:
    """Return the group of one player."""
    bids = (Slot("bid", seat, at) for at in range(CARDS))
    return game_table.SlotGroup(
        lambda state, names: tr("Aloud", "Player: {name}", name=names[seat]),
        (Slot("points", seat), *bids, Slot("made", seat)),
    )


ANSWER = SealedBidsTable()
