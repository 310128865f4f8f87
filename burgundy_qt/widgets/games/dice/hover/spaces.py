"""What the card says about a space of a duchy: which numbers it takes and what its region
brings."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.printed import CASTLE, PASTURE
from burgundy_qt.rules.dice.components.sheets import NUMBERS, PHASES
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.widgets.games.dice.picture.marks import written_face
from burgundy_qt.widgets.games.dice.words.names import bonuses_counted, kind_name
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.scene.explanation import Explanation, Row
from burgundy_qt.widgets.words.wording import capital, listed

FACES = range(1, 7)
TAKES = later("Dice table", "Takes {numbers}.")


def space(spot: Spot, state: DiceState, names: list[str]) -> Explanation | None:
    """A space of a seat's duchy, marked or not."""
    seat, cell = state.seats[int(spot.owner or 0)], str(spot.at)
    drawn = printed.cells_of(seat.letter)[cell]
    is_marked = cell in seat.cells
    face = (
        written_face(seat.letter, cell, seat.cells[cell])
        if is_marked
        else Face("space", f"{drawn.colour}-{drawn.bonus or ''}")
    )
    sentence = _written(seat, cell) if is_marked else _taken(seat, cell)
    may_start = seat.castle is None and drawn.colour == CASTLE
    if may_start:
        sentence = tr("Dice table", START)
    rows = () if _is_full(seat, cell) else tuple(_region_rows(seat, cell, state))
    waits = not (is_marked or may_start) and _is_lonely(seat, cell)
    ruling = tr("Dice table", LONELY) if waits else ""
    title = capital(kind_name(drawn.colour))
    return Explanation(face, title, _region(seat, cell), sentence, rows, ruling)


START = later("Dice table", "Can be your start castle: crossed, its point and its bonus are yours.")
LONELY = later("Dice table", "It can be marked when a space beside it is.")


def _region(seat: SeatState, cell: str) -> str:
    region = printed.cells_of(seat.letter)[cell].region
    if _is_full(seat, cell):
        return tr("Dice table", "Region of {size}, full", size=len(region))
    marked = sum(each in seat.cells for each in region)
    words = later("Dice table", "Region of {size}, {marked} marked")
    return tr("Dice table", words, size=len(region), marked=marked)


def _is_full(seat: SeatState, cell: str) -> bool:
    region = printed.cells_of(seat.letter)[cell].region
    return all(each in seat.cells for each in region)


def _is_lonely(seat: SeatState, cell: str) -> bool:
    return not any(beside in seat.cells for beside in printed.NEIGHBOURS[cell])


def _written(seat: SeatState, cell: str) -> str:
    """What stands there."""
    number = seat.cells[cell]
    if not number:
        return tr("Dice table", "The start castle. Its cross is no number for its neighbours.")
    if cell in seat.chosen_cells:
        return tr("Dice table", "Marked with {number} in this round.", number=number)
    return tr("Dice table", "Marked with {number}.", number=number)


def _taken(seat: SeatState, cell: str) -> str:
    """Which numbers it takes."""
    drawn = printed.cells_of(seat.letter)[cell]
    inside = sorted({seat.cells[each] for each in drawn.region if each in seat.cells})
    match drawn.colour:
        case colour if colour in NUMBERS:
            return tr("Dice table", TAKES, numbers=_numbers(NUMBERS[colour]))
        case "town":
            left = [number for number in FACES if number not in inside]
            words = later("Dice table", "All numbers of a town differ. Takes {numbers}.")
            return tr("Dice table", words, numbers=_numbers(left))
        case "pasture" if inside:
            words = later("Dice table", "All numbers of a pasture are the same. Takes {numbers}.")
            return tr("Dice table", words, numbers=_numbers(inside))
        case "pasture":
            return tr("Dice table", "Takes any number, and its whole region then the same.")
    beside = {seat.cells.get(each, 0) for each in printed.NEIGHBOURS[cell]} - {0}
    if not beside:
        return tr("Dice table", "Takes a number that stands beside it; none does yet.")
    words = later("Dice table", "Takes a number that stands beside it: {numbers}.")
    return tr("Dice table", words, numbers=_numbers(sorted(beside)))


def _numbers(numbers: list[int] | tuple[int, ...]) -> str:
    return listed([str(number) for number in numbers], "or")


def _region_rows(seat: SeatState, cell: str, state: DiceState) -> list[Row]:
    """What the region brings in each phase that is left, and what else."""
    drawn = printed.cells_of(seat.letter)[cell]
    left = PHASES[state.column :]
    rows = [
        (
            tr("Dice table", "Full in phase {phase}", phase=phase),
            f"+{printed.region_points(seat.letter, cell, phase)}",
        )
        for phase in left
    ]
    if drawn.colour == CASTLE:
        rows = [(tr("Dice table", "Full"), rows[0][1])]
    bonus = printed.bonus_of(seat.letter, cell)
    if bonus is not None:
        rows.append((tr("Dice table", "Brings"), bonuses_counted(bonus, 1)))
    if drawn.colour == PASTURE:
        rows.append((tr("Dice table", "A pasture's points"), tr("Dice table", "count twice")))
    return rows
