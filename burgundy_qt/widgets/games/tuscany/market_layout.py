"""The layout of the shared things: the clock, the display, the decks, the course of points; and of
the screen that replaces it while a seat arranges its duchy."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.tuscany.catalogue import COLOURS, PHASES, SLOTS, STACKS
from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany import duchy_picture, seat_layout
from burgundy_qt.widgets.games.tuscany.duchy_layout import HAND_CARD, duchy_places, hand_layout
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

CLOCK = 96
DECKS, LOW_DECKS, COURSE, LOW_COURSE = 150, 112, 206, 146
LOW_MARKET_BELOW = 700  # a market with fewer units has low decks and a low course
ROWS = 3
WORDS = 16


@dataclass(frozen=True)
class DisplayLayout:
    """The piazza with eight tiles and the neutral stack in the ninth place."""

    rect: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


@dataclass(frozen=True)
class MarketLayout:
    """The market, in scene coordinates; `captions`: the rectangles of the piles' names."""

    u: float
    rect: QRectF
    clock: ClockLayout
    display: DisplayLayout
    decks: QRectF
    course: CourseLayout
    captions: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def market_layout(rect: QRectF, seats: int, u: float) -> MarketLayout:
    """Return the layout of the market in `rect`."""
    low = rect.height() < LOW_MARKET_BELOW * u
    decks, course = (LOW_DECKS, LOW_COURSE) if low else (DECKS, COURSE)
    clock_rect = pixel_rect(rect.x(), rect.y(), rect.width(), CLOCK * u)
    course_rect = pixel_rect(rect.x(), rect.bottom() - course * u, rect.width(), course * u)
    decks_rect = pixel_rect(rect.x(), course_rect.y() - decks * u, rect.width(), decks * u)
    high = decks_rect.y() - clock_rect.bottom()
    piazza = QRectF(rect.x(), clock_rect.bottom(), rect.width(), high)
    clock, display = clock_layout(clock_rect, u), display_layout(piazza, u)
    around = course_layout(course_rect, seats, u)
    captions, places = _decks(decks_rect, u)
    places = clock.places | display.places | places | around.places
    return MarketLayout(u, rect, clock, display, decks_rect, around, captions, places)


def display_layout(rect: QRectF, u: float) -> DisplayLayout:
    """Return the layout of the display in `rect`, row by row."""
    gap, between = 9 * u, 8 * u
    radius = min(
        (rect.width() - 20 * u - (ROWS - 1) * gap) / (2 * ROWS),
        (rect.height() - 18 * u - (ROWS - 1) * between) / (2 * HALF * ROWS),
    )
    half = int(radius * HALF)
    radius = half / HALF
    across, down = round(2 * radius + gap), round(2 * half + between)
    middle = QPointF(round(rect.center().x()), round(rect.center().y()))
    places = {}
    for number in range(SLOTS + 1):
        row, column = divmod(number, ROWS)
        centre = middle + QPointF((column - 1) * across, (row - 1) * down)
        slot = Slot("display", None, number) if number < SLOTS else Slot("neutral-stack")
        places[slot] = SlotPlace(hexes.flat_hex_bounds(centre, radius), "flat")
    return DisplayLayout(rect, places)


def _decks(rect: QRectF, u: float) -> tuple[dict[str, QRectF], dict[Slot, SlotPlace]]:
    """Return the places of region cards, their discards, and the yield cards with the last one."""
    high = rect.height() - 44 * u
    wide = high * HAND_CARD
    top, words = rect.y() + 16 * u, rect.bottom() - 23 * u
    deck = pixel_rect(rect.x() + 16 * u, top, wide, high)
    discards = pixel_rect(deck.right() + 16 * u, top + 0.08 * high, wide * 0.9, high * 0.9)
    left, right = discards.right() + 18 * u, rect.right() - 16 * u
    each = min((high - 7 * u) / 2, (right - left) * HAND_CARD)
    x = (left + right - each / HAND_CARD) / 2
    yields = pixel_rect(x, top, each / HAND_CARD, each)
    turned_up = pixel_rect(x, top + high - each, each / HAND_CARD, each)
    pill = pixel_rect(deck.center().x() - 20 * u, deck.y() - 11 * u, 40 * u, 25 * u)
    letters = TextStyle(11.5 * u, 600, "middle", "text2")

    def caption(box: QRectF) -> QRectF:
        return QRectF(box.center().x() - 48 * u, words, 96 * u, WORDS * u)

    places = {
        Slot("deck"): SlotPlace(deck, "leaf"),
        Slot("discards"): SlotPlace(discards, "leaf"),
        Slot("yields"): SlotPlace(yields, "leaf"),
        Slot("yield-card"): SlotPlace(turned_up, "leaf"),
        Slot("draws"): SlotPlace(pill, "round"),
        Slot("deck-words"): SlotPlace(caption(deck), "plate", lettering=letters),
    }
    return {"discards": caption(discards), "yields": caption(turned_up)}, places


# The clock: three phases of seven stones, with the seats' markers


STONE, LAST, CLOCK_MARKER = 8.6, 13, 19  # across, in units
CLOCK_STACK = 8  # from one marker to the one above it, in units


@dataclass(frozen=True)
class ClockLayout:
    """The clock, in scene coordinates: the middles of its stones, 0 the start before the first."""

    u: float
    rect: QRectF
    stones: tuple[QPointF, ...]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def marker(self, stone: int, height: int) -> SlotPlace:
        """Return the place of a marker on a stone, above `height` others."""
        middle, size = self.stones[stone], CLOCK_MARKER * self.u
        top = middle.y() - 23 * self.u - height * CLOCK_STACK * self.u
        return SlotPlace(QRectF(middle.x() - size / 2, top, size, size), "round")


def clock_layout(rect: QRectF, u: float) -> ClockLayout:
    """Return the layout of the clock in `rect`."""
    pad, gap = 18 * u, 7 * u
    wide = (rect.width() - 2 * pad - 2 * gap) / len(PHASES)
    plaque = min(wide / 150, 28 * u / 64)
    places: dict[Slot, SlotPlace] = {}
    row = rect.y() + rect.height() - 21 * u
    stones = [QPointF(rect.x() + 11 * u, row)]
    for number, phase in enumerate(PHASES):
        left = rect.x() + pad + number * (wide + gap)
        box = pixel_rect(
            left + (wide - 150 * plaque) / 2, rect.y() + 8 * u, 150 * plaque, 64 * plaque
        )
        places[Slot("phase", None, phase)] = SlotPlace(box, "plate")
        step = wide / STACKS[number]
        stones += [QPointF(left + step * (at + 0.5), row) for at in range(STACKS[number])]
    for number, middle in enumerate(stones[1:], 1):
        size = (LAST if number % STACKS[0] == 0 else STONE) * u
        box = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        places[Slot("stone", None, number)] = SlotPlace(box, "round")
    return ClockLayout(u, rect, tuple(stones), places)


# The course of points: fifty fields round a piazza, green ones outside, red ones inside


FIELDS = 50
COURSE_MARKER = 17  # across, in units
COURSE_STACK = QPointF(5, -4)  # from a marker to the one above it, in units
JOINT = 1.2


@dataclass(frozen=True)
class CourseLayout:
    """The course, in scene coordinates: its outer edge and the width of a lane; `rows`: by seat the
    places of its marker and of the two shields inside; `note` is empty if it has no room."""

    u: float
    rect: QRectF
    edge: QRectF
    lane: float
    rows: dict[int, tuple[QRectF, QRectF, QRectF]]
    note: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def at(self, fields: float, inside: float) -> QPointF:
        """Return the point `fields` from the gate clockwise, and `inside` the outer edge."""
        edge, middle = self.edge, self.edge.center()
        radius, straight = edge.height() / 2 - inside, edge.width() - edge.height()
        bend = math.pi * (edge.height() / 2 - self.lane)
        way = fields / FIELDS * (2 * straight + 2 * bend) % (2 * straight + 2 * bend)
        half = straight / 2
        if way < half:
            return middle + QPointF(way, -radius)
        if way < half + bend:
            return middle + _round(half, radius, (way - half) / bend)
        if way < half + bend + straight:
            return middle + QPointF(2 * half + bend - way, radius)
        if way < half + 2 * bend + straight:
            return middle - _round(half, radius, (way - half - bend - straight) / bend)
        return middle + QPointF(way - 2 * (straight + bend), -radius)

    def lanes(self) -> dict[str, tuple[float, float]]:
        """Return by colour the start and the end of its lane, inside the outer edge."""
        joint = JOINT * self.u
        return {"green": (0.0, self.lane), "red": (self.lane + joint, 2 * self.lane + joint)}

    def marker(self, colour: str, field_: int, height: int) -> SlotPlace:
        """Return the place of a marker on a field, above `height` others."""
        start, end = self.lanes()[colour]
        middle = self.at(field_, (start + end) / 2) + COURSE_STACK * (height * self.u)
        size = COURSE_MARKER * self.u
        return SlotPlace(QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), "round")


def _round(half: float, radius: float, share: float) -> QPointF:
    """Return the point at a share of the right bend."""
    angle = math.pi * share
    return QPointF(half + radius * math.sin(angle), -radius * math.cos(angle))


def course_layout(rect: QRectF, seats: int, u: float) -> CourseLayout:
    """Return the layout of the course in `rect` for a number of seats."""
    lane = min(15 * u, rect.height() * 0.085)
    edge = rect.adjusted(12 * u, 9 * u, -12 * u, -9 * u)
    has_note = seats == 2 and rect.height() > 190 * u
    inner = edge.height() - 4 * lane - 16 * u - (18 * u if has_note else 0)
    high = min(30 * u, inner / seats)
    middle = edge.center()
    top = middle.y() - seats * high / 2 - (8 * u if has_note else 0)
    rows: dict[int, tuple[QRectF, QRectF, QRectF]] = {}
    places: dict[Slot, SlotPlace] = {}
    for seat in range(seats):
        y = top + (seat + 0.5) * high
        size = min(19 * u, high - 2 * u)
        marker = pixel_square(middle.x() - 62 * u, y - size / 2, size)
        shields = []
        for at, colour in enumerate(("green", "red")):
            x = middle.x() + (-34 + 54 * at) * u
            shields.append(pixel_square(x - 1 * u, y - 11 * u, 22 * u))
            number = QRectF(x + 23 * u, y - high / 2, 30 * u, high)
            letters = TextStyle(13 * u, 700 if at else 600, "left")
            places[Slot(f"{colour}-sum", seat)] = SlotPlace(number, "plate", lettering=letters)
        rows[seat] = marker, shields[0], shields[1]
    note = QRectF(edge.x(), top + 2 * high, edge.width(), 16 * u) if has_note else QRectF()
    return CourseLayout(u, rect, edge, lane, rows, note, places)


# The set-up of a duchy: the three boards large with their buttons, its regions and their points,
# the seats that are ready, the display


SIDE, PROMPT, HAND, LOW_HAND, BARS = 282, 92, 112, 92, 62  # all in units
REGION_ROW, ROW = 27.5, 40
BUTTON, BETWEEN = 32, 6
BUTTONS = "move-left", "turn-board", "half-step", "move-right"
"""The buttons on the bar below a board, from the left."""


@dataclass(frozen=True)
class SetUpLayout:
    """The screen of the set-up, in scene coordinates. `bars`: below each board, by its kind, and
    `hint`, the line above them; `regions`: the panel with a row for each colour; `around`: the
    panel with a row for each other seat, `rows`; `shop`: the panel with the display."""

    u: float
    card: seat_layout.LargeLayout
    bars: dict[str, QRectF]
    hint: QRectF
    regions: QRectF
    around: QRectF
    shop: QRectF
    display: DisplayLayout
    rows: dict[int, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def set_up_layout(
    size: QSizeF,
    seat: int,
    others: Sequence[int],
    land: Duchy,
    cards: tuple[int, ...],
    u: float,
    gap: float,
    text: float,
) -> SetUpLayout:
    """Return the layout of the screen for `seat`."""
    side = round(SIDE * u)
    rect = QRectF(gap, gap, size.width() - side - 3 * gap, size.height() - 2 * gap)
    card = _card(rect, seat, land, cards, u, text)
    bars, buttons = _bars(card, seat, u)
    places = card.places | buttons
    column = QRectF(rect.right() + gap, gap, side, rect.height())
    row = REGION_ROW * u * min(1.0, rect.height() / (seat_layout.LOW_BELOW * u))
    regions = pixel_rect(column.x(), column.y(), side, 42 * u + len(COLOURS) * row + 6 * u)
    around = pixel_rect(column.x(), regions.bottom() + gap, side, (46 + ROW * len(others)) * u)
    top = around.bottom() + gap
    shop = QRectF(column.x(), top, side, column.bottom() - top)
    display = display_layout(shop.adjusted(0, 40 * u, 0, -10 * u), u)
    places |= display.places
    for at, colour in enumerate(COLOURS):
        line = QRectF(column.x(), column.y() + 42 * u + at * row, side, row)
        places[Slot("regions", None, colour)] = SlotPlace(line, "plate")
    rows = {
        other: pixel_rect(
            around.x() + 12 * u, around.y() + (41 + ROW * at) * u, side - 24 * u, 34 * u
        )
        for at, other in enumerate(others)
    }
    hint = QRectF(rect.x(), card.view.bottom() - BARS * u - 19 * u, rect.width(), 18 * u)
    return SetUpLayout(u, card, bars, hint, regions, around, shop, display, rows, places)


def _card(
    rect: QRectF, seat: int, land: Duchy, cards: tuple[int, ...], u: float, text: float
) -> seat_layout.LargeLayout:
    """Return the large card without colour bonuses; the boards have room to move up and down
    without moving anything else."""
    usual = seat_layout.large_layout(rect, seat, land, cards, (), u, text)
    low = rect.height() < seat_layout.LOW_BELOW * u
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    high = (LOW_HAND if low else HAND) * u
    hand = hand_layout(pixel_rect(rect.x(), prompt.y() - high, rect.width(), high), seat, cards, u)
    view = QRectF(rect.x(), rect.y(), rect.width(), hand.rect.y() - rect.y())
    room = view.adjusted(30 * u, seat_layout.LARGE_HEAD * u, -30 * u, -(BARS + 20) * u)
    lattice = duchy_picture.Lattice.of(
        min(room.width() / duchy_picture.ACROSS, room.height() / TALLEST)
    )
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    gone = ("card", "cell", "colour-bonus", "green", "red", "tally")
    places = {slot: place for slot, place in usual.places.items() if slot.kind not in gone}
    places |= hand.places | duchy_places(seat, land, centre, lattice)
    words = QRectF(usual.name.x(), rect.y() + 35 * u, rect.width() - 100 * u, 16 * u)
    places[Slot("covered", seat)] = SlotPlace(
        words, "plate", shown=False, lettering=TextStyle(12 * u)
    )
    places.pop(Slot("state", seat))
    name = QRectF(usual.name.x(), usual.name.y(), rect.width() - 90 * u, 27 * u)
    return replace(
        usual,
        land=land,
        name=name,
        shields={},
        view=view,
        centre=centre,
        lattice=lattice,
        bonuses=words,
        hand=hand,
        prompt=prompt,
        places=places,
    )


TALLEST = 9.1
"""The highest duchy with its mat, in radii; it makes all duchies equally large."""


def _bars(
    card: seat_layout.LargeLayout, seat: int, u: float
) -> tuple[dict[str, QRectF], dict[Slot, SlotPlace]]:
    """Return below every board the buttons that move, turn and shift it; the board itself is a
    place too."""
    duchy, lattice = card.land, card.lattice
    bars, places = {}, {}
    high = (BUTTON + 16) * u
    top = card.view.bottom() - BARS * u
    for at, board in enumerate(duchy.boards):
        middle = card.centre.x() + (at - 1) * 3 * lattice.across
        size = min(BUTTON * u, (3 * lattice.across - 60 * u) / 4 - BETWEEN * u)
        wide = 44 * u + 4 * (size + BETWEEN * u) + 4 * u
        bar = pixel_rect(middle - wide / 2, top, wide, high)
        bars[board[0]] = bar
        for number, button in enumerate(BUTTONS):
            left = bar.x() + 44 * u + number * (size + BETWEEN * u)
            box = pixel_square(left, bar.center().y() - size / 2, size)
            places[Slot(button, seat, board[0])] = SlotPlace(box, "square")
        land = lattice.rect(duchy, card.centre)
        whole_board = QRectF(
            middle - 1.5 * lattice.across, land.y(), 3 * lattice.across, land.height()
        )
        places[Slot("board", seat, board[0])] = SlotPlace(whole_board, "plate")
    return bars, places
