"""Where everything lies on the card of another seat: a small sheet of the same pad with its head,
or the head alone where there are many."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from burgundy_qt.rules.dice.components.printed import CELLS
from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.widgets.games.dice.layout.duchy import duchy_places
from burgundy_qt.widgets.games.dice.look.duchy import Grid
from burgundy_qt.widgets.pieces.place import Lettering, Place, square, whole
from burgundy_qt.widgets.pieces.spots import Spot

ACROSS, DOWN = 12.6, 11.6  # of a small duchy with its mat, in radii
TALL_REST, SIDE_REST, SIDE_WORDS = 147, 42, 122  # all in units
SIDE_LEAST, STRIP = 168, 76
STATE = 74, 23
STRIP_WITH_WORD = 270
"""A strip less wide tells by the sign alone whether its seat writes or is ready."""


@dataclass(frozen=True)
class SeatLayout:
    """The card of one seat, in scene coordinates; a strip has no `paper`, a chip nothing but crest
    and points."""

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
    places: dict[Spot, Place] = field(default_factory=dict)


def tall_radius(width: float, height: float, u: float) -> float:
    """How large the cells are where the sheet lies below the head."""
    return min((width - 32 * u) / ACROSS, (height - TALL_REST * u) / DOWN)


def side_radius(width: float, height: float, u: float) -> float:
    """How large they are where the head stands beside the sheet."""
    return min((height - SIDE_REST * u) / DOWN, (width - SIDE_WORDS * u) / ACROSS)


def card_height(width: float, most: float, u: float) -> float:
    """How high a card of that width should be, where it can be `most`: as high as its sheet
    needs; that of a strip where there is too little room for a sheet."""
    if most < SIDE_LEAST * u:
        return STRIP * u
    tall, side = tall_radius(width, most, u), side_radius(width, most, u)
    if tall > side:
        return TALL_REST * u + DOWN * tall
    return max(SIDE_LEAST * u, SIDE_REST * u + DOWN * side)


def seat_layout(rect: QRectF, seat: int, u: float) -> SeatLayout:
    """Lay the card of `seat` into `rect`, as its height allows."""
    width, height = rect.width(), rect.height()
    if height < SIDE_LEAST * u:
        return _strip(rect, seat, u)
    if tall_radius(width, height, u) > side_radius(width, height, u):
        return _tall(rect, seat, u)
    return _side(rect, seat, u)


def chip_layout(rect: QRectF, seat: int, u: float) -> SeatLayout:
    """A chip: crest, points and whether the seat is ready; all else is there but not shown."""
    size = min(rect.height() - 6 * u, rect.width() * 0.5)
    crest = square(rect.x() + 3 * u, rect.center().y() - size / 2, size)
    words = QRectF(
        crest.right() + 2 * u, rect.y(), rect.right() - crest.right() - 6 * u, rect.height()
    )
    laid = SeatLayout(
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
    laid.places[Spot("points", seat)] = Place(
        words, "plate", lettering=Lettering(14 * u, 700, "middle")
    )
    sign = square(crest.right() - 10 * u, crest.bottom() - 11 * u, 15 * u)
    laid.places[Spot("state", seat)] = Place(sign, "round")
    hidden = Place(crest, "round", small=True, shown=False)
    for bonus in BONUSES:
        laid.places[Spot("bonus", seat, bonus)] = hidden
    for cell in CELLS:
        laid.places[Spot("cell", seat, cell)] = hidden
    return laid


def _tall(rect: QRectF, seat: int, u: float) -> SeatLayout:
    grid = Grid.of(tall_radius(rect.width(), rect.height(), u))
    paper = whole(
        rect.x() + 11 * u, rect.y() + 74 * u, rect.width() - 22 * u, DOWN * grid.radius + 20 * u
    )
    head = rect.adjusted(12 * u, 8 * u, -12 * u, 0)
    laid = _with_sheet(rect, seat, u, paper, grid, head)
    state = whole(head.right() - STATE[0] * u, rect.y() + 43 * u, STATE[0] * u, STATE[1] * u)
    covered = QRectF(head.x(), state.y(), state.x() - head.x() - 4 * u, state.height())
    foot = QRectF(rect.x() + 13 * u, paper.bottom() + 14 * u, rect.width() - 20 * u, 26 * u)
    _add_words(laid, state, covered)
    _add_bonuses(laid, foot, len(BONUSES))
    return laid


def _side(rect: QRectF, seat: int, u: float) -> SeatLayout:
    grid = Grid.of(side_radius(rect.width(), rect.height(), u))
    paper = whole(
        rect.x() + 10 * u, rect.y() + 9 * u, ACROSS * grid.radius + 8 * u, rect.height() - 24 * u
    )
    head = QRectF(
        paper.right() + 11 * u, rect.y() + 9 * u, rect.right() - paper.right() - 22 * u, 0
    )
    laid = _with_sheet(rect, seat, u, paper, grid, head, below=True)
    state = whole(head.x(), rect.y() + 72 * u, min(head.width(), STATE[0] * u), STATE[1] * u)
    _add_words(laid, state, QRectF())
    foot = QRectF(head.x(), rect.bottom() - 72 * u, head.width() + 4 * u, 60 * u)
    _add_bonuses(laid, foot, 2)
    return laid


def _strip(rect: QRectF, seat: int, u: float) -> SeatLayout:
    head = rect.adjusted(10 * u, 6 * u, -12 * u, 0)
    laid = _with_sheet(rect, seat, u, QRectF(), Grid(2, 2), head)
    low = rect.y() + 43 * u
    wide = STATE[0] if rect.width() > STRIP_WITH_WORD * u else STATE[1]
    state = whole(head.right() - wide * u, low + u, wide * u, STATE[1] * u)
    _add_words(laid, state, QRectF())
    _add_bonuses(laid, QRectF(head.x(), low, state.x() - head.x() - 2 * u, 26 * u), len(BONUSES))
    hidden = Place(laid.crest, "round", small=True, shown=False)
    for cell in CELLS:
        laid.places[Spot("cell", seat, cell)] = hidden
    return laid


def _with_sheet(
    rect: QRectF,
    seat: int,
    u: float,
    paper: QRectF,
    grid: Grid,
    head: QRectF,
    below: bool = False,
) -> SeatLayout:
    """The head in `head`, the name beside the crest or `below` it, and the small sheet."""
    crest = square(head.x(), head.y(), (28 if below else 31) * u)
    number = QRectF(head.right() - 27 * u, crest.y(), 27 * u, crest.height())
    shield = QRectF(number.x() - 24 * u, crest.center().y() - 12.5 * u, 25 * u, 25 * u)
    name = QRectF(crest.right() + 7 * u, crest.y(), shield.x() - crest.right() - 10 * u, 31 * u)
    if below:
        name = QRectF(head.x(), crest.bottom() + 6 * u, head.width(), 24 * u)
    centre = QPointF(round(paper.center().x()), round(paper.center().y() + 4 * u))
    clock = QPointF(head.x(), rect.y() + (98 if below else 48) * u)
    laid = SeatLayout(u, seat, rect, crest, name, shield, paper, centre, grid, clock)
    laid.places[Spot("points", seat)] = Place(
        number, "plate", lettering=Lettering(18 * u, 700, "right")
    )
    if not paper.isEmpty():
        laid.places.update(duchy_places(seat, centre, grid, with_fresh=True))
    return laid


def _add_words(laid: SeatLayout, state: QRectF, covered: QRectF) -> None:
    laid.places[Spot("state", laid.seat)] = Place(state, "plate")
    if not covered.isEmpty():
        laid.places[Spot("covered", laid.seat)] = Place(
            covered, "plate", lettering=Lettering(12 * laid.u, 400, "left", "text2")
        )


def _add_bonuses(laid: SeatLayout, room: QRectF, in_a_row: int) -> None:
    """How many bonuses are left of each kind, `in_a_row` beside each other."""
    u, step, size = laid.u, room.width() / in_a_row, 22 * laid.u
    high = room.height() / (len(BONUSES) // in_a_row)
    for at, bonus in enumerate(BONUSES):
        row, column = divmod(at, in_a_row)
        left, middle = room.x() + column * step, room.y() + (row + 0.5) * high
        token = square(left, middle - size / 2, size)
        count = QRectF(token.right() + 4 * u, token.y(), step - size - 6 * u, size)
        letters = Lettering(14 * u, 700, "left", rect=count)
        laid.places[Spot("token", laid.seat, bonus)] = Place(token, "round")
        laid.places[Spot("bonus", laid.seat, bonus)] = Place(
            token.united(count), "plate", lettering=letters
        )
