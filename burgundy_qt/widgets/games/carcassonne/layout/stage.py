"""Where everything lies on the stage of a bazaar: its tiles, who bids what, and what is decided."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from burgundy_qt.widgets.sprites.places import SlotPlace, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

HEIGHT = 230
"""Above the prompt, in units."""
HEAD, TILE, ROW = 44, 96, 50
BIDS = 262
STEPPER = 44


@dataclass(frozen=True)
class StageLayout:
    """The stage in scene coordinates: `rows` hold a seat each, in the order in which they bid;
    `words` stand below the tiles."""

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
    """Lay the stage of a bazaar with so many tiles into `rect`."""
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
    """The stepper of a bid, and the two plates of a deal, in the same row."""
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
    """Where the bid of a row lies."""
    high = min(34 * u, row.height() - 2 * u)
    wide = high * 1.75
    return SlotPlace(
        QRectF(row.right() - wide - 6 * u, row.center().y() - high / 2, wide, high), "square"
    )
