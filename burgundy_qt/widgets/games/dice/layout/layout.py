"""The table as rectangles: from the size of the scene and the seats to the place of everything that
can lie on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.layout.ladder import HEIGHT, LadderLayout, ladder_layout
from burgundy_qt.widgets.games.dice.layout.others import (
    STRIP,
    SeatLayout,
    card_height,
    chip_layout,
    seat_layout,
)
from burgundy_qt.widgets.games.dice.layout.sheet import SheetLayout, sheet_layout
from burgundy_qt.widgets.games.dice.layout.tray import TrayLayout, tray_layout
from burgundy_qt.widgets.games.dice.picture.picture import CIRCLES
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.unit import NARROW, WIDE_SIZE, unit

TRAY, LOW_TRAY = 118, 106  # height in units, and in small windows
LOG_LEAST = {1: 200, 2: 200, 3: 150, 4: 150, 5: 150}  # height of the log under so many others
LARGE_CLOCK, SMALL_CLOCK = 21, 16
STROKE = "stroke"


@dataclass(frozen=True)
class TableLayout:
    """Everything's place, in scene coordinates. `log` is empty where there is no column for it.
    Alone the `ladder` stands where the other seats would be, if there is room."""

    u: float
    size: QSizeF
    shown: int
    narrow: bool
    tray: TrayLayout
    sheet: SheetLayout
    others: tuple[SeatLayout, ...]
    ladder: LadderLayout | None
    log: QRectF
    places: Mapping[Spot, Place]

    @property
    def prompt(self) -> QRectF:
        """The foot of the large card, where the window lays its prompt and buttons."""
        return self.sheet.prompt

    @property
    def large(self) -> QRectF:
        """The large card."""
        return self.sheet.rect

    @property
    def near_side(self) -> float:
        """The sheet lies below what all share, over its whole width."""
        return self.sheet.rect.x()

    @property
    def middle(self) -> QPointF:
        """The middle of the duchy."""
        return self.sheet.centre

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """The upper left corner of a seat's clock, and how high it is."""
        for card in self.others:
            if card.seat == seat:
                return card.clock, SMALL_CLOCK * self.u
        rows = self.sheet.rows[0].rect
        corner = QPointF(rows.right() - 62 * self.u, self.sheet.name.y() + 2 * self.u)
        return corner, LARGE_CLOCK * self.u

    def place(self, spot: Spot, of: int = 1) -> Place | None:
        """The place of a spot, or None where the table has none; a stroke lies over what it is
        drawn on."""
        if spot.kind == STROKE:
            kind, _, at = str(spot.at).partition(":")
            return self.places.get(Spot(kind, spot.owner, at))
        return self.places.get(spot)


def layout_of(
    size: QSizeF, state: DiceState, shown: int, text: float = 1.0, compact: bool = False
) -> TableLayout:
    """Lay a table into a scene of `size`, the seat `shown` large; `text` is the size of text, 1
    being the usual. `compact`: the others stand aside for what lies below them."""
    mine = state.seats[shown]
    circles = tuple(max(CIRCLES, mine.circled(bonus)) for bonus in BONUSES)
    return _layout(
        size.width(), size.height(), len(state.seats), shown, max(1.0, text), compact, circles
    )


@lru_cache(maxsize=16)
def _layout(
    width: float,
    height: float,
    seats: int,
    shown: int,
    text: float,
    compact: bool,
    circles: tuple[int, ...],
) -> TableLayout:
    u, narrow = unit(width, height), width < NARROW
    gap = round(12 * u**0.5)
    others = [(shown + step) % seats for step in range(1, seats)]
    side = 0 if narrow else _side(width, seats, u)
    main = width - 2 * gap - (side + gap if side else 0)
    high = round((LOW_TRAY if narrow else TRAY) * u)
    tray = tray_layout(QRectF(gap, gap, main, high), shown, u)
    top = 2 * gap + high
    card = QRectF(gap, top, main, height - top - gap)
    sheet = sheet_layout(card, shown, others, narrow, u, text, circles)
    column = QRectF(gap + main + gap, gap, side, height - 2 * gap)
    cards: tuple[SeatLayout, ...] = ()
    ladder: LadderLayout | None = None
    log = QRectF()
    if narrow:
        cards = tuple(chip_layout(sheet.chips[seat], seat, u) for seat in others)
    elif seats == 1:
        tall = min(round(HEIGHT * u), column.height() - gap - LOG_LEAST[1] * u)
        ladder = ladder_layout(QRectF(column.x(), column.y(), side, tall), u)
        log = column.adjusted(0, tall + gap, 0, 0)
    else:
        cards, log = _others(column, others, gap, u, text, compact)
    places = tray.places | sheet.places
    for each in cards:
        places |= each.places
    places |= ladder.places if ladder is not None else {}
    return TableLayout(
        u, QSizeF(width, height), shown, narrow, tray, sheet, cards, ladder, log, places
    )


def _side(width: float, seats: int, u: float) -> int:
    """The width of the column with the others and the log."""
    spare = min(1.8, max(0.0, (width / u - WIDE_SIZE[0]) / 132))
    least, extra = (228, 70) if seats <= 2 else (290, 45)
    return round((least + spare * extra) * u)


def _others(
    column: QRectF, seats: list[int], gap: float, u: float, text: float, compact: bool
) -> tuple[tuple[SeatLayout, ...], QRectF]:
    """The cards of the other seats above the log, or their strips."""
    least = LOG_LEAST[len(seats)] * u * text
    room = (column.height() - least - len(seats) * gap) / len(seats)
    high = round(STRIP * u if compact else card_height(column.width(), room, u))
    cards = tuple(
        seat_layout(
            QRectF(column.x(), column.y() + at * (high + gap), column.width(), high), seat, u
        )
        for at, seat in enumerate(seats)
    )
    return cards, column.adjusted(0, len(seats) * (high + gap), 0, 0)
