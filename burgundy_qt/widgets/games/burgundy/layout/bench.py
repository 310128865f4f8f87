"""Where everything lies on the bench: what pays, the dice, the storage and the goods of the large
seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.games.burgundy.layout.modules import crowded
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import BASE, Modules
from burgundy_qt.widgets.sprites.places import (
    HALF,
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.sprites.slots import Slot

GOODS_IN_ROW = 3
# from this size of text on the two purses lie below each other, and their words are read whole
LARGE_TEXT = 1.15


@dataclass(frozen=True)
class Purse:
    """A box of what pays: where its coin or worker is drawn, and where its number and its word
    stand."""

    rect: QRectF
    piece: QRectF
    number: QRectF
    word: QRectF


@dataclass(frozen=True)
class BenchLayout:
    """The bench, in scene coordinates; `headings` are the rectangles of those over dice, storage
    and goods; `sold` is the line at the foot, with its word before the number."""

    u: float
    rect: QRectF
    silver: Purse
    workers: Purse
    headings: dict[str, QRectF]
    sold: QRectF
    sold_word: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def bench_layout(
    rect: QRectF, seat: int, u: float, text: float = 1.0, modules: Modules = BASE
) -> BenchLayout:
    """Lay the bench of `seat` into `rect`, with as many places as `modules` say; words of a larger
    `text` have more room, which the air between the parts and then the storage give."""
    stored, rows = modules.places_of_storage(seat), ceil(modules.goods_types / GOODS_IN_ROW)
    width, middle = rect.width(), rect.center().x()
    radius = min(46 * u, (width - 24 * u) / (2 * HALF))
    die = min(50 * u, (width - 36 * u) / 2)
    good = min(34 * u, (width - 42 * u) / 3)
    high = round(14 * u * text) if text > LARGE_TEXT else 18 * u  # of a heading
    purses = _purses(rect, u, text)
    paying = purses[1].rect.bottom() - purses[0].rect.y() + 16 * u
    others = paying, high + 4 * u + die, high + 4 * u + good + (rows - 1) * (good + 8 * u), 40 * u
    radius = min(
        radius, ((rect.height() - sum(others) - high - 40 * u) / printed.STORAGE - 5 * u) / 2
    )
    step = 2 * radius + 5 * u
    blocks = *others[:2], high + 4 * u + printed.STORAGE * step, *others[2:]
    air = max(4 * u, (rect.height() - sum(blocks) - 20 * u) / (len(blocks) - 1))
    tops = [rect.y() + 16 * u + sum(blocks[:index]) + air * index for index in range(len(blocks))]
    heads = {
        name: QRectF(rect.x() + 3 * u, tops[index], width - 6 * u, high)
        for index, name in enumerate(("dice", "storage", "goods"), 1)
    }
    edge = (14 if text <= LARGE_TEXT else 8) * u
    foot = QRectF(rect.x() + edge, rect.bottom() - 34 * u, width - 2 * edge, 26 * u)
    laid = BenchLayout(u, rect, purses[0], purses[1], heads, foot, foot.adjusted(0, 0, -28 * u, 0))
    for kind, purse in (("silver", laid.silver), ("workers", laid.workers)):
        laid.places[Slot(kind, seat)] = SlotPlace(
            purse.rect, "plate", lettering=TextStyle(17 * u, rect=purse.number)
        )
    for index in (0, 1):
        at = pixel_square(
            middle - die - 7 * u + index * (die + 14 * u), heads["dice"].bottom() + 4 * u, die
        )
        laid.places[Slot("die", seat, index)] = SlotPlace(at, "square")
    for index in range(printed.STORAGE):
        centre = QPointF(
            round(middle), round(heads["storage"].bottom() + 4 * u + radius + index * step)
        )
        laid.places[Slot("storage", seat, index)] = SlotPlace(hex_bounds(centre, radius), "hex")
    if stored > printed.STORAGE:
        head = heads["storage"]
        region = QRectF(
            rect.x() + 6 * u, head.bottom() + 4 * u, width - 12 * u, 2 * radius + 2 * step
        )
        for index, at in enumerate(crowded(region, stored)):
            laid.places[Slot("storage", seat, index)] = SlotPlace(at, "hex")
    for index in range(modules.goods_types):
        row, place = divmod(index, GOODS_IN_ROW)
        top = heads["goods"].bottom() + 4 * u + row * (good + 8 * u)
        at = pixel_square(middle - 1.5 * good - 9 * u + place * (good + 9 * u), top, good)
        laid.places[Slot("goods", seat, index)] = SlotPlace(at, "square")
    number = QRectF(
        laid.sold_word.right() + 2 * u,
        foot.y(),
        foot.right() - laid.sold_word.right() - 2 * u,
        foot.height(),
    )
    lettering = TextStyle(14 * u, 700, "right", rect=number)
    laid.places[Slot("sold", seat)] = SlotPlace(foot, "plate", lettering=lettering)
    return laid


def _purses(rect: QRectF, u: float, text: float) -> list[Purse]:
    """Silver and workers: beside each other, or below each other where their words are large."""
    top, half = rect.y() + 16 * u, rect.width() / 2
    if text <= LARGE_TEXT:
        return [
            _upright(
                pixel_rect(
                    rect.x() + 7 * u + side * (half - 2.5 * u), top, half - 11.5 * u, 74 * u
                ),
                u,
            )
            for side in (0, 1)
        ]
    top, high = rect.y() + 9 * u, (38 + 15 * text) * u
    return [
        _lying(
            pixel_rect(rect.x() + 7 * u, top + row * (high + 6 * u), rect.width() - 14 * u, high), u
        )
        for row in (0, 1)
    ]


def _upright(box: QRectF, u: float) -> Purse:
    """The number between piece and word."""
    return Purse(
        box,
        pixel_square(box.center().x() - 15 * u, box.y() + 6 * u, 30 * u),
        QRectF(box.x(), box.y() + 37 * u, box.width(), 22 * u),
        QRectF(box.x(), box.bottom() - 18 * u, box.width(), 14 * u),
    )


def _lying(box: QRectF, u: float) -> Purse:
    """The number beside the piece, the word below both."""
    piece = pixel_square(box.center().x() - 34 * u, box.y() + 5 * u, 32 * u)
    foot = box.y() + 38 * u
    return Purse(
        box,
        piece,
        QRectF(box.center().x() + 2 * u, piece.y(), 34 * u, piece.height()),
        QRectF(box.x() + 4 * u, foot, box.width() - 8 * u, box.bottom() - foot - 3 * u),
    )
