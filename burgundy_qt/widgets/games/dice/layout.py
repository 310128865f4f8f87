"""The table of the Dice Game as rectangles: from the size of the scene and the seats to the place
of everything on it. The places on a sheet are in `sheet_layout.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.dice import known_state, sheets
from burgundy_qt.widgets.games.dice.picture import PRINTED_CIRCLES, TOP_RUNG
from burgundy_qt.widgets.games.dice.sheet_layout import (
    STRIP,
    SeatLayout,
    SheetLayout,
    card_height,
    chip_layout,
    seat_layout,
    sheet_layout,
)
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.table.game_table import NARROW, WIDE_SIZE, unit

TRAY, LOW_TRAY = 118, 106  # height in units, and in small windows
LOG_LEAST = {1: 200, 2: 200, 3: 150, 4: 150, 5: 150}  # least height of the log by other seats
LARGE_CLOCK, SMALL_CLOCK = 21, 16
STROKE = "stroke"


@dataclass(frozen=True)
class TableLayout:
    """The places of everything, in scene coordinates. `log` is empty if there is no column for it.
    In a solo game the `ladder` replaces the other seats, if there is room."""

    u: float
    size: QSizeF
    shown: int
    narrow: bool
    tray: TrayLayout
    sheet: SheetLayout
    others: tuple[SeatLayout, ...]
    ladder: LadderLayout | None
    log: QRectF
    places: Mapping[Slot, SlotPlace]

    @property
    def prompt(self) -> QRectF:
        """The foot of the large card, for the window's prompt and buttons."""
        return self.sheet.prompt

    @property
    def large(self) -> QRectF:
        """The large card."""
        return self.sheet.rect

    @property
    def near_side(self) -> float:
        """The border between the shared things and the sheet, over the whole width of the sheet."""
        return self.sheet.rect.x()

    @property
    def middle(self) -> QPointF:
        """The middle of the duchy."""
        return self.sheet.centre

    def clock(self, seat: int) -> tuple[QPointF, float]:
        """Return the upper left corner and the height of a seat's clock."""
        for card in self.others:
            if card.seat == seat:
                return card.clock, SMALL_CLOCK * self.u
        rows = self.sheet.rows[0].rect
        corner = QPointF(rows.right() - 62 * self.u, self.sheet.name.y() + 2 * self.u)
        return corner, LARGE_CLOCK * self.u

    def place(self, slot: Slot, of: int = 1) -> SlotPlace | None:
        """Return the place of a slot, or None if the table has none; a stroke has the place of the
        slot under it."""
        if slot.kind == STROKE:
            kind, _, at = str(slot.at).partition(":")
            return self.places.get(Slot(kind, slot.owner, at))
        return self.places.get(slot)


def layout_of(
    size: QSizeF, state: known_state.DiceState, shown: int, text: float = 1.0, compact: bool = False
) -> TableLayout:
    """Return the layout of a table in a scene of `size`, with the seat `shown` large; `text` is
    the text size (1 is the usual one). `compact`: the other seats leave room for the things below
    them."""
    mine = state.seats[shown]
    circles = tuple(max(PRINTED_CIRCLES, mine.circled(bonus)) for bonus in sheets.BONUSES)
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
        tall = min(round(LADDER_HEIGHT * u), column.height() - gap - LOG_LEAST[1] * u)
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
    """Return the width of the column with the others and the log."""
    spare = min(1.8, max(0.0, (width / u - WIDE_SIZE[0]) / 132))
    least, extra = (228, 70) if seats <= 2 else (290, 45)
    return round((least + spare * extra) * u)


def _others(
    column: QRectF, seats: list[int], gap: float, u: float, text: float, compact: bool
) -> tuple[tuple[SeatLayout, ...], QRectF]:
    """Return the cards of the other seats above the log, or their strips."""
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


# Above the sheet: the felt with the five dice, the chosen combination, and the bonuses that may
# change it


DIE, GAP, SEAM, EDGE = 68, 12, 16, 29  # all in units
WELL, COMBINATION, CAPTION_FROM = 46, 150, 112
BONUS_ORDER = "monk", "worker", "silver", "goods"
LINE, COUNT, BETWEEN = 18, 24, 11
"""The heights of a line of words and of a count beside its picture; the distance of two boxes, with
room for the rings round both."""


@dataclass(frozen=True)
class TrayLayout:
    """The tray, in scene coordinates. `seams`: the stitches in the felt between the kinds of dice;
    `caption` is empty if it has no room; `boxes` contain one bonus each, `names` its effect."""

    u: float
    rect: QRectF
    felt: QRectF
    seams: tuple[QPointF, ...]
    combination: QRectF
    caption: QRectF
    plus: QRectF
    title: QRectF
    boxes: dict[str, QRectF]
    names: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def tray_layout(rect: QRectF, seat: int, u: float) -> TrayLayout:
    """Return the layout of the tray in `rect`; the bonuses are those of `seat`."""
    die = min(DIE * u, rect.height() - 44 * u)
    top = rect.y() + (rect.height() - die) / 2 - u
    places: dict[Slot, SlotPlace] = {}
    seams, left = [], rect.x() + EDGE * u
    for at in range(5):
        if at in (1, 3):
            seams.append(QPointF(round(left + 2 * u), rect.y() + 26 * u))
            left += SEAM * u
        places[Slot("die", None, at)] = SlotPlace(pixel_square(left, top, die), "square")
        left += die + GAP * u
    felt = pixel_rect(rect.x(), rect.y(), left + (EDGE - 2 * GAP + 2) * u - rect.x(), rect.height())
    places[Slot("veil", None)] = SlotPlace(felt, "plate")
    words = rect.y() + 9 * u
    across = felt.right() + 18 * u
    well, beside = WELL * u, words + 29 * u
    for kind, right in (("colour", 0.0), ("number", well + 18 * u)):
        places[Slot("well", None, kind)] = SlotPlace(
            pixel_square(across + right, beside, well), "square"
        )
    caption = QRectF(across, beside + well + 5 * u, COMBINATION * u, LINE * u)
    boxes, names = _boxes(rect, across + (COMBINATION + 14) * u, words, u)
    for bonus, box in boxes.items():
        places |= _bonus(box, bonus, seat, u)
    return TrayLayout(
        u,
        rect,
        felt,
        tuple(seams),
        QRectF(across, words, COMBINATION * u, LINE * u),
        caption if rect.height() > CAPTION_FROM * u else QRectF(),
        QRectF(across + well, beside, 18 * u, well),
        QRectF(across + (COMBINATION + 14) * u, words, 200 * u, LINE * u),
        boxes,
        names,
        places,
    )


def _boxes(
    rect: QRectF, left: float, words: float, u: float
) -> tuple[dict[str, QRectF], dict[str, QRectF]]:
    step = (rect.right() - 6 * u - left) / len(sheets.BONUSES)
    boxes = {
        bonus: pixel_rect(
            left + at * step, words + 25 * u, step - BETWEEN * u, rect.height() - 44 * u
        )
        for at, bonus in enumerate(BONUS_ORDER)
    }
    names = {
        bonus: QRectF(box.x() + 3 * u, box.bottom() - 21 * u, box.width() - 6 * u, 16 * u)
        for bonus, box in boxes.items()
    }
    return boxes, names


def _bonus(box: QRectF, bonus: str, seat: int, u: float) -> dict[Slot, SlotPlace]:
    """Return the picture of a bonus in the upper part of its box, with its count beside it."""
    size = min(34 * u, box.height() * 0.5, box.width() * 0.46)
    middle = box.y() + box.height() * 0.36
    token = pixel_square(box.center().x() - (size + COUNT * u) / 2, middle - size / 2, size)
    count = QRectF(token.right() + 4 * u, token.y(), box.right() - token.right() - 6 * u, size)
    letters = TextStyle(19 * u, 700, "left", rect=count)
    return {
        Slot("token", seat, bonus): SlotPlace(token, "round"),
        Slot("bonus", seat, bonus): SlotPlace(box, "plate", lettering=letters),
    }


# The ladder of a solo game, and the facts below it


LADDER_HEIGHT, FACTS = 404, 48  # in units
MARKER, RAIL = 28, 18
LABELS = "colours", "rounds"


@dataclass(frozen=True)
class LadderLayout:
    """The card of the goal, in scene coordinates; `labels` are the words before each fact."""

    u: float
    rect: QRectF
    title: QRectF
    rail: QRectF
    labels: dict[str, QRectF]
    places: dict[Slot, SlotPlace] = field(default_factory=dict)

    def at(self, points: int) -> QPointF:
        """Return the rung for a number of points."""
        return QPointF(
            self.rail.center().x(), self.rail.bottom() - self.rail.height() * points / TOP_RUNG
        )


def ladder_layout(rect: QRectF, u: float) -> LadderLayout:
    """Return the layout of the card in `rect`."""
    inner = rect.adjusted(16 * u, 0, -16 * u, 0)
    rail = QRectF(
        rect.x() + 37 * u, rect.y() + 56 * u, RAIL * u, rect.height() - (56 + FACTS + 20) * u
    )
    layout = LadderLayout(
        u, rect, QRectF(inner.x(), rect.y() + 12 * u, inner.width(), 26 * u), rail, {}
    )
    layout.places[Slot("goal", None, "bar")] = SlotPlace(rail, "plate")
    for points in range(TOP_RUNG + 1):
        middle = layout.at(points)
        size = MARKER * u
        marker = pixel_square(middle.x() - size / 2, middle.y() - size / 2, size)
        layout.places[Slot("goal", None, f"marker:{points}")] = SlotPlace(marker, "round")
        word = QRectF(
            rail.right() + 12 * u,
            middle.y() - 11 * u,
            inner.right() - rail.right() - 12 * u,
            22 * u,
        )
        layout.places[Slot("goal", None, f"word:{points}")] = SlotPlace(
            word, "plate", lettering=TextStyle(15 * u, 700, "left")
        )
    for at, name in enumerate(LABELS):
        line = QRectF(inner.x(), rect.bottom() - (FACTS - 22 * at) * u, inner.width(), 20 * u)
        layout.labels[name] = QRectF(line.x(), line.y(), 0.5 * line.width(), line.height())
        value = QRectF(line.x() + 0.5 * line.width(), line.y(), 0.5 * line.width(), line.height())
        layout.places[Slot("goal", None, name)] = SlotPlace(
            value, "plate", lettering=TextStyle(12 * u, 600, "right")
        )
    return layout
