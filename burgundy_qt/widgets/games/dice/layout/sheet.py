"""Where everything lies on the sheet of the seat that is shown large: rows of the colours, duchy,
time, regions, points."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.dice.components.printed import TRACK
from burgundy_qt.rules.dice.components.sheets import BONUS_OF_COLOUR, BONUSES, COLOURS, PHASES
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.layout.duchy import duchy_places
from burgundy_qt.widgets.games.dice.look.duchy import Grid
from burgundy_qt.widgets.pieces.place import Lettering, Place, square, whole
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.game_table import LARGEST_PROMPT

PROMPT, MARGIN, TOP = 72, 11, 9  # all in units
STRIP = 18  # what the gum strip takes with the line below it
HEAD = 60
SIDE_LEAST, SIDE_MOST = 208, 300
ACROSS, DOWN = 12.4, 11.4  # of a duchy with its mat, in radii
TIME, TIME_ROW, TABLE, TABLE_ROW, COLUMN, TOTAL = 84, 28, 124, 24, 40, 82
CHIP = 44


@dataclass(frozen=True)
class RowLayout:
    """The row of a colour: its sign, the numbers it wants, its two values, and below them its
    circles, or words where it has none."""

    colour: str
    rect: QRectF
    sign: QRectF
    rule: QRectF
    circles: tuple[QRectF, ...]
    words: QRectF


@dataclass(frozen=True)
class SheetLayout:
    """The large card, in scene coordinates; `chips` are the other seats where there is no column
    for them."""

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
    places: dict[Spot, Place] = field(default_factory=dict)


def sheet_layout(
    rect: QRectF,
    seat: int,
    others: list[int],
    narrow: bool,
    u: float,
    text: float,
    circles: tuple[int, ...],
) -> SheetLayout:
    """Lay the card of `seat` into `rect`; where it is `narrow` the `others` become chips.
    `circles`: how many each row of bonuses has."""
    foot = PROMPT * u * min(LARGEST_PROMPT, text)
    prompt = whole(rect.x(), rect.bottom() - foot, rect.width(), foot)
    margin = MARGIN * u
    paper = whole(
        rect.x() + margin,
        rect.y() + TOP * u,
        rect.width() - 2 * margin,
        rect.height() - foot - 2 * margin,
    )
    top, high = paper.y() + STRIP * u, paper.height() - STRIP * u
    radius = min((high - 10 * u) / DOWN, (paper.width() - 2 * SIDE_LEAST * u) / ACROSS)
    grid = Grid.of(radius)
    centre = QPointF(round(paper.center().x()), round(top + high / 2))
    side = min((paper.width() - ACROSS * grid.radius) / 2 - 22 * u, SIDE_MOST * u)
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
    star = square(totals.right() - TOTAL * u, totals.y() - 3 * u, TOTAL * u)
    places |= _total_places(totals, star, seat, u)
    crest = square(paper.x() + 12 * u, top + 8 * u, 42 * u)
    left, width = crest.right() + 8 * u, side - 46 * u
    caption = QRectF(left, top + 32 * u, width, 16 * u)
    places[Spot("covered", seat)] = Place(
        caption, "plate", lettering=Lettering(12 * u, 400, "left", "text2")
    )
    places[Spot("turn", seat)] = Place(rect, "card")
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
            square(row.x() + 4 * u + place * step, low - size / 2, size) for place in range(many)
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


def _row_places(row: RowLayout, seat: int, u: float) -> dict[Spot, Place]:
    places: dict[Spot, Place] = {}
    bonus = BONUS_OF_COLOUR.get(row.colour)
    for at, circle in enumerate(row.circles):
        name = f"{bonus}.{at}" if bonus else f"{row.colour}.{BONUSES[at]}"
        places[Spot("circle", seat, name)] = Place(circle, "round")
    size = min(30 * u, row.rect.height() * 0.42)
    middle = row.rule.center().y()
    for value, right, wide in ((VALUES[0], 64, size), (VALUES[1], 29, 0.9 * size)):
        high = wide * 150 / 128 if value == VALUES[0] else wide
        box = whole(row.rect.right() - right * u, middle - high / 2, wide, high)
        form = "shield" if value == VALUES[0] else "round"
        places[Spot("value", seat, f"{row.colour}.{value}")] = Place(box, form)
    return places


def _chips(row: QRectF, others: list[int], u: float) -> dict[int, QRectF]:
    """The other seats in a row, from the right end."""
    if not others:
        return {}
    gap = 5 * u
    wide = min(88 * u, (row.width() + gap) / len(others) - gap)
    return {
        seat: whole(row.right() - (at + 1) * wide - at * gap, row.y(), wide, row.height())
        for at, seat in enumerate(reversed(others))
    }


def _right(rect: QRectF, has_chips: bool, u: float) -> tuple[QRectF, QRectF, QRectF]:
    """Time, region table and points, one below the other; what room is left lies between them."""
    head = CHIP * u if has_chips else 0.0
    whole_height = (TIME + TABLE + TOTAL) * u
    gap = max(8 * u, (rect.height() - whole_height - 30 * u - head) / 3)
    top, found = rect.y() + 16 * u + head, []
    for high in (TIME, TABLE, TOTAL):
        found.append(whole(rect.x(), top, rect.width(), high * u))
        top += high * u + gap
    return found[0], found[1], found[2]


def _track_places(rect: QRectF, u: float) -> dict[Spot, Place]:
    places: dict[Spot, Place] = {}
    label = 27 * u
    step = (rect.width() - label) / TRACK
    for row, phase in enumerate(PHASES):
        top = rect.y() + row * TIME_ROW * u
        places[Spot("phase", None, phase)] = Place(square(rect.x(), top + u, 21 * u), "square")
        for at in range(TRACK):
            box = whole(rect.x() + label + at * step + u, top + 2 * u, step - 2.4 * u, 19 * u)
            places[Spot("box", None, f"{phase}.{at + 1}")] = Place(box, "square")
    return places


def _table_places(rect: QRectF, u: float) -> dict[Spot, Place]:
    high = TABLE_ROW * u
    return {
        Spot("points-row", None, size): Place(
            QRectF(rect.x(), rect.y() + size * high, rect.width(), high), "plate"
        )
        for size in range(1, 5)
    }


def column_boxes(totals: QRectF, u: float) -> dict[str, QRectF]:
    """By phase the box for the points that are written in it."""
    step = (totals.width() - 86 * u) / len(PHASES)
    return {
        phase: whole(
            totals.x() + at * (step + 2 * u) + 2 * u, totals.y() + 20 * u, step - 4 * u, 44 * u
        )
        for at, phase in enumerate(PHASES)
    }


def _total_places(totals: QRectF, star: QRectF, seat: int, u: float) -> dict[Spot, Place]:
    places = {
        Spot("column", seat, phase): Place(box, "plate")
        for phase, box in column_boxes(totals, u).items()
    }
    places[Spot("total", seat)] = Place(star, "round")
    return places
