"""Where everything lies that all share: the clock, the display, the decks, the course of points."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.tuscany.board.printed import SLOTS
from burgundy_qt.widgets.games.tuscany.layout.clock import ClockLayout, clock_layout
from burgundy_qt.widgets.games.tuscany.layout.course import CourseLayout, course_layout
from burgundy_qt.widgets.games.tuscany.layout.hand import CARD
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.places import HALF, SlotPlace, TextStyle, pixel_rect
from burgundy_qt.widgets.sprites.slots import Slot

CLOCK = 96
DECKS, LOW_DECKS, COURSE, LOW_COURSE = 150, 112, 206, 146
LOW_BELOW = 700  # a market of fewer units has low decks and a low course
ROWS = 3
WORDS = 16


@dataclass(frozen=True)
class DisplayLayout:
    """The piazza with eight tiles and the neutral stack in the ninth place."""

    rect: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


@dataclass(frozen=True)
class MarketLayout:
    """The market, in scene coordinates; `captions`: where the names of the piles stand."""

    u: float
    rect: QRectF
    clock: ClockLayout
    display: DisplayLayout
    decks: QRectF
    course: CourseLayout
    captions: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def market_layout(rect: QRectF, seats: int, u: float) -> MarketLayout:
    """Lay the market into `rect`."""
    low = rect.height() < LOW_BELOW * u
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
    """Lay the display row by row into `rect`."""
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
    for slot in range(SLOTS + 1):
        row, column = divmod(slot, ROWS)
        centre = middle + QPointF((column - 1) * across, (row - 1) * down)
        spot = Slot("display", None, slot) if slot < SLOTS else Slot("neutral-stack")
        places[spot] = SlotPlace(hexes.flat_hex_bounds(centre, radius), "flat")
    return DisplayLayout(rect, places)


def _decks(rect: QRectF, u: float) -> tuple[dict[str, QRectF], dict[Slot, SlotPlace]]:
    """Region cards, their discards, and the yield cards with the last one turned up."""
    high = rect.height() - 44 * u
    wide = high * CARD
    top, words = rect.y() + 16 * u, rect.bottom() - 23 * u
    deck = pixel_rect(rect.x() + 16 * u, top, wide, high)
    discards = pixel_rect(deck.right() + 16 * u, top + 0.08 * high, wide * 0.9, high * 0.9)
    left, right = discards.right() + 18 * u, rect.right() - 16 * u
    each = min((high - 7 * u) / 2, (right - left) * CARD)
    x = (left + right - each / CARD) / 2
    yields = pixel_rect(x, top, each / CARD, each)
    turned_up = pixel_rect(x, top + high - each, each / CARD, each)
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
