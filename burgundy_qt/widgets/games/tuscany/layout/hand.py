"""Where the cards of a hand lie: in a fan, colour by colour; in piles where there are many."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from burgundy_qt.widgets.games.tuscany.board.printed import COLOURS
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

CARD = 160 / 232
"""The width of a card to its height."""
CAPTION, RISE, TILT = 16, 15, 8  # a line of words, and how far paying cards rise; degrees
LEAST_STEP = 15  # in units: cards that show less become piles
LOOSE = 1.75  # from one colour to the next, in steps within a colour
OF_A_PILE = 3


@dataclass(frozen=True)
class HandLayout:
    """The row of the hand, in scene coordinates, and the places of its cards."""

    rect: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def hand_layout(rect: QRectF, seat: int, hand: tuple[int, ...], u: float) -> HandLayout:
    """Lay the hand of a seat into `rect`: so many cards of each colour, or of all."""
    high = rect.height() - (RISE + 10) * u
    wide = high * CARD
    groups = [(at, many) for at, many in enumerate(hand) if many]
    room = rect.width() - 2 * 80 * u - wide
    steps = sum(many - 1 for _, many in groups) + LOOSE * (len(groups) - 1)
    step = min(wide * (0.62 if sum(hand) <= 6 else 0.52), room / max(1, steps))
    piled = step < LEAST_STEP * u
    places = (
        _piles(rect, seat, groups, wide, high, room, u)
        if piled
        else _fan(rect, seat, groups, wide, high, step, u)
    )
    words = QRectF(rect.x() + 16 * u, rect.y() + 7 * u, 120 * u, CAPTION * u)
    places[Slot("hand-words", seat)] = SlotPlace(
        words, "plate", lettering=TextStyle(12 * u, 600, "left", "text2")
    )
    places[Slot("hand", seat)] = SlotPlace(
        QRectF(rect.center().x() - wide / 2, rect.bottom() - high - 4 * u, wide, high),
        "leaf",
        shown=False,
    )
    return HandLayout(rect, places)


def _fan(
    rect: QRectF,
    seat: int,
    groups: list[tuple[int, int]],
    wide: float,
    high: float,
    step: float,
    u: float,
) -> dict[Slot, SlotPlace]:
    apart = min(step * LOOSE, wide * 1.08)
    across = step * sum(many - 1 for _, many in groups) + apart * max(0, len(groups) - 1)
    x, number = rect.center().x() - across / 2, 0
    places = {}
    for _, many in groups:
        for _ in range(many):
            away = (x - rect.center().x()) / (rect.width() / 2)
            top = rect.bottom() - high - 9 * u + away * away * 13 * u
            box = QRectF(x - wide / 2, top, wide, high)
            places[Slot("card", seat, number)] = SlotPlace(box, "leaf", turn=away * TILT)
            x, number = x + step, number + 1
        x += apart - step
    return places


def _piles(
    rect: QRectF,
    seat: int,
    groups: list[tuple[int, int]],
    wide: float,
    high: float,
    room: float,
    u: float,
) -> dict[Slot, SlotPlace]:
    """Of every colour three cards are seen, and a number says how many lie there."""
    peep = 5 * u
    step = min(wide * 1.2, room / max(1, len(groups) - 1))
    x, number = rect.center().x() - step * (len(groups) - 1) / 2, 0
    places = {}
    for colour, many in groups:
        for at in range(many):
            shift = (max(0, at - (many - OF_A_PILE)) - 1) * peep
            box = QRectF(x - wide / 2 + shift, rect.bottom() - high - 6 * u, wide, high)
            places[Slot("card", seat, number)] = SlotPlace(box, "leaf")
            number += 1
        badge = pixel_square(x - wide / 2 + 8 * u, rect.bottom() - 33 * u, 21 * u)
        kind = COLOURS[colour] if len(COLOURS) > colour else None
        places[Slot("tally", seat, kind)] = SlotPlace(badge, "round")
        x += step
    return places
