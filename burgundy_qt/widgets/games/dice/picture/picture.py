"""The picture of a table: which face lies on which spot. Two equal tables have equal pictures."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import BONUSES, COLOURS, PHASES
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.picture import marks
from burgundy_qt.widgets.games.dice.picture.goal import add_goal
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot

WRITES, READY = later("Dice table", "writes"), later("Dice table", "ready")
CIRCLES = 6
"""So many circles of a row are printed; more are drawn where they are earned."""


def picture_of(state: DiceState) -> Picture:
    """Everything that is rolled or written."""
    picture: Picture = {}
    _add_dice(picture, state)
    _add_boxes(picture, state)
    for number, seat in enumerate(state.seats):
        _add_seat(picture, number, seat)
        _add_duchy(picture, number, seat)
        _add_values(picture, number, seat, state)
        _add_circles(picture, number, seat)
        _add_state(picture, number, state)
    if state.is_alone:
        add_goal(picture, state)
    return picture


def _add_dice(picture: Picture, state: DiceState) -> None:
    if state.dice is None:
        return
    used = state.used_pair or ()
    numbers = (f"number-{number}" for number in state.dice.numbers)
    colours = (f"colour-{colour}" for colour in state.dice.colours)
    for at, what in enumerate((f"hourglass-{state.dice.hourglasses}", *numbers, *colours)):
        picture[Spot("die", None, at)] = Face("dice-die", what, faded=at in used)
    if _rests(state):
        picture[Spot("veil", None)] = marks.VEIL


def _rests(state: DiceState) -> bool:
    """Whether the seat that looks on needs the dice no more, while others still write."""
    return not state.revealing and any(
        seat.chosen and number not in state.asked.waiting for number, seat in enumerate(state.seats)
    )


def _add_boxes(picture: Picture, state: DiceState) -> None:
    for phase, crossed in zip(PHASES, state.boxes, strict=True):
        newest = state.newest if phase == state.phase and not state.is_over else 0
        for at in range(1, crossed + 1):
            face = marks.box_face(phase, at, at > crossed - newest)
            picture[Spot("box", None, f"{phase}.{at}")] = face


def _add_seat(picture: Picture, number: int, seat: SeatState) -> None:
    for bonus in BONUSES:
        left = seat.bonuses[bonus]
        picture[Spot("bonus", number, bonus)] = Face("text", str(left))
        picture[Spot("token", number, bonus)] = Face("token", bonus, faded=not left)
    picture[Spot("points", number)] = Face("text", str(seat.points))
    words = later("Dice table", "Duchy {letter}, {marked} of {cells}")
    marked, cells = len(seat.cells), len(printed.CELLS)
    covered = tr("Dice table", words, letter=seat.letter, marked=marked, cells=cells)
    picture[Spot("covered", number)] = Face("text", covered)
    for at, (phase, points) in enumerate(zip(PHASES, seat.columns, strict=True)):
        if points:
            picture[Spot("column", number, phase)] = marks.pencilled(points, at + 5)
    if seat.points:
        picture[Spot("total", number)] = marks.pencilled(seat.points, 3)


def _add_duchy(picture: Picture, number: int, seat: SeatState) -> None:
    for cell, mark in seat.cells.items():
        picture[Spot("cell", number, cell)] = marks.written_face(seat.letter, cell, mark)
    for region in seat.full_regions:
        picture[Spot("region", number, region[0])] = marks.region_face(region)
    for cell in seat.fresh:
        picture[Spot("fresh", number, cell)] = marks.FRESH


def _add_values(picture: Picture, number: int, seat: SeatState, state: DiceState) -> None:
    for colour in COLOURS:
        for value in VALUES:
            is_got = seat.colours.get(colour) == value
            if is_got or _is_gone(value, state.open[colour]):
                face = marks.value_face(colour, value, is_got)
                picture[Spot("value", number, f"{colour}.{value}")] = face


def _is_gone(value: str, still_open: str | None) -> bool:
    return still_open is None or VALUES.index(value) < VALUES.index(still_open)


def _add_circles(picture: Picture, number: int, seat: SeatState) -> None:
    for bonus in BONUSES:
        for at in range(seat.circled(bonus)):
            face = marks.circle_face(bonus, at < seat.crossed[bonus], at)
            picture[Spot("circle", number, f"{bonus}.{at}")] = face
    for shown in seat.castle_bonuses:
        face = marks.castle_circle_face(shown, shown in seat.spent_castles)
        picture[Spot("circle", number, f"castle.{shown}")] = face


def _add_state(picture: Picture, number: int, state: DiceState) -> None:
    if state.is_over:
        return
    writes = number in state.asked.waiting
    if writes:
        picture[Spot("turn", number)] = Face("turn", str(number))
    if not state.is_alone:
        what, word = ("writes", WRITES) if writes else ("ready", READY)
        picture[Spot("state", number)] = Face("chip", f"{what}:{tr('Dice table', word)}")
