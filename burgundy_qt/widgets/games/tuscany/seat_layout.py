"""The layout of the card of a seat: of the large seat, and of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.tuscany.catalogue import BONUS_ORDER, COLOURS, STACKS, spaces_of
from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany import duchy_layout
from burgundy_qt.widgets.games.tuscany.duchy_picture import ACROSS, Lattice, tall
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.places import (
    HALF,
    Slot,
    SlotPlace,
    TextStyle,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT

LARGE_HEAD, BONUSES = 56, 46
PROMPT, LOW_PROMPT, HAND, LOW_HAND = 106, 100, 148, 100
LOW_BELOW = 700  # a card with fewer units has a low hand and prompt
CHIP, NAME = 128, 176  # largest width of a chip, and left edge of the first one
POINTS = 168  # the width of the two numbers in the head


@dataclass(frozen=True)
class LargeLayout:
    """The large card, in scene coordinates: the `view` behind the duchy, below it the row of colour
    bonuses, the hand and the prompt; `shields` of the two numbers in the head; `chips` are the
    other seats if there is no column for them."""

    u: float
    rect: QRectF
    land: Duchy
    crest: QRectF
    name: QRectF
    shields: dict[str, QRectF]
    view: QRectF
    centre: QPointF
    lattice: Lattice
    bonuses: QRectF
    hand: duchy_layout.HandLayout
    prompt: QRectF
    chips: dict[int, QRectF] = field(default_factory=dict)
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    @property
    def bare(self) -> LargeLayout:
        """The layout without the places of its contents: the same for every hand, and for its
        background."""
        return replace(self, hand=duchy_layout.HandLayout(self.hand.rect), places={})


def large_layout(
    rect: QRectF,
    seat: int,
    land: Duchy,
    cards: tuple[int, ...],
    others: Sequence[int],
    u: float,
    text: float,
) -> LargeLayout:
    """Return the layout of the card of `seat` in `rect`; `others` become chips in its head."""
    low = rect.height() < LOW_BELOW * u
    foot = (LOW_PROMPT if low else PROMPT) * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    high = (LOW_HAND if low else HAND) * u
    hand = duchy_layout.hand_layout(
        pixel_rect(rect.x(), prompt.y() - high, rect.width(), high), seat, cards, u
    )
    bonuses = pixel_rect(rect.x(), hand.rect.y() - BONUSES * u, rect.width(), BONUSES * u)
    view = QRectF(rect.x(), rect.y(), rect.width(), bonuses.y() - rect.y())
    room = QRectF(view.x(), view.y() + LARGE_HEAD * u, view.width(), view.height() - LARGE_HEAD * u)
    radius = min((room.width() - 16 * u) / ACROSS, room.height() / tall(land))
    lattice = Lattice.of(radius)
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    places = {Slot("turn", seat): SlotPlace(rect, "card")}
    places |= duchy_layout.duchy_places(seat, land, centre, lattice)
    places |= _bonus_places(bonuses, u) | hand.places
    crest, name, shields, head = _head(rect, seat, u)
    places |= head
    turned_up = QRectF(0, 0, 196 * u, 196 * u * duchy_layout.HAND_CARD)
    turned_up.moveCenter(centre)
    places[Slot("turned-up")] = SlotPlace(turned_up, "leaf")
    chips = _chips(rect, others, u)
    return LargeLayout(
        u,
        rect,
        land,
        crest,
        name,
        shields,
        view,
        centre,
        lattice,
        bonuses,
        hand,
        prompt,
        chips,
        places,
    )


def _head(
    rect: QRectF, seat: int, u: float
) -> tuple[QRectF, QRectF, dict[str, QRectF], dict[Slot, SlotPlace]]:
    crest = pixel_square(rect.x() + 14 * u, rect.y() + 8 * u, 42 * u)
    name = QRectF(crest.right() + 8 * u, rect.y() + 8 * u, 118 * u, 27 * u)
    places = {
        Slot("covered", seat): SlotPlace(
            QRectF(name.x(), rect.y() + 35 * u, 118 * u, 16 * u),
            "plate",
            lettering=TextStyle(12 * u, 400, "left", "text2"),
        ),
        Slot("state", seat): SlotPlace(
            pixel_rect(name.x() + 90 * u, rect.y() + 34 * u, 84 * u, 18 * u), "plate"
        ),
    }
    shields = {}
    right = rect.right() - 16 * u
    for colour, size, wide, weight, sign in (("red", 26, 36, 700, 37), ("green", 20, 30, 600, 32)):
        number = QRectF(right - wide * u, rect.y() + 8 * u, wide * u, 40 * u)
        shield = pixel_square(number.x() - (sign + 3) * u, rect.y() + (28 - sign / 2) * u, sign * u)
        places[Slot(colour, seat)] = SlotPlace(
            shield.united(number),
            "plate",
            lettering=TextStyle(size * u, weight, "left", rect=number),
        )
        shields[colour] = shield
        right = shield.x() - 8 * u
    return crest, name, shields, places


def _bonus_places(row: QRectF, u: float) -> dict[Slot, SlotPlace]:
    """Return the bonuses of the first and the second player for every colour."""
    step = (row.width() - 20 * u) / len(COLOURS)
    size = min(33 * u, step * 0.46)
    places = {}
    for at, colour in enumerate(COLOURS):
        middle = row.x() + 10 * u + (at + 0.5) * step
        y = row.center().y()
        shield = QRectF(middle - size - 0.5 * u, y - size * 75 / 128, size, size * 150 / 128)
        seal = pixel_square(middle + 2 * u, y - size * 0.44, size * 0.88)
        places[Slot("colour-bonus", None, f"{colour}.1")] = SlotPlace(shield, "shield")
        places[Slot("colour-bonus", None, f"{colour}.2")] = SlotPlace(seal, "round")
    return places


def _chips(rect: QRectF, others: Sequence[int], u: float) -> dict[int, QRectF]:
    if not others:
        return {}
    room = rect.width() - (NAME + POINTS) * u
    wide = min(CHIP * u, room / len(others) - 8 * u)
    return {
        seat: pixel_rect(rect.x() + NAME * u + at * (wide + 8 * u), rect.y() + 11 * u, wide, 34 * u)
        for at, seat in enumerate(others)
    }


# The card of another seat: duchy and belongings below each other or side by side, only the head if
# there is little room, or a chip


SMALL_HEAD, BELOW, STRIP = 42, 96, 74  # heights, in units
SIDE_LEAST = 150  # a lower card is a strip
SIDE_SHARE = 0.56  # the share of its width for the duchy beside the belongings
ROWS = 4
NO_LATTICE = Lattice(3, 2)


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates. A strip has no `land`, a chip only crest and
    points."""

    u: float
    seat: int
    rect: QRectF
    crest: QRectF
    name: QRectF
    shields: dict[str, QRectF]
    purses: dict[str, QRectF]
    clock: QPointF
    land: Duchy | None = None
    centre: QPointF = field(default_factory=QPointF)
    lattice: Lattice = NO_LATTICE
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def card_height(width: float, most: float, land: Duchy, u: float) -> float:
    """Return the best height for a card of that width, at most `most`."""
    if most < SIDE_LEAST * u:
        return STRIP * u
    below = _below_radius(width, most, land, u)
    if below > _side_radius(width, most, land, u):
        return (SMALL_HEAD + BELOW) * u + tall(land) * below
    side = SMALL_HEAD * u + tall(land) * _side_radius(width, most, land, u) + 14 * u
    return min(most, max(SIDE_LEAST * u, side, (SMALL_HEAD + ROWS * 37) * u))


def _below_radius(width: float, height: float, land: Duchy, u: float) -> float:
    return min((width - 20 * u) / ACROSS, (height - (SMALL_HEAD + BELOW) * u) / tall(land))


def _side_radius(width: float, height: float, land: Duchy, u: float) -> float:
    return min(width * SIDE_SHARE / ACROSS, (height - (SMALL_HEAD + 8) * u) / tall(land))


def seat_layout(
    rect: QRectF, seat: int, land: Duchy, belongs: duchy_layout.Belongings, u: float
) -> SeatLayout:
    """Return the layout of the card of a seat with its belongings in `rect`, depending on its
    height."""
    width, height = rect.width(), rect.height()
    if height < SIDE_LEAST * u:
        return _strip(rect, seat, land, belongs, u)
    below = _below_radius(width, height, land, u)
    if below > _side_radius(width, height, land, u):
        return _tall(rect, seat, land, belongs, below, u)
    return _side(rect, seat, land, belongs, _side_radius(width, height, land, u), u)


def _tall(
    rect: QRectF, seat: int, land: Duchy, belongs: duchy_layout.Belongings, radius: float, u: float
) -> SeatLayout:
    lattice = Lattice.of(radius)
    high = tall(land) * lattice.radius
    centre = QPointF(round(rect.center().x()), round(rect.y() + SMALL_HEAD * u + high / 2))
    y = rect.y() + SMALL_HEAD * u + high + 22 * u
    left, right = rect.x() + 12 * u, rect.right() - 12 * u
    purses, places = _purses(QRectF(left, y - 12 * u, 92 * u, 24 * u), seat, u)
    places |= _storage(
        QRectF(left + 96 * u, y - 14 * u, right - left - 96 * u, 28 * u), seat, belongs.spaces
    )
    y += 36 * u
    places |= _hand(QRectF(left, y - 15 * u, 62 * u, 30 * u), seat, u)
    places |= _stacks(QRectF(left + 66 * u, y - 15 * u, 66 * u, 32 * u), seat, u)
    row = QRectF(left + 136 * u, y - 14 * u, right - left - 136 * u, 28 * u)
    places |= _bonus(row, seat, belongs.bonus, u)
    places |= duchy_layout.duchy_places(seat, land, centre, lattice)
    return _with_head(rect, seat, purses, places, u, land, centre, lattice)


def _side(
    rect: QRectF, seat: int, land: Duchy, belongs: duchy_layout.Belongings, radius: float, u: float
) -> SeatLayout:
    lattice = Lattice.of(radius)
    wide = lattice.rect(land, QPointF()).width()
    room = rect.adjusted(10 * u, SMALL_HEAD * u, -12 * u, -8 * u)
    centre = QPointF(round(room.x() + wide / 2), round(room.center().y()))
    left = room.x() + wide + 10 * u
    row = room.height() / ROWS

    def line(at: float, high: float) -> QRectF:
        middle = room.y() + (at + 0.5) * row
        return QRectF(left, middle - high * u / 2, room.right() - left, high * u)

    purses, places = _purses(line(0, 24), seat, u)
    places |= _hand(line(1, 28).adjusted(0, 0, 58 * u - (room.right() - left), 0), seat, u)
    places |= _storage(line(1, 22).adjusted(60 * u, 0, 0, 0), seat, belongs.spaces)
    places |= _stacks(line(2, 30).adjusted(0, 0, 66 * u - (room.right() - left), 0), seat, u)
    places |= _bonus(line(3, 26), seat, belongs.bonus, u)
    places |= duchy_layout.duchy_places(seat, land, centre, lattice)
    return _with_head(rect, seat, purses, places, u, land, centre, lattice)


def _strip(
    rect: QRectF, seat: int, land: Duchy, belongs: duchy_layout.Belongings, u: float
) -> SeatLayout:
    """Return the head, and below it the supplies for the next turn."""
    y = rect.y() + 56 * u
    left, right = rect.x() + 12 * u, rect.right() - 12 * u
    purses, places = _purses(QRectF(left, y - 11 * u, 84 * u, 22 * u), seat, u)
    places |= _hand(QRectF(left + 88 * u, y - 12 * u, 54 * u, 24 * u), seat, u)
    places |= _storage(
        QRectF(left + 146 * u, y - 11 * u, right - left - 146 * u, 22 * u), seat, belongs.spaces
    )
    places |= _hidden(seat, land, rect.center(), belongs.spaces) | places
    return _with_head(rect, seat, purses, places, u)


def chip_layout(
    rect: QRectF, seat: int, land: Duchy, belongs: duchy_layout.Belongings, u: float
) -> SeatLayout:
    """Return a chip: crest and points; everything else has an invisible place."""
    crest = pixel_square(rect.x() + 2 * u, rect.y() + 2 * u, rect.height() - 4 * u)
    places = _hidden(seat, land, crest.center(), belongs.spaces)
    places[Slot("turn", seat)] = SlotPlace(rect, "card")
    wide = (rect.right() - crest.right() - 10 * u) / 2
    shields = {}
    for at, colour in enumerate(("green", "red")):
        left = crest.right() + 3 * u + at * wide
        sign = min(17 * u, wide * 0.42)
        shields[colour] = pixel_square(left, rect.center().y() - sign / 2, sign)
        number = QRectF(left + sign + 2 * u, rect.y(), wide - sign - 2 * u, rect.height())
        places[Slot(colour, seat)] = SlotPlace(
            number, "plate", lettering=TextStyle(14 * u, 700 if at else 500, "left")
        )
    places[Slot("state", seat)] = SlotPlace(
        pixel_rect(
            crest.right() + 4 * u, rect.y() + 7 * u, rect.right() - crest.right() - 12 * u, 20 * u
        ),
        "plate",
    )
    clock = QPointF(rect.x() + 4 * u, rect.bottom() + 2 * u)
    return SeatLayout(u, seat, rect, crest, QRectF(), shields, {}, clock, places=places)


def waiting_layout(
    rect: QRectF, seat: int, land: Duchy, belongs: duchy_layout.Belongings, u: float
) -> SeatLayout:
    """Return a row for the set-up: crest, name, and whether the seat is ready."""
    crest = pixel_square(rect.x(), rect.y(), rect.height())
    places = _hidden(seat, land, crest.center(), belongs.spaces)
    state = pixel_rect(rect.right() - 98 * u, rect.center().y() - 13 * u, 98 * u, 26 * u)
    places[Slot("state", seat)] = SlotPlace(state, "plate")
    name = QRectF(
        crest.right() + 8 * u, rect.y(), state.x() - crest.right() - 14 * u, rect.height()
    )
    clock = QPointF(crest.x(), crest.bottom())
    return SeatLayout(u, seat, rect, crest, name, {}, {}, clock, places=places)


def _hidden(seat: int, land: Duchy, at: QPointF, spaces: int) -> dict[Slot, SlotPlace]:
    """Return one invisible point as the place of everything of a seat."""
    box = QRectF(at.x() - 12, at.y() - 12, 24, 24)
    hidden = SlotPlace(box, "flat", small=True, shown=False)
    slots = [Slot("cell", seat, name) for name in spaces_of(land)]
    slots += [Slot("store", seat, space) for space in range(spaces)]
    slots += [Slot("stack", seat, stack) for stack in range(len(STACKS))]
    slots += [Slot("bonus", seat, kind) for kind in BONUS_ORDER]
    slots += [Slot(kind, seat) for kind in ("hand", "marble", "workers")]
    return dict.fromkeys(slots, hidden)


def _with_head(
    rect: QRectF,
    seat: int,
    purses: dict[str, QRectF],
    places: dict[Slot, SlotPlace],
    u: float,
    land: Duchy | None = None,
    centre: QPointF | None = None,
    lattice: Lattice | None = None,
) -> SeatLayout:
    crest = pixel_square(rect.x() + 9 * u, rect.y() + 6 * u, 31 * u)
    right, shields = rect.right() - 11 * u, {}
    for colour, size, wide, weight in (("red", 18, 26, 700), ("green", 15, 22, 600)):
        number = QRectF(right - wide * u, crest.y(), wide * u, crest.height())
        shields[colour] = pixel_square(number.x() - 25 * u, crest.center().y() - 11 * u, 22 * u)
        letters = TextStyle(size * u, weight, "left", rect=number)
        places[Slot(colour, seat)] = SlotPlace(
            shields[colour].united(number), "plate", lettering=letters
        )
        right = shields[colour].x() - 5 * u
    name = QRectF(crest.right() + 7 * u, crest.y(), right - crest.right() - 8 * u, 31 * u)
    places[Slot("turn", seat)] = SlotPlace(rect, "card")
    places[Slot("state", seat)] = SlotPlace(
        pixel_rect(
            right - 40 * u, crest.y() + 4 * u, rect.right() - 8 * u - right + 40 * u, 23 * u
        ),
        "plate",
    )
    clock = QPointF(crest.x() + 38 * u, crest.bottom() - 2 * u)
    return SeatLayout(
        u,
        seat,
        rect,
        crest,
        name,
        shields,
        purses,
        clock,
        land,
        centre or QPointF(),
        lattice or NO_LATTICE,
        places=places,
    )


def _purses(row: QRectF, seat: int, u: float) -> tuple[dict[str, QRectF], dict[Slot, SlotPlace]]:
    """Return marble and workers, each with its number."""
    pieces, places = {}, {}
    for at, kind in enumerate(("marble", "workers")):
        left = row.x() + at * row.width() / 2
        piece = pixel_square(left, row.center().y() - 11 * u, 22 * u)
        number = QRectF(piece.right() + 3 * u, row.y(), 18 * u, row.height())
        pieces[kind] = piece
        places[Slot(kind, seat)] = SlotPlace(
            piece.united(number), "plate", lettering=TextStyle(14 * u, 700, "left", rect=number)
        )
    return pieces, places


def _storage(row: QRectF, seat: int, spaces: int) -> dict[Slot, SlotPlace]:
    """Return the storage spaces from the right, smaller if there are many."""
    radius = min(row.height() / (2 * HALF), row.width() / spaces / 2.1)
    places = {}
    for space in range(spaces):
        x = row.right() - radius - (spaces - 1 - space) * 2.1 * radius
        box = hexes.flat_hex_bounds(QPointF(x, row.center().y()), radius)
        places[Slot("store", seat, space)] = SlotPlace(box, "flat", small=True)
    return places


def _hand(row: QRectF, seat: int, u: float) -> dict[Slot, SlotPlace]:
    """Return three backs and the number of cards."""
    backs = QRectF(row.x(), row.y(), row.height() * 1.1, row.height())
    number = QRectF(backs.right() + 3 * u, row.y(), 26 * u, row.height())
    return {
        Slot("hand", seat): SlotPlace(backs, "leaf"),
        Slot("hand-count", seat): SlotPlace(
            number, "plate", lettering=TextStyle(14 * u, 700, "left")
        ),
    }


def _stacks(row: QRectF, seat: int, u: float) -> dict[Slot, SlotPlace]:
    radius = min(10 * u, row.width() / 6.6)
    places = {}
    for stack in range(len(STACKS)):
        x = row.x() + radius + stack * 2.2 * radius
        box = hexes.flat_hex_bounds(QPointF(x, row.y() + radius), radius)
        number = QRectF(box.x(), box.bottom() + u, box.width(), 13 * u)
        places[Slot("stack", seat, stack)] = SlotPlace(box, "flat", small=True)
        places[Slot("left", seat, stack)] = SlotPlace(
            number, "plate", lettering=TextStyle(11 * u, 600)
        )
    return places


def _bonus(
    row: QRectF, seat: int, owned: tuple[tuple[str, int], ...], u: float
) -> dict[Slot, SlotPlace]:
    """Return the kinds of bonus tiles side by side, closer if there are many; those with several
    tiles have a number."""
    high = min(row.height() * 0.93, 26 * u)
    wide, number = high * 128 / 140, 17 * u
    needed = sum(wide + 4 * u + (number if many > 1 else 0) for _, many in owned)
    scale = min(1.0, row.width() / max(1.0, needed))
    places, x = {}, row.x()
    for kind, many in owned:
        box = QRectF(x, row.center().y() - high * scale / 2, wide * scale, high * scale)
        places[Slot("bonus", seat, kind)] = SlotPlace(box, "leaf")
        x = box.right() + 2 * u
        if many > 1:
            words = QRectF(x, row.y(), number * scale, row.height())
            letters = TextStyle(11 * u, 600, "left")
            places[Slot("owned", seat, kind)] = SlotPlace(words, "plate", lettering=letters)
            x = words.right()
        x += 2 * u
    return places
