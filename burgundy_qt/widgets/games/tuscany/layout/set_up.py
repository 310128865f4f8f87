"""Where everything lies while a seat lays out its duchy: the three boards large with their buttons,
its regions and what they bring, who is ready, the display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.widgets.games.tuscany.board.printed import COLOURS
from burgundy_qt.widgets.games.tuscany.layout.duchy import duchy_places
from burgundy_qt.widgets.games.tuscany.layout.hand import hand_layout
from burgundy_qt.widgets.games.tuscany.layout.large import (
    HEAD,
    LOW_BELOW,
    LargeLayout,
    large_layout,
)
from burgundy_qt.widgets.games.tuscany.layout.market import DisplayLayout, display_layout
from burgundy_qt.widgets.games.tuscany.look.lattice import ACROSS, Lattice
from burgundy_qt.widgets.sprites.places import SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT

SIDE, PROMPT, HAND, LOW_HAND, BARS = 282, 92, 112, 92, 62  # all in units
REGION_ROW, ROW = 27.5, 40
BUTTON, BETWEEN = 32, 6
BUTTONS = "move-left", "turn-board", "half-step", "move-right"
"""On the bar below a board, from the left."""


@dataclass(frozen=True)
class SetUpLayout:
    """The screen of the set-up, in scene coordinates. `bars`: below each board, by its kind, and
    `hint`, the line above them; `regions`: the panel with a row for each colour; `around`: that
    with a row for each other seat, `rows`; `shop`: that with the display."""

    u: float
    card: LargeLayout
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
    """Lay the screen for `seat`."""
    side = round(SIDE * u)
    rect = QRectF(gap, gap, size.width() - side - 3 * gap, size.height() - 2 * gap)
    card = _card(rect, seat, land, cards, u, text)
    bars, buttons = _bars(card, seat, u)
    places = card.places | buttons
    column = QRectF(rect.right() + gap, gap, side, rect.height())
    row = REGION_ROW * u * min(1.0, rect.height() / (LOW_BELOW * u))
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
) -> LargeLayout:
    """The large card without colour bonuses; the boards have room to step up and down without all
    else moving."""
    usual = large_layout(rect, seat, land, cards, (), u, text)
    low = rect.height() < LOW_BELOW * u
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    high = (LOW_HAND if low else HAND) * u
    hand = hand_layout(pixel_rect(rect.x(), prompt.y() - high, rect.width(), high), seat, cards, u)
    view = QRectF(rect.x(), rect.y(), rect.width(), hand.rect.y() - rect.y())
    room = view.adjusted(30 * u, HEAD * u, -30 * u, -(BARS + 20) * u)
    lattice = Lattice.of(min(room.width() / ACROSS, room.height() / TALLEST))
    centre = QPointF(round(room.center().x()), round(room.center().y()))
    gone = ("card", "cell", "colour-bonus", "green", "red", "tally")
    places = {spot: place for spot, place in usual.places.items() if spot.kind not in gone}
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
"""The highest duchy with its mat, in radii: so all are drawn equally large."""


def _bars(
    card: LargeLayout, seat: int, u: float
) -> tuple[dict[str, QRectF], dict[Slot, SlotPlace]]:
    """Below every board the buttons that move, turn and shift it; the board itself is a place
    too."""
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
