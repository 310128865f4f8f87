"""Where everything lies on the bench, a seat's own board: marble and workers, storage, its stacks,
the bonus tiles."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.widgets.games.tuscany.board.printed import BONUS_ORDER, STACKS
from burgundy_qt.widgets.sprites import places as hexes
from burgundy_qt.widgets.sprites.places import HALF, SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.sprites.slots import Slot

PURSE, HEADING, ROW, EDGE = 72, 20, 38, 12  # heights, in units
STACKED = 58
LARGEST, LEAST = 46, 24  # radius of a storage space, in units


@dataclass(frozen=True)
class Purse:
    """A box with what a seat has of marble or of workers."""

    rect: QRectF
    piece: QRectF
    words: QRectF


@dataclass(frozen=True)
class BenchLayout:
    """The bench, in scene coordinates; `rows`: by kind of bonus tile its box, `tiles` its place in
    that."""

    u: float
    rect: QRectF
    purses: dict[str, Purse]
    headings: dict[str, QRectF]
    rows: dict[str, QRectF]
    tiles: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def bench_layout(rect: QRectF, seat: int, spaces: int, u: float) -> BenchLayout:
    """Lay the bench of a seat with so many storage spaces into `rect`."""
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
    """A row for every kind of bonus tile: the seat's own, and how many are left."""
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
