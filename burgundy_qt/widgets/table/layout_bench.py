"""Where everything lies on the bench: what pays, the dice, the storage and the goods of the large seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.hexes import HALF, box
from burgundy_qt.widgets.table.layout_modules import crowded
from burgundy_qt.widgets.table.modules import BASE, Modules
from burgundy_qt.widgets.table.place import Lettering, Place, square, whole
from burgundy_qt.widgets.table.spots import Spot

GOODS_IN_ROW = 3


@dataclass(frozen=True)
class BenchLayout:
    """The bench, in scene coordinates; `headings` are the rectangles of those over dice, storage and goods."""

    u: float
    rect: QRectF
    silver: QRectF
    workers: QRectF
    headings: dict[str, QRectF]
    sold: QRectF
    places: dict[Spot, Place] = field(default_factory=dict)


def bench_layout(rect: QRectF, seat: int, u: float, modules: Modules = BASE) -> BenchLayout:
    """Lay the bench of `seat` into `rect`, with as many places as `modules` say."""
    stored, rows = modules.places_of_storage(seat), ceil(modules.goods_types / GOODS_IN_ROW)
    width, middle = rect.width(), rect.center().x()
    radius = min(46 * u, (width - 24 * u) / (2 * HALF))
    die = min(50 * u, (width - 36 * u) / 2)
    good = min(34 * u, (width - 42 * u) / 3)
    step = 2 * radius + 5 * u
    blocks = 90 * u, 22 * u + die, 22 * u + 3 * step, 22 * u + good + (rows - 1) * (good + 8 * u), 40 * u
    air = max(4 * u, (rect.height() - sum(blocks) - 20 * u) / (len(blocks) - 1))
    tops = [rect.y() + 16 * u + sum(blocks[:index]) + air * index for index in range(len(blocks))]
    heads = {
        name: QRectF(rect.x(), tops[index], width, 18 * u) for index, name in enumerate(("dice", "storage", "goods"), 1)
    }
    half = width / 2
    purses = [whole(rect.x() + 7 * u + side * (half - 2.5 * u), tops[0], half - 11.5 * u, 74 * u) for side in (0, 1)]
    foot = QRectF(rect.x() + 14 * u, rect.bottom() - 34 * u, width - 28 * u, 26 * u)
    laid = BenchLayout(u, rect, purses[0], purses[1], heads, foot)
    laid.places.update(_purse_places(laid, seat))
    for index in (0, 1):
        at = square(middle - die - 7 * u + index * (die + 14 * u), heads["dice"].bottom() + 4 * u, die)
        laid.places[Spot("die", seat, index)] = Place(at, "square")
    for index in range(printed.STORAGE):
        centre = QPointF(round(middle), round(heads["storage"].bottom() + 4 * u + radius + index * step))
        laid.places[Spot("storage", seat, index)] = Place(box(centre, radius), "hex")
    if stored > printed.STORAGE:
        head = heads["storage"]
        region = QRectF(rect.x() + 6 * u, head.bottom() + 4 * u, width - 12 * u, 2 * radius + 2 * step)
        for index, at in enumerate(crowded(region, stored)):
            laid.places[Spot("storage", seat, index)] = Place(at, "hex")
    for index in range(modules.goods_types):
        row, place = divmod(index, GOODS_IN_ROW)
        top = heads["goods"].bottom() + 4 * u + row * (good + 8 * u)
        at = square(middle - 1.5 * good - 9 * u + place * (good + 9 * u), top, good)
        laid.places[Spot("goods", seat, index)] = Place(at, "square")
    lettering = Lettering(14 * u, 700, "right")
    laid.places[Spot("sold", seat)] = Place(foot, "plate", lettering=lettering)
    return laid


def _purse_places(laid: BenchLayout, seat: int) -> dict[Spot, Place]:
    """The counts in the two boxes of what pays."""
    places = {}
    for kind, rect in (("silver", laid.silver), ("workers", laid.workers)):
        places[Spot(kind, seat)] = Place(
            rect, "plate", lettering=Lettering(17 * laid.u, rect=purse_number(rect, laid.u))
        )
    return places


def purse_number(rect: QRectF, u: float) -> QRectF:
    """Where the count stands in a purse."""
    return QRectF(rect.x(), rect.y() + 37 * u, rect.width(), 22 * u)


def purse_piece(rect: QRectF, u: float) -> QRectF:
    """Where the coin or the worker is drawn in a purse."""
    return square(rect.center().x() - 15 * u, rect.y() + 6 * u, 30 * u)
