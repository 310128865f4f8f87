"""The layout of a seat's things: its bench with marble and workers, storage, stacks and bonus
tiles, the spaces of its duchy, the cards of its hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.tuscany import catalogue, known_seat, known_state
from burgundy_qt.rules.tuscany.catalogue import BONUS_ORDER, COLOURS, STACKS, spaces_of
from burgundy_qt.widgets.games.tuscany.duchy_picture import Lattice
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.places import (
    HALF,
    Slot,
    SlotPlace,
    TextStyle,
    pixel_rect,
    pixel_square,
)

PURSE, HEADING, ROW, EDGE = 72, 20, 38, 12  # heights, in units
STACKED = 58
LARGEST, LEAST = 46, 24  # radius of a storage space, in units


@dataclass(frozen=True)
class Purse:
    """A box with the marble or the workers of a seat."""

    rect: QRectF
    piece: QRectF
    words: QRectF


@dataclass(frozen=True)
class BenchLayout:
    """The bench, in scene coordinates; `rows`: the box of each kind of bonus tile, `tiles` its
    place there."""

    u: float
    rect: QRectF
    purses: dict[str, Purse]
    headings: dict[str, QRectF]
    rows: dict[str, QRectF]
    tiles: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def bench_layout(rect: QRectF, seat: int, spaces: int, u: float) -> BenchLayout:
    """Return the layout of the bench of a seat with that number of storage spaces in `rect`."""
    purses, places = _purses(rect, seat, u)
    between = 6 * u
    fixed = (EDGE + PURSE + 3 * HEADING + 12 + STACKED + len(BONUS_ORDER) * ROW + 14) * u
    room = rect.height() - fixed - spaces * between
    radius = min(LARGEST * u, (rect.width() - 22 * u) / 2, room / spaces / (2 * HALF))
    half = max(round(LEAST * u * HALF), int(radius * HALF))
    radius = half / HALF
    gap = max(0.0, (room - spaces * 2 * half) / 3)
    headings: dict[str, QRectF] = {}
    middle, y = rect.center().x(), rect.y() + (EDGE + PURSE) * u + gap * 0.8

    def heading(name: str, top: float) -> float:
        headings[name] = QRectF(rect.x() + 4 * u, top, rect.width() - 8 * u, HEADING * u)
        return top + HEADING * u

    y = heading("storage", y + 6 * u) + 2 * u
    for space in range(spaces):
        centre = QPointF(round(middle), round(y + half + space * (2 * half + between)))
        places[Slot("store", seat, space)] = SlotPlace(
            hexes.flat_hex_bounds(centre, radius), "flat"
        )
    y = heading("stacks", y + spaces * (2 * half + between) + gap)
    places |= _stacks(QRectF(rect.x(), y, rect.width(), STACKED * u), seat, u)
    rows_top = max(y + STACKED * u, rect.bottom() - (len(BONUS_ORDER) * ROW + 10 + HEADING) * u)
    rows, more = _rows(rect, heading("bonus", rows_top - 3 * u) + 3 * u, seat, u)
    tiles = {kind: more[Slot("bonus", seat, kind)].rect for kind in rows}
    return BenchLayout(u, rect, purses, headings, rows, tiles, places | more)


def _purses(rect: QRectF, seat: int, u: float) -> tuple[dict[str, Purse], dict[Slot, SlotPlace]]:
    found, places = {}, {}
    wide = rect.width() / 2 - 12 * u
    for at, kind in enumerate(("marble", "workers")):
        left = rect.x() + 8 * u + at * (rect.width() / 2 - 4 * u)
        box = pixel_rect(left, rect.y() + EDGE * u, wide, PURSE * u)
        piece = pixel_square(box.center().x() - 15 * u, box.y() + 5 * u, 30 * u)
        number = QRectF(box.x(), box.y() + 35 * u, box.width(), 22 * u)
        words = QRectF(box.x() + 2 * u, box.y() + 55 * u, box.width() - 4 * u, 14 * u)
        found[kind] = Purse(box, piece, words)
        places[Slot(kind, seat)] = SlotPlace(
            box, "plate", lettering=TextStyle(17 * u, 700, "middle", rect=number)
        )
    return found, places


def _stacks(rect: QRectF, seat: int, u: float) -> dict[Slot, SlotPlace]:
    radius = min(17 * u, (rect.width() - 22 * u) / 6.4)
    places = {}
    for stack in range(len(STACKS)):
        centre = QPointF(rect.center().x() + (stack - 1) * 2.12 * radius, rect.y() + 6 * u + radius)
        box = hexes.flat_hex_bounds(centre, radius)
        places[Slot("stack", seat, stack)] = SlotPlace(box, "flat", small=True)
        number = QRectF(centre.x() - radius, box.bottom() + 3 * u, 2 * radius, 16 * u)
        places[Slot("left", seat, stack)] = SlotPlace(
            number, "plate", lettering=TextStyle(12.5 * u, 700)
        )
    return places


def _rows(
    rect: QRectF, top: float, seat: int, u: float
) -> tuple[dict[str, QRectF], dict[Slot, SlotPlace]]:
    """Return a row for every kind of bonus tile: the seat's own, and the number left."""
    rows, places = {}, {}
    for at, kind in enumerate(BONUS_ORDER):
        row = pixel_rect(rect.x() + 8 * u, top + at * ROW * u, rect.width() - 16 * u, (ROW - 4) * u)
        tile = pixel_rect(row.x() + 6 * u, row.y() + 2 * u, 30 * u * 128 / 140, 30 * u)
        words = QRectF(tile.right() + 30 * u, row.y(), row.right() - tile.right() - 35 * u, 34 * u)
        rows[kind] = row
        letters = TextStyle(10.5 * u, 500, "right", "text2", rect=words)
        places[Slot("supply", None, kind)] = SlotPlace(row, "plate", lettering=letters)
        places[Slot("bonus", seat, kind)] = SlotPlace(tile, "leaf")
        owned = QRectF(tile.right() + 4 * u, row.y(), 22 * u, row.height())
        places[Slot("owned", seat, kind)] = SlotPlace(
            owned, "plate", lettering=TextStyle(14 * u, 700, "left")
        )
    return rows, places


# The spaces of a duchy


MINI_BELOW = 24
"""The radius below which a hex shows the picture for small sizes."""


def duchy_places(
    seat: int, duchy: known_seat.Duchy, centre: QPointF, lattice: Lattice, shown: bool = True
) -> dict[Slot, SlotPlace]:
    """Return the places of all spaces of a seat's duchy."""
    small = lattice.radius < MINI_BELOW
    return {
        Slot("cell", seat, name): SlotPlace(
            lattice.box(space, duchy, centre), "flat", small, shown=shown
        )
        for name, space in spaces_of(duchy).items()
    }


# The cards of a hand: in a fan by colour; in piles if there are many


HAND_CARD = 160 / 232
"""The width of a card, relative to its height."""
CAPTION, RISE, TILT = 16, 15, 8  # a line of words, and how far paying cards rise; degrees
LEAST_STEP = 15  # in units: cards closer than this become piles
LOOSE = 1.75  # from one colour to the next, in steps within a colour
OF_A_PILE = 3


@dataclass(frozen=True)
class HandLayout:
    """The row of the hand, in scene coordinates, and the places of its cards."""

    rect: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def hand_layout(rect: QRectF, seat: int, hand: tuple[int, ...], u: float) -> HandLayout:
    """Return the layout of the hand of a seat in `rect`; `hand` has the number of cards of each
    colour, or of all."""
    high = rect.height() - (RISE + 10) * u
    wide = high * HAND_CARD
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
    """Return the piles: three visible cards of every colour, and a number for all of them."""
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


# The parts of a state that the layout depends on


class Belongings(NamedTuple):
    """The number of storage spaces of a seat, and of its bonus tiles of each kind."""

    spaces: int
    bonus: tuple[tuple[str, int], ...]


class Needs(NamedTuple):
    """The duchies and supplies of all seats; the hand of the large seat, as the number of cards of
    each colour, or of all backs; whether that seat arranges its duchy now."""

    lands: tuple[known_seat.Duchy, ...]
    belongs: tuple[Belongings, ...]
    hand: tuple[int, ...]
    lays_out: bool


def needs_of(state: known_state.TuscanyState, shown: int) -> Needs:
    """Return the needs of a state with this seat shown large."""
    seat = state.seats[shown]
    cards = seat.cards
    return Needs(
        tuple(each.land for each in state.seats),
        tuple(
            Belongings(
                len(each.storage),
                tuple((k, each.bonus[k]) for k in catalogue.BONUS_ORDER if k in each.bonus),
            )
            for each in state.seats
        ),
        (seat.hand,) if cards is None else tuple(cards.get(c, 0) for c in catalogue.COLOURS),
        state.is_laid_out_in_secret,
    )
