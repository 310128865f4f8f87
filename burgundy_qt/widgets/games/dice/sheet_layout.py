"""The layout of a sheet: that of the large seat, with rows of the colours, duchy, time, regions and
points, and the small ones of the other seats."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.dice.codec import CELLS, TRACK, VALUES
from burgundy_qt.rules.dice.sheets import BONUS_OF_COLOUR, BONUSES, COLOURS, PHASES
from burgundy_qt.widgets.games.dice.duchy_picture import Grid
from burgundy_qt.widgets.games.dice.pencil import MINI_BELOW
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, TextStyle, pixel_rect, pixel_square
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT

PROMPT, MARGIN, TOP = 72, 11, 9  # all in units
GUM_STRIP = 18  # the height of the gum strip with the line below it
HEAD = 60
ASIDE_LEAST, ASIDE_MOST = 208, 300
LARGE_ACROSS, LARGE_DOWN = 12.4, 11.4  # of a duchy with its mat, in radii
TIME, TIME_ROW, TABLE, TABLE_ROW, COLUMN, TOTAL = 84, 28, 124, 24, 40, 82
CHIP = 44


@dataclass(frozen=True)
class RowLayout:
    """The row of a colour: its sign, its numbers, its two values, and below them its circles, or
    words instead."""

    colour: str
    rect: QRectF
    sign: QRectF
    rule: QRectF
    circles: tuple[QRectF, ...]
    words: QRectF


@dataclass(frozen=True)
class SheetLayout:
    """The large card, in scene coordinates; `chips` are the other seats if there is no column for
    them."""

    u: float
    rect: QRectF
    paper: QRectF
    crest: QRectF
    name: QRectF
    centre: QPointF
    grid: Grid
    rows: tuple[RowLayout, ...]
    track: QRectF
    table: QRectF
    totals: QRectF
    star: QRectF
    prompt: QRectF
    chips: dict[int, QRectF] = field(default_factory=dict)
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def sheet_layout(
    rect: QRectF,
    seat: int,
    others: list[int],
    narrow: bool,
    u: float,
    text: float,
    circles: tuple[int, ...],
) -> SheetLayout:
    """Return the layout of the card of `seat` in `rect`; if it is `narrow`, the `others` become
    chips. `circles`: the number of circles of each row of bonuses."""
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    prompt = pixel_rect(rect.x(), rect.bottom() - foot, rect.width(), foot)
    margin = MARGIN * u
    paper = pixel_rect(
        rect.x() + margin,
        rect.y() + TOP * u,
        rect.width() - 2 * margin,
        rect.height() - foot - 2 * margin,
    )
    top, high = paper.y() + GUM_STRIP * u, paper.height() - GUM_STRIP * u
    radius = min((high - 10 * u) / LARGE_DOWN, (paper.width() - 2 * ASIDE_LEAST * u) / LARGE_ACROSS)
    grid = Grid.of(radius)
    centre = QPointF(round(paper.center().x()), round(top + high / 2))
    side = min((paper.width() - LARGE_ACROSS * grid.radius) / 2 - 22 * u, ASIDE_MOST * u)
    places = duchy_places(seat, centre, grid)
    rows = _rows(
        QRectF(paper.x() + 16 * u, top + HEAD * u, side, high - (HEAD + 8) * u), u, circles
    )
    for row in rows:
        places |= _row_places(row, seat, u)
    right = paper.right() - 16 * u - side
    chips = _chips(QRectF(right, top + 12 * u, side, 34 * u), others, u) if narrow else {}
    track, table, totals = _right(QRectF(right, top, side, high), bool(chips), u)
    places |= _track_places(track, u) | _table_places(table, u)
    star = pixel_square(totals.right() - TOTAL * u, totals.y() - 3 * u, TOTAL * u)
    places |= _total_places(totals, star, seat, u)
    crest = pixel_square(paper.x() + 12 * u, top + 8 * u, 42 * u)
    left, width = crest.right() + 8 * u, side - 46 * u
    caption = QRectF(left, top + 32 * u, width, 16 * u)
    places[Slot("covered", seat)] = SlotPlace(
        caption, "plate", lettering=TextStyle(12 * u, 400, "left", "text2")
    )
    places[Slot("turn", seat)] = SlotPlace(rect, "card")
    name = QRectF(left, top + 8 * u, width, 26 * u)
    return SheetLayout(
        u,
        rect,
        paper,
        crest,
        name,
        centre,
        grid,
        rows,
        track,
        table,
        totals,
        star,
        prompt,
        chips,
        places,
    )


def _rows(rect: QRectF, u: float, circles: tuple[int, ...]) -> tuple[RowLayout, ...]:
    count: dict[str, int] = dict(zip(BONUSES, circles, strict=True))
    high = rect.height() / len(COLOURS)
    size = min(27 * u, high * 0.40)
    found = []
    for at, colour in enumerate(COLOURS):
        row = QRectF(rect.x(), rect.y() + at * high, rect.width(), high)
        top, low = row.y() + high * 0.29, row.y() + high * 0.76
        sign = min(37 * u, high * 0.58)
        scale = min(0.66 * u, high * 0.0088)
        bonus = BONUS_OF_COLOUR.get(colour)
        many = count[bonus] if bonus else (len(BONUSES) if colour == "castle" else 0)
        step = min(size + 4 * u, (row.width() - 8 * u - size) / max(1, many - 1))
        places = tuple(
            pixel_square(row.x() + 4 * u + place * step, low - size / 2, size)
            for place in range(many)
        )
        left = places[-1].right() + 8 * u if places else row.x() + 4 * u
        found.append(
            RowLayout(
                colour,
                row,
                QRectF(row.x() + 20 * u - sign / 2, top - sign / 2, sign, sign),
                QRectF(row.x() + 80 * u - 54 * scale, top - 26 * scale, 108 * scale, 52 * scale),
                places,
                QRectF(left, low - 9 * u, row.right() - left, 18 * u),
            )
        )
    return tuple(found)


def _row_places(row: RowLayout, seat: int, u: float) -> dict[Slot, SlotPlace]:
    places: dict[Slot, SlotPlace] = {}
    bonus = BONUS_OF_COLOUR.get(row.colour)
    for at, circle in enumerate(row.circles):
        name = f"{bonus}.{at}" if bonus else f"{row.colour}.{BONUSES[at]}"
        places[Slot("circle", seat, name)] = SlotPlace(circle, "round")
    size = min(30 * u, row.rect.height() * 0.42)
    middle = row.rule.center().y()
    for value, right, wide in ((VALUES[0], 64, size), (VALUES[1], 29, 0.9 * size)):
        high = wide * 150 / 128 if value == VALUES[0] else wide
        box = pixel_rect(row.rect.right() - right * u, middle - high / 2, wide, high)
        form = "shield" if value == VALUES[0] else "round"
        places[Slot("value", seat, f"{row.colour}.{value}")] = SlotPlace(box, form)
    return places


def _chips(row: QRectF, others: list[int], u: float) -> dict[int, QRectF]:
    """Return the other seats in a row, from the right end."""
    if not others:
        return {}
    gap = 5 * u
    wide = min(88 * u, (row.width() + gap) / len(others) - gap)
    return {
        seat: pixel_rect(row.right() - (at + 1) * wide - at * gap, row.y(), wide, row.height())
        for at, seat in enumerate(reversed(others))
    }


def _right(rect: QRectF, has_chips: bool, u: float) -> tuple[QRectF, QRectF, QRectF]:
    """Return time, region table and points, one below the other, with the free room between
    them."""
    head = CHIP * u if has_chips else 0.0
    whole_height = (TIME + TABLE + TOTAL) * u
    gap = max(8 * u, (rect.height() - whole_height - 30 * u - head) / 3)
    top, found = rect.y() + 16 * u + head, []
    for high in (TIME, TABLE, TOTAL):
        found.append(pixel_rect(rect.x(), top, rect.width(), high * u))
        top += high * u + gap
    return found[0], found[1], found[2]


def _track_places(rect: QRectF, u: float) -> dict[Slot, SlotPlace]:
    places: dict[Slot, SlotPlace] = {}
    label = 27 * u
    step = (rect.width() - label) / TRACK
    for row, phase in enumerate(PHASES):
        top = rect.y() + row * TIME_ROW * u
        places[Slot("phase", None, phase)] = SlotPlace(
            pixel_square(rect.x(), top + u, 21 * u), "square"
        )
        for at in range(TRACK):
            box = pixel_rect(rect.x() + label + at * step + u, top + 2 * u, step - 2.4 * u, 19 * u)
            places[Slot("box", None, f"{phase}.{at + 1}")] = SlotPlace(box, "square")
    return places


def _table_places(rect: QRectF, u: float) -> dict[Slot, SlotPlace]:
    high = TABLE_ROW * u
    return {
        Slot("points-row", None, size): SlotPlace(
            QRectF(rect.x(), rect.y() + size * high, rect.width(), high), "plate"
        )
        for size in range(1, 5)
    }


def column_boxes(totals: QRectF, u: float) -> dict[str, QRectF]:
    """Return the box for the points of each phase."""
    step = (totals.width() - 86 * u) / len(PHASES)
    return {
        phase: pixel_rect(
            totals.x() + at * (step + 2 * u) + 2 * u, totals.y() + 20 * u, step - 4 * u, 44 * u
        )
        for at, phase in enumerate(PHASES)
    }


def _total_places(totals: QRectF, star: QRectF, seat: int, u: float) -> dict[Slot, SlotPlace]:
    places = {
        Slot("column", seat, phase): SlotPlace(box, "plate")
        for phase, box in column_boxes(totals, u).items()
    }
    places[Slot("total", seat)] = SlotPlace(star, "round")
    return places


# The card of another seat: a small sheet of the same pad with its head, or only the head if there
# are many seats


SMALL_ACROSS, SMALL_DOWN = 12.6, 11.6  # of a small duchy with its mat, in radii
TALL_REST, SIDE_REST, SIDE_WORDS = 147, 42, 122  # all in units
CARD_LEAST, STRIP = 168, 76
STATE = 74, 23
STRIP_WITH_WORD = 270
"""A narrower strip has only the sign that its seat writes or is ready."""


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates; a strip has no `paper`, a chip only crest and
    points."""

    u: float
    seat: int
    rect: QRectF
    crest: QRectF
    name: QRectF
    shield: QRectF
    paper: QRectF
    centre: QPointF
    grid: Grid
    clock: QPointF
    places: dict[Slot, SlotPlace] = field(default_factory=dict)


def tall_radius(width: float, height: float, u: float) -> float:
    """Return the cell radius if the sheet is below the head."""
    return min((width - 32 * u) / SMALL_ACROSS, (height - TALL_REST * u) / SMALL_DOWN)


def side_radius(width: float, height: float, u: float) -> float:
    """Return the cell radius if the head is beside the sheet."""
    return min((height - SIDE_REST * u) / SMALL_DOWN, (width - SIDE_WORDS * u) / SMALL_ACROSS)


def card_height(width: float, most: float, u: float) -> float:
    """Return the best height for a card of that width, at most `most`: the height that its sheet
    needs, or that of a strip if there is too little room for a sheet."""
    if most < CARD_LEAST * u:
        return STRIP * u
    tall, side = tall_radius(width, most, u), side_radius(width, most, u)
    if tall > side:
        return TALL_REST * u + SMALL_DOWN * tall
    return max(CARD_LEAST * u, SIDE_REST * u + SMALL_DOWN * side)


def seat_layout(rect: QRectF, seat: int, u: float) -> SeatLayout:
    """Return the layout of the card of `seat` in `rect`, depending on its height."""
    width, height = rect.width(), rect.height()
    if height < CARD_LEAST * u:
        return _strip(rect, seat, u)
    if tall_radius(width, height, u) > side_radius(width, height, u):
        return _tall(rect, seat, u)
    return _side(rect, seat, u)


def chip_layout(rect: QRectF, seat: int, u: float) -> SeatLayout:
    """Return a chip: crest, points and whether the seat is ready; everything else has an invisible
    place."""
    size = min(rect.height() - 6 * u, rect.width() * 0.5)
    crest = pixel_square(rect.x() + 3 * u, rect.center().y() - size / 2, size)
    words = QRectF(
        crest.right() + 2 * u, rect.y(), rect.right() - crest.right() - 6 * u, rect.height()
    )
    layout = SeatLayout(
        u,
        seat,
        rect,
        crest,
        QRectF(),
        QRectF(),
        QRectF(),
        rect.center(),
        Grid(2, 2),
        QPointF(rect.x() + 4 * u, rect.bottom() + 2 * u),
    )
    layout.places[Slot("points", seat)] = SlotPlace(
        words, "plate", lettering=TextStyle(14 * u, 700, "middle")
    )
    sign = pixel_square(crest.right() - 10 * u, crest.bottom() - 11 * u, 15 * u)
    layout.places[Slot("state", seat)] = SlotPlace(sign, "round")
    hidden = SlotPlace(crest, "round", small=True, shown=False)
    for bonus in BONUSES:
        layout.places[Slot("bonus", seat, bonus)] = hidden
    for cell in CELLS:
        layout.places[Slot("cell", seat, cell)] = hidden
    return layout


def _tall(rect: QRectF, seat: int, u: float) -> SeatLayout:
    grid = Grid.of(tall_radius(rect.width(), rect.height(), u))
    paper = pixel_rect(
        rect.x() + 11 * u,
        rect.y() + 74 * u,
        rect.width() - 22 * u,
        SMALL_DOWN * grid.radius + 20 * u,
    )
    head = rect.adjusted(12 * u, 8 * u, -12 * u, 0)
    layout = _with_sheet(rect, seat, u, paper, grid, head)
    state = pixel_rect(head.right() - STATE[0] * u, rect.y() + 43 * u, STATE[0] * u, STATE[1] * u)
    covered = QRectF(head.x(), state.y(), state.x() - head.x() - 4 * u, state.height())
    foot = QRectF(rect.x() + 13 * u, paper.bottom() + 14 * u, rect.width() - 20 * u, 26 * u)
    _add_words(layout, state, covered)
    _add_bonuses(layout, foot, len(BONUSES))
    return layout


def _side(rect: QRectF, seat: int, u: float) -> SeatLayout:
    grid = Grid.of(side_radius(rect.width(), rect.height(), u))
    paper = pixel_rect(
        rect.x() + 10 * u,
        rect.y() + 9 * u,
        SMALL_ACROSS * grid.radius + 8 * u,
        rect.height() - 24 * u,
    )
    head = QRectF(
        paper.right() + 11 * u, rect.y() + 9 * u, rect.right() - paper.right() - 22 * u, 0
    )
    layout = _with_sheet(rect, seat, u, paper, grid, head, below=True)
    state = pixel_rect(head.x(), rect.y() + 72 * u, min(head.width(), STATE[0] * u), STATE[1] * u)
    _add_words(layout, state, QRectF())
    foot = QRectF(head.x(), rect.bottom() - 72 * u, head.width() + 4 * u, 60 * u)
    _add_bonuses(layout, foot, 2)
    return layout


def _strip(rect: QRectF, seat: int, u: float) -> SeatLayout:
    head = rect.adjusted(10 * u, 6 * u, -12 * u, 0)
    layout = _with_sheet(rect, seat, u, QRectF(), Grid(2, 2), head)
    low = rect.y() + 43 * u
    wide = STATE[0] if rect.width() > STRIP_WITH_WORD * u else STATE[1]
    state = pixel_rect(head.right() - wide * u, low + u, wide * u, STATE[1] * u)
    _add_words(layout, state, QRectF())
    _add_bonuses(layout, QRectF(head.x(), low, state.x() - head.x() - 2 * u, 26 * u), len(BONUSES))
    hidden = SlotPlace(layout.crest, "round", small=True, shown=False)
    for cell in CELLS:
        layout.places[Slot("cell", seat, cell)] = hidden
    return layout


def _with_sheet(
    rect: QRectF,
    seat: int,
    u: float,
    paper: QRectF,
    grid: Grid,
    head: QRectF,
    below: bool = False,
) -> SeatLayout:
    """Return the head in `head`, the name beside the crest or `below` it, and the small sheet."""
    crest = pixel_square(head.x(), head.y(), (28 if below else 31) * u)
    number = QRectF(head.right() - 27 * u, crest.y(), 27 * u, crest.height())
    shield = QRectF(number.x() - 24 * u, crest.center().y() - 12.5 * u, 25 * u, 25 * u)
    name = QRectF(crest.right() + 7 * u, crest.y(), shield.x() - crest.right() - 10 * u, 31 * u)
    if below:
        name = QRectF(head.x(), crest.bottom() + 6 * u, head.width(), 24 * u)
    centre = QPointF(round(paper.center().x()), round(paper.center().y() + 4 * u))
    clock = QPointF(head.x(), rect.y() + (98 if below else 48) * u)
    layout = SeatLayout(u, seat, rect, crest, name, shield, paper, centre, grid, clock)
    layout.places[Slot("points", seat)] = SlotPlace(
        number, "plate", lettering=TextStyle(18 * u, 700, "right")
    )
    if not paper.isEmpty():
        layout.places.update(duchy_places(seat, centre, grid, with_fresh=True))
    return layout


def _add_words(layout: SeatLayout, state: QRectF, covered: QRectF) -> None:
    layout.places[Slot("state", layout.seat)] = SlotPlace(state, "plate")
    if not covered.isEmpty():
        layout.places[Slot("covered", layout.seat)] = SlotPlace(
            covered, "plate", lettering=TextStyle(12 * layout.u, 400, "left", "text2")
        )


def _add_bonuses(layout: SeatLayout, room: QRectF, in_a_row: int) -> None:
    """Add the number of bonuses left of each kind, `in_a_row` beside each other."""
    u, step, size = layout.u, room.width() / in_a_row, 22 * layout.u
    high = room.height() / (len(BONUSES) // in_a_row)
    for at, bonus in enumerate(BONUSES):
        row, column = divmod(at, in_a_row)
        left, middle = room.x() + column * step, room.y() + (row + 0.5) * high
        token = pixel_square(left, middle - size / 2, size)
        count = QRectF(token.right() + 4 * u, token.y(), step - size - 6 * u, size)
        letters = TextStyle(14 * u, 700, "left", rect=count)
        layout.places[Slot("token", layout.seat, bonus)] = SlotPlace(token, "round")
        layout.places[Slot("bonus", layout.seat, bonus)] = SlotPlace(
            token.united(count), "plate", lettering=letters
        )


# The duchy on a sheet


def duchy_places(
    seat: int, centre: QPointF, grid: Grid, with_fresh: bool = False
) -> dict[Slot, SlotPlace]:
    """Return the cells of a seat's duchy about `centre`. `with_fresh`: the last marks have a
    ring."""
    small = grid.across < MINI_BELOW
    whole = SlotPlace(grid.rect(centre), "card", small)
    places: dict[Slot, SlotPlace] = {}
    for cell in CELLS:
        place = SlotPlace(grid.box(cell, centre), "hex", small)
        places[Slot("region", seat, cell)] = whole
        if with_fresh:
            places[Slot("fresh", seat, cell)] = place
        places[Slot("cell", seat, cell)] = place
    return places
