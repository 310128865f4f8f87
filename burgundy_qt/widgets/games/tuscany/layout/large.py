"""Where everything lies on the card of the seat that is shown large: head, duchy, colour bonuses,
hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board.printed import COLOURS
from burgundy_qt.widgets.games.tuscany.layout.duchy import duchy_places
from burgundy_qt.widgets.games.tuscany.layout.hand import CARD, HandLayout, hand_layout
from burgundy_qt.widgets.games.tuscany.look.lattice import ACROSS, Lattice, tall
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT

HEAD, BONUSES = 56, 46
PROMPT, LOW_PROMPT, HAND, LOW_HAND = 106, 100, 148, 100
LOW_BELOW = 700  # a card of fewer units has a low hand and prompt
CHIP, NAME = 128, 176  # how wide a chip is at most, and how far in the first one begins
POINTS = 168  # the room of the two numbers in the head


@dataclass(frozen=True)
class LargeLayout:
    """The large card, in scene coordinates: the `view` behind the duchy, below it the row of
    colour bonuses, the hand and the prompt; `shields` of the two numbers in the head; `chips` are
    the other seats where there is no column for them."""

    u: float
    rect: QRectF
    land: Duchy
    crest: QRectF
    name: QRectF
    sun: QRectF
    shields: dict[str, QRectF]
    view: QRectF
    centre: QPointF
    lattice: Lattice
    bonuses: QRectF
    hand: HandLayout
    prompt: QRectF
    chips: dict[int, QRectF] = field(default_factory=dict)
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    @property
    def bare(self) -> LargeLayout:
        """Without the places of what lies there: the same for every hand, and for its ground."""
        return replace(self, hand=HandLayout(self.hand.rect), places={})


def large_layout(
    rect: QRectF,
    seat: int,
    land: Duchy,
    cards: tuple[int, ...],
    others: Sequence[int],
    u: float,
    text: float,
) -> LargeLayout:
    """Lay the card of `seat` into `rect`; `others` become chips in its head."""
    low = rect.height() < LOW_BELOW * u
    foot = (LOW_PROMPT if low else PROMPT) * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    high = (LOW_HAND if low else HAND) * u
    hand = hand_layout(pixel_rect(rect.x(), prompt.y() - high, rect.width(), high), seat, cards, u)
    bonuses = pixel_rect(rect.x(), hand.rect.y() - BONUSES * u, rect.width(), BONUSES * u)
    view = QRectF(rect.x(), rect.y(), rect.width(), bonuses.y() - rect.y())
    room = QRectF(view.x(), view.y() + HEAD * u, view.width(), view.height() - HEAD * u)
    radius = min((room.width() - 16 * u) / ACROSS, room.height() / tall(land))
    lattice = Lattice.of(radius)
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    places = {Slot("turn", seat): SlotPlace(rect, "card")}
    places |= duchy_places(seat, land, centre, lattice)
    places |= _bonus_places(bonuses, u) | hand.places
    crest, name, sun, shields, head = _head(rect, seat, u)
    places |= head
    turned_up = QRectF(0, 0, 196 * u, 196 * u * CARD)
    turned_up.moveCenter(centre)
    places[Slot("turned-up")] = SlotPlace(turned_up, "leaf")
    chips = _chips(rect, others, u)
    return LargeLayout(
        u,
        rect,
        land,
        crest,
        name,
        sun,
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
) -> tuple[QRectF, QRectF, QRectF, dict[str, QRectF], dict[Slot, SlotPlace]]:
    crest = pixel_square(rect.x() + 14 * u, rect.y() + 8 * u, 42 * u)
    name = QRectF(crest.right() + 8 * u, rect.y() + 8 * u, 118 * u, 27 * u)
    sun = pixel_square(name.x() - 4 * u, name.y() + 2 * u, 22 * u)
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
    return crest, name, sun, shields, places


def _bonus_places(row: QRectF, u: float) -> dict[Slot, SlotPlace]:
    """For every colour the bonus of the first and that of the second."""
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
