"""The layout of everything beside the map: the hand, the cards of seats, the stage of a bazaar, and
the head."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.carcassonne import picture, table_state
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, TextStyle, pixel_rect, pixel_square

SHORT_HAND = 560
"""The height in units below which a hand has smaller gaps."""
UPPER_ROW = 4
"""The number of followers in the first of two rows."""


@dataclass(frozen=True)
class HandLayout:
    """The hand in scene coordinates. `lines`: the heights of its dividers; `tokens` and `names` of
    bridges and castles; the words of the pile."""

    u: float
    rect: QRectF
    tile: QRectF
    lines: tuple[float, ...]
    followers: QRectF
    tokens: dict[str, QRectF]
    names: dict[str, QRectF]
    pile_words: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def hand_layout(
    rect: QRectF, seat: int, narrow: bool, in_play: tuple[str, ...], u: float
) -> HandLayout:
    """Return the layout of the hand of `seat` in `rect`; `in_play`: the bridges and castles in
    play."""
    places: dict[Slot, SlotPlace] = {}
    inside = rect.width() - 2 * 12 * u
    low = rect.height() < SHORT_HAND * u
    size = round(rect.width() - (28 if narrow or low else 36) * u)
    centre = rect.center().x()
    places[Slot("hand-label")] = SlotPlace(
        QRectF(rect.x() + 12 * u, rect.y() + 9 * u, inside, 22 * u),
        "plate",
        lettering=TextStyle(13 * u, 600, "middle"),
    )
    tile = pixel_square(centre - size / 2, rect.y() + 36 * u, size)
    places[Slot("hand-tile")] = SlotPlace(tile, "plate")
    top = tile.bottom() + 12 * u
    wide = (size - 8 * u) / 2
    for at, way in enumerate(("left", "right")):
        key = pixel_rect(tile.x() + at * (wide + 8 * u), top, wide, 34 * u)
        places[Slot(f"turn-{way}")] = SlotPlace(key, "plate")
    fits = QRectF(rect.x() + 8 * u, top + 40 * u, rect.width() - 16 * u, 20 * u)
    places[Slot("fits")] = SlotPlace(
        fits, "plate", lettering=TextStyle(12 * u, 500, "middle", "text2")
    )
    pile = rect.bottom() - 94 * u
    below = fits.bottom() + 6 * u
    needed = (22 + 10 + 76 + 62) * u
    air = max(4 * u, min(34 * u, (pile - below - needed) / 3))
    line = below + air
    followers = QRectF(rect.x() + 8 * u, line + 8 * u, rect.width() - 16 * u, 20 * u)
    top = followers.bottom() + 6 * u
    _add_busts(places, rect, seat, top, min(size / 4, 32 * u), u)
    top += 76 * u
    tokens, names = _add_tokens(places, rect, seat, top, in_play, u)
    words = _add_pile(places, rect, pile, u)
    return HandLayout(u, rect, tile, (line, pile), followers, tokens, names, words, places)


def _add_busts(
    places: dict[Slot, SlotPlace], rect: QRectF, seat: int, top: float, step: float, u: float
) -> None:
    """Add seven followers in two rows, and the place of all of them."""
    centre = rect.center().x()
    size = min(34 * u, step * 1.06)
    for at in range(table_state.FOLLOWERS):
        row, column = divmod(at, UPPER_ROW)
        many = UPPER_ROW if row == 0 else table_state.FOLLOWERS - UPPER_ROW
        x = centre + (column - (many - 1) / 2) * step - size / 2
        places[Slot("bust", seat, at)] = SlotPlace(
            QRectF(x, top + row * 37 * u, size, 36 * u), "square"
        )
    box = QRectF(rect.x() + 8 * u, top, rect.width() - 16 * u, 74 * u)
    places[Slot("meeples", seat)] = SlotPlace(box, "plate")


def _add_tokens(
    places: dict[Slot, SlotPlace],
    rect: QRectF,
    seat: int,
    top: float,
    in_play: tuple[str, ...],
    u: float,
) -> tuple[dict[str, QRectF], dict[str, QRectF]]:
    tokens, names = {}, {}
    half = (rect.width() - 20 * u) / 2
    first = rect.center().x() - half * len(in_play) / 2
    size = min(34 * u, half * 0.5)
    for at, kind in enumerate(in_play):
        left = first + at * half
        token = pixel_square(left + half / 2 - size / 2 - 10 * u, top, size)
        number = QRectF(token.right() + 4 * u, token.y(), 24 * u, size)
        name = QRectF(left, token.bottom() + 2 * u, half, 18 * u)
        tokens[kind], names[kind] = token, name
        places[Slot(kind, seat)] = SlotPlace(
            QRectF(left, top, half, size + 20 * u),
            "plate",
            lettering=TextStyle(17 * u, 700, "left", rect=number),
        )
    return tokens, names


def _add_pile(places: dict[Slot, SlotPlace], rect: QRectF, top: float, u: float) -> QRectF:
    size = min(58 * u, rect.width() * 0.4)
    back = pixel_square(rect.x() + 14 * u, top + 12 * u, size)
    words = QRectF(back.right() + 6 * u, top, rect.right() - back.right() - 12 * u, 94 * u)
    places[Slot("pile-left")] = SlotPlace(
        words,
        "plate",
        lettering=TextStyle(
            22 * u, 700, "left", rect=QRectF(words.x(), top + 20 * u, words.width(), 26 * u)
        ),
    )
    places[Slot("pile")] = SlotPlace(back, "square")
    return QRectF(words.x(), top + 46 * u, words.width(), 18 * u)


# The card of a seat beside the map, or its chip in the head.


TALL_CARD, LOW_CARD, STRIP = 122, 88, 46  # all in units
CARD = "card-"


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates. `signs`: those beside the numbers of followers on
    the map, if there is room; a chip has only crest and points."""

    u: float
    seat: int
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    bar: QRectF
    tokens: dict[str, QRectF]
    signs: dict[str, QRectF]
    line: float
    clock: QPointF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def seat_layout(
    rect: QRectF,
    seat: int,
    is_shown: bool,
    in_play: tuple[str, ...],
    kinds: tuple[str, ...],
    u: float,
) -> SeatLayout:
    """Return the layout of the card of `seat` in `rect`, depending on its height; `in_play`: the
    bridges and castles in play; `kinds`: the kinds of features for followers."""
    own = CARD if is_shown else ""
    low = rect.height() < TALL_CARD * u - 1
    head = rect.y() + (8 if low else 10) * u
    crest = pixel_square(rect.x() + 11 * u, head, 25 * u)
    number = QRectF(rect.right() - 50 * u, head - 1 * u, 38 * u, 27 * u)
    shield = pixel_square(number.x() - 25 * u, head + 0.5 * u, 24 * u)
    bought = pixel_square(shield.x() - 32 * u, head - 1 * u, 27 * u)
    name = QRectF(crest.right() + 8 * u, head, bought.x() - crest.right() - 12 * u, 25 * u)
    bar = QRectF(rect.x() + 12 * u, head + 32 * u, rect.width() - 24 * u, 5 * u)
    places: dict[Slot, SlotPlace] = {
        Slot(f"{own}points", seat): SlotPlace(
            shield.united(number), "plate", lettering=TextStyle(18 * u, 700, "right", rect=number)
        ),
        Slot(f"{own}turn", seat): SlotPlace(rect, "card"),
        Slot(f"{own}lead", seat): SlotPlace(bar, "plate"),
        Slot(f"{own}bought", seat): SlotPlace(bought, "square"),
    }
    tokens: dict[str, QRectF] = {}
    signs: dict[str, QRectF] = {}
    line = bar.bottom() + 44 * u
    if rect.height() > (STRIP + 10) * u:
        tokens = _add_pieces(places, rect, bar.bottom() + 7 * u, seat, own, in_play, u)
        if not low:
            signs = _add_posted(places, rect, line, seat, own, kinds, u)
    else:
        bar = QRectF()
        places[Slot(f"{own}lead", seat)] = SlotPlace(bar, "plate", shown=False)
        places = _hidden(crest, seat, own) | places
    clock = QPointF(name.x() + 2 * u, crest.bottom() - 2 * u)
    return SeatLayout(
        u, seat, rect, crest, name, shield, bar, tokens, signs, line, clock, places=places
    )


def _add_pieces(
    places: dict[Slot, SlotPlace],
    rect: QRectF,
    top: float,
    seat: int,
    own: str,
    in_play: tuple[str, ...],
    u: float,
) -> dict[str, QRectF]:
    """Add seven followers, then bridges and castles with their numbers."""
    wide = rect.width()
    step = min(26 * u, (wide - 102 * u) / table_state.FOLLOWERS)
    size = step * 1.2
    for at in range(table_state.FOLLOWERS):
        place = QRectF(rect.x() + 11 * u + at * step, top + 1 * u, size, 27 * u)
        places[Slot(f"{own}bust", seat, at)] = SlotPlace(place, "square", small=True)
    room = QRectF(rect.x() + 10 * u, top, table_state.FOLLOWERS * step + 6 * u, 28 * u)
    places[Slot(f"{own}meeples", seat)] = SlotPlace(room, "plate")
    tokens = {}
    for at, kind in enumerate(reversed(in_play)):
        token = pixel_square(rect.right() - (44 + 38 * at) * u, top + 3 * u, 22 * u)
        number = QRectF(token.right() + 2 * u, token.y(), 14 * u, token.height())
        places[Slot(f"{own}{kind}", seat)] = SlotPlace(
            token.united(number), "plate", lettering=TextStyle(13.5 * u, 700, "left", rect=number)
        )
        tokens[kind] = token
    return tokens


def _add_posted(
    places: dict[Slot, SlotPlace],
    rect: QRectF,
    line: float,
    seat: int,
    own: str,
    kinds: tuple[str, ...],
    u: float,
) -> dict[str, QRectF]:
    """Add the number of followers on each kind of feature."""
    signs = {}
    wide = (rect.width() - 24 * u) / len(kinds)
    for at, kind in enumerate(kinds):
        middle = rect.x() + 12 * u + (at + 0.5) * wide
        sign = pixel_square(middle - 19 * u, line + 8 * u, 17 * u)
        number = QRectF(middle + 2 * u, sign.y() - 1 * u, 22 * u, 19 * u)
        places[Slot(f"{own}posted", seat, kind)] = SlotPlace(
            sign.united(number), "plate", lettering=TextStyle(13.5 * u, 700, "left", rect=number)
        )
        signs[kind] = sign
    return signs


def chip_layout(rect: QRectF, seat: int, u: float) -> SeatLayout:
    """Return a chip with crest and points; everything else has an invisible place."""
    crest = pixel_square(rect.x() + 4 * u, rect.center().y() - 12 * u, 24 * u)
    words = QRectF(crest.right() + 2 * u, rect.y(), rect.right() - crest.right() - 8 * u, 32 * u)
    places: dict[Slot, SlotPlace] = {
        Slot("points", seat): SlotPlace(
            words, "plate", lettering=TextStyle(14 * u, 700, "middle", rect=words)
        ),
        Slot("turn", seat): SlotPlace(rect, "card"),
        Slot("lead", seat): SlotPlace(crest, "plate", shown=False),
        **_hidden(crest, seat, ""),
    }
    clock = QPointF(rect.x() + 6 * u, rect.bottom() - 3 * u)
    empty = QRectF()
    return SeatLayout(u, seat, rect, crest, empty, empty, empty, {}, {}, 0, clock, places=places)


def _hidden(crest: QRectF, seat: int, own: str) -> dict[Slot, SlotPlace]:
    """Return the invisible places that pieces come from and go to."""
    hidden = SlotPlace(crest, "round", small=True, shown=False)
    kinds = ("meeples", "bridges", "castles", "bought")
    return {Slot(f"{own}{kind}", seat): hidden for kind in kinds} | {
        Slot(f"{own}bust", seat, at): hidden for at in range(table_state.FOLLOWERS)
    }


# The points if the game ended now: below those of now, at the right end of the bar, which is
# shorter then.


ENDING, CHIP_ENDING = 88, 15  # the width, and the height in a chip, in units


def card_with_ending(card: SeatLayout, own: str) -> SeatLayout:
    """Return a seat's card that has its place too; `own` is the prefix of its slots."""
    u, number = card.u, card.places[Slot(f"{own}points", card.seat)].rect
    right = card.rect.right() - 12 * u
    high = min(15 * u, card.rect.bottom() - number.bottom() - 1 * u)
    rect = QRectF(right - ENDING * u, number.bottom(), ENDING * u, high)
    places = {**card.places, Slot(f"{own}ending", card.seat): SlotPlace(rect, "plate")}
    if card.bar.isEmpty():
        return replace(card, places=places)
    bar = QRectF(card.bar)
    bar.setRight(rect.x() - 6 * u)
    places[Slot(f"{own}lead", card.seat)] = SlotPlace(bar, "plate")
    return replace(card, bar=bar, places=places)


def chip_with_ending(chip: SeatLayout) -> SeatLayout:
    """Return a chip with both numbers, one below the other."""
    at = Slot("points", chip.seat)
    return replace(chip, places={**chip.places, **_both(chip.places[at], chip.seat, chip.u)})


def head_with_ending(head: HeadLayout, seat: int) -> HeadLayout:
    """Return the head with both numbers of the large seat."""
    places = _both(head.places[Slot("points", seat)], seat, head.u)
    return replace(head, places={**head.places, **places})


def _both(points: SlotPlace, seat: int, u: float) -> dict[Slot, SlotPlace]:
    """Return the places of a seat's points, smaller than before, and of those at the end."""
    lettering = points.lettering or TextStyle(14 * u)
    room = lettering.rect or points.rect
    line = points.rect.bottom() - CHIP_ENDING * u
    upper = QRectF(room.x(), points.rect.y(), room.width(), line - points.rect.y())
    lower = QRectF(room.x(), line, room.width(), CHIP_ENDING * u)
    size = min(lettering.size, upper.height())
    smaller = lettering._replace(size=size, align="right", rect=upper)
    return {
        Slot("points", seat): points._replace(lettering=smaller),
        Slot("ending", seat): SlotPlace(lower, "plate"),
    }


# The stage of a bazaar: its tiles, the bids, and the decision.


STAGE_HEIGHT = 230
"""The height above the prompt, in units."""
HEAD, TILE, ROW = 44, 96, 50
BIDS = 262
STEPPER = 44


@dataclass(frozen=True)
class StageLayout:
    """The stage in scene coordinates: `rows` are the seats in the order of bidding; `words` are
    below the tiles."""

    u: float
    rect: QRectF
    sign: QRectF
    title: QRectF
    note: QRectF
    bids: QRectF
    rows: tuple[QRectF, ...]
    words: tuple[QRectF, ...]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def stage_layout(rect: QRectF, seats: int, u: float) -> StageLayout:
    """Return the layout of the stage of a bazaar in `rect`."""
    wide = min(BIDS * u, rect.width() * 0.34)
    bids = QRectF(rect.right() - wide - 16 * u, rect.y() + 12 * u, wide, rect.height() - 20 * u)
    left = rect.x() + 20 * u
    room = bids.x() - 14 * u - left
    gap = 16 * u
    size = min(TILE * u, room / seats - gap)
    places: dict[Slot, SlotPlace] = {}
    top = rect.y() + (HEAD + 4) * u
    words: list[QRectF] = []
    for at in range(seats):
        tile = pixel_square(left + at * (size + gap), top, size)
        buyer = pixel_square(tile.center().x() - 20 * u, tile.center().y() - 20 * u, 40 * u)
        places[Slot("buyer", None, at)] = SlotPlace(buyer, "round", shown=True)
        places[Slot("lot", None, at)] = SlotPlace(tile, "square")
        places[Slot("stall", None, at)] = SlotPlace(tile, "plate")
        words.append(QRectF(tile.x() - gap / 2, tile.bottom() + 5 * u, size + gap, 18 * u))
    answer = QRectF(left, rect.bottom() - (ROW + 6) * u, room, ROW * u)
    places |= _answers(answer, u)
    pitch = min(41 * u, (bids.height() - 26 * u) / seats)
    rows = tuple(
        pixel_rect(bids.x(), bids.y() + 26 * u + at * pitch, wide, pitch - 5 * u)
        for at in range(seats)
    )
    return StageLayout(
        u,
        rect,
        pixel_square(left, rect.y() + 14 * u, 24 * u),
        QRectF(left + 30 * u, rect.y() + 12 * u, 110 * u, 28 * u),
        QRectF(left + 144 * u, rect.y() + 13 * u, room - 148 * u, 28 * u),
        bids,
        rows,
        tuple(words),
        places,
    )


def _answers(rect: QRectF, u: float) -> dict[Slot, SlotPlace]:
    """Return the stepper of a bid, and the two plates of a deal, in the same row."""
    size = STEPPER * u
    middle = rect.x() + rect.width() / 2
    high = rect.center().y() - size / 2
    less = pixel_square(middle - size * 2.2, high, size)
    more = pixel_square(middle + size * 1.2, high, size)
    now = QRectF(less.right() + 12 * u, high, more.x() - less.right() - 24 * u, size)
    plate = min(240 * u, (rect.width() - 12 * u) / 2)
    found = {
        Slot("bid-less"): SlotPlace(less, "square"),
        Slot("bid-now"): SlotPlace(now, "square"),
        Slot("bid-more"): SlotPlace(more, "square"),
    }
    for at, what in enumerate(("buy", "sell")):
        box = pixel_rect(rect.x() + at * (plate + 12 * u), rect.y(), plate, rect.height())
        found[Slot("deal", None, what)] = SlotPlace(box, "plate")
    return found


def tag_place(row: QRectF, u: float) -> SlotPlace:
    """Return the place of a row's bid."""
    high = min(34 * u, row.height() - 2 * u)
    wide = high * 1.75
    return SlotPlace(
        QRectF(row.right() - wide - 6 * u, row.center().y() - high / 2, wide, high), "square"
    )


# The head of the map: the large seat, the parts of a turn, and points.


HEAD_HEIGHT = 52
NAME, LOW_NAME = 128, 96  # all in units
STEP, LOW_STEP, BETWEEN = 86, 74, 16
POINTS = 118
CHIP = 78


@dataclass(frozen=True)
class HeadLayout:
    """The head in scene coordinates; `chips` are the other seats if there is no column."""

    u: float
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    chips: dict[int, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def head_layout(rect: QRectF, seat: int, others: Sequence[int], u: float) -> HeadLayout:
    """Return the layout of the head of the map in `rect` for `seat`; `others` become chips."""
    places: dict[Slot, SlotPlace] = {}
    crest = pixel_square(rect.x() + 14 * u, rect.y() + 9 * u, 34 * u)
    room = (LOW_NAME if others else NAME) * u
    name = QRectF(crest.right() + 9 * u, rect.y() + 9 * u, room, 34 * u)
    left = name.right() + 8 * u
    wide = (LOW_STEP if others else STEP) * u
    right = rect.right() - POINTS * u
    chip = min(CHIP * u, (right - left - 4 * (wide + BETWEEN * u)) / max(1, len(others)) - 4 * u)
    chip = max(46 * u, chip)
    first = right - len(others) * (chip + 4 * u)
    step = min(wide, (first - left) / picture.MOST - (BETWEEN if not others else 8) * u)
    gap = (BETWEEN if not others else 8) * u
    for at in range(picture.MOST):
        place = pixel_rect(left + at * (step + gap), rect.y() + 12 * u, step, 28 * u)
        places[Slot("step", None, at)] = SlotPlace(place, "plate")
    number = QRectF(rect.right() - 72 * u, rect.y() + 8 * u, 58 * u, 36 * u)
    shield = pixel_square(number.x() - 36 * u, rect.y() + 8 * u, 36 * u)
    places[Slot("points", seat)] = SlotPlace(
        shield.united(number), "plate", lettering=TextStyle(27 * u, 700, "right", rect=number)
    )
    chips = {
        other: pixel_rect(first + at * (chip + 4 * u), rect.y() + 10 * u, chip, 32 * u)
        for at, other in enumerate(others)
    }
    return HeadLayout(u, rect, crest, name, shield, chips, places)
