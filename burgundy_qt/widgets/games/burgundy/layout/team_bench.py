"""Where everything lies on the bench of a team: a member's store on either side, in the middle what
both share."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.rules.burgundy.protocol.printed import TEAM_STORE
from burgundy_qt.widgets.sprites.places import (
    HALF,
    SlotPlace,
    TextStyle,
    hex_bounds,
    pixel_rect,
    pixel_square,
)
from burgundy_qt.widgets.sprites.slots import Slot

SIDE = 0.245  # width of a member's part, in widths of the bench
HEAD, FOOT = 24, 8
TILE = 30  # radius of a stored tile
OWN_DIE, MATE_DIE = 38, 30


@dataclass(frozen=True)
class TeamBench:
    """The bench in scene coordinates, seen by the member whose seat is `shown`: `mine` on the
    right, `theirs` on the left, `common` between them. `coin` and `worker` are drawn in the two
    `purses`."""

    u: float
    rect: QRectF
    shown: int
    mate: int
    theirs: QRectF
    common: QRectF
    mine: QRectF
    purses: tuple[QRectF, QRectF]
    sold: QRectF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    @property
    def clocks(self) -> dict[int, QPointF]:
        """By seat the upper left corner of its clock, on the upper edge of its stall."""
        stalls = {self.mate: self.theirs, self.shown: self.mine}
        return {
            seat: QPointF(at.right() - 56 * self.u, at.y() - 9 * self.u)
            for seat, at in stalls.items()
        }

    def piece(self, purse: QRectF) -> QRectF:
        """Where the coin or the worker is drawn in a purse."""
        return pixel_square(purse.x() + 7 * self.u, purse.center().y() - 14 * self.u, 28 * self.u)


def team_bench(rect: QRectF, shown: int, mate: int, home: int, u: float) -> TeamBench:
    """Lay the bench of two seats into `rect`; what they share belongs to the seat `home`."""
    room, gap = rect.adjusted(14 * u, 6 * u, -14 * u, -10 * u), 10 * u
    side = round(SIDE * room.width())
    theirs = pixel_rect(room.x(), room.y(), side, room.height())
    mine = pixel_rect(room.right() - side, room.y(), side, room.height())
    common = QRectF(
        theirs.right() + gap, theirs.y(), mine.x() - theirs.right() - 2 * gap, theirs.height()
    )
    top, high = common.y() + HEAD * u, common.height() - (HEAD + FOOT) * u
    store = min(0.32 * common.width(), 128 * u)
    left = common.x() + 18 * u + store
    wide, tall = max(70 * u, 0.19 * common.width()), (high - 6 * u) / 2
    purses = pixel_rect(left, top, wide, tall), pixel_rect(left, top + tall + 6 * u, wide, tall)
    goods = QRectF(left + wide + 12 * u, top, common.right() - left - wide - 22 * u, high)
    sold = QRectF(goods.x(), goods.bottom() - 22 * u, goods.width(), 22 * u)
    laid = TeamBench(u, rect, shown, mate, theirs, common, mine, purses, sold)
    _lay_stall(laid, theirs, mate, MATE_DIE * u)
    _lay_stall(laid, mine, shown, OWN_DIE * u)
    shared = _store(common.x() + 10 * u, top + high / 2, store, high, u)
    laid.places.update(
        {Slot("shared", home, index): SlotPlace(at, "hex") for index, at in enumerate(shared)}
    )
    _lay_counts(laid, home)
    _lay_goods(laid, home, goods)
    return laid


def _lay_stall(laid: TeamBench, stall: QRectF, seat: int, die: float) -> None:
    """A member's own store, the dice at its right."""
    u, high = laid.u, stall.height() - (HEAD + FOOT) * laid.u
    middle, die = stall.y() + HEAD * u + high / 2, min(die, high / 2 - 7 * u)
    room = stall.width() - die - 30 * u
    for index, rect in enumerate(_store(stall.x() + 10 * u, middle, room, high, u)):
        laid.places[Slot("storage", seat, index)] = SlotPlace(rect, "hex")
    for index in (0, 1):
        top = middle - die - 3 * u + index * (die + 6 * u)
        laid.places[Slot("die", seat, index)] = SlotPlace(
            pixel_square(stall.right() - 12 * u - die, top, die), "square"
        )


def _store(left: float, middle: float, width: float, height: float, u: float) -> list[QRectF]:
    """The places of a store in a row, as large as they can be."""
    radius = min(TILE * u, (width / TEAM_STORE - 4 * u) / (2 * HALF), height / 2)
    step = 2 * HALF * radius + 4 * u
    centres = (
        QPointF(round(left + step * (index + 0.5)), round(middle)) for index in range(TEAM_STORE)
    )
    return [hex_bounds(centre, radius) for centre in centres]


def _lay_counts(laid: TeamBench, home: int) -> None:
    u = laid.u
    for kind, purse in zip(("silver", "workers"), laid.purses, strict=True):
        number = QRectF(purse.x() + 39 * u, purse.y(), purse.width() - 43 * u, purse.height())
        laid.places[Slot(kind, home)] = SlotPlace(
            purse, "plate", lettering=TextStyle(17 * u, 700, "left", rect=number)
        )
    laid.places[Slot("sold", home)] = SlotPlace(
        laid.sold, "plate", lettering=TextStyle(14 * u, 700, "right")
    )


def _lay_goods(laid: TeamBench, home: int, room: QRectF) -> None:
    """Three goods in a row, above the line of what was sold."""
    u = laid.u
    size = min(40 * u, (room.width() - 12 * u) / 3, room.height() - 30 * u)
    step = min(size + 12 * u, (room.width() - size) / 2)
    middle = room.y() + (room.height() - 26 * u) / 2
    for index in range(printed.GOODS_TYPES):
        at = pixel_square(room.x() + index * step, middle - size / 2, size)
        laid.places[Slot("goods", home, index)] = SlotPlace(at, "square")
