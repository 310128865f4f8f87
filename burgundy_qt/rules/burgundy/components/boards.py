"""The boards that estates are printed on: which cells there are, what they are called and which of
them touch.

There are four: the hexagon of one seat's estate, which is the left half of a team's too; the right
half; and the boards of the solo game. A cell's *index* counts on its board. Its *number* counts on
from board to board, so that it means one cell in any game; on the hexagon the two are the same. No
two cells of all the boards have one name.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from burgundy_qt.rules.burgundy.components.components import COMPONENTS

DICE_ROWS: list[str] = COMPONENTS["dice_rows"]
LONGEST = max(map(len, DICE_ROWS))
MIDDLE = len(DICE_ROWS) // 2


@dataclass(frozen=True)
class Cell:
    """A cell's name, the part of the board it lies in, and where: half cells from the left, and its
    row."""

    name: str
    part: str
    x: int
    row: int


def hexagon() -> tuple[Cell, ...]:
    """4, 5, 6, 7, 6, 5 and 4 cells, named by row and place."""
    return tuple(
        Cell(name_at(row, place), "", LONGEST - len(dice) + 2 * place, row)
        for row, dice in enumerate(DICE_ROWS)
        for place in range(len(dice))
    )


def right_half() -> tuple[Cell, ...]:
    """A second hexagon to the right of the first; its places count on. The cell that both have is
    the first's."""
    return tuple(
        Cell(
            name_at(row, len(dice) + place - (row == MIDDLE)),
            "",
            3 * LONGEST - 2 - len(dice) + 2 * place,
            row,
        )
        for row, dice in enumerate(DICE_ROWS)
        for place in range(row == MIDDLE, len(dice))
    )


def solo_board(estate: str) -> tuple[Cell, ...]:
    """The parts of a solo board, each with rows of its own: `nw:3.2` is the second cell in the
    third row of `nw`."""
    return tuple(
        Cell(f"{part}:{name_at(row, place)}", part, shift + 2 * place, row)
        for part, rows in COMPONENTS["solo_estates"][estate]["parts"].items()
        for row, (shift, cells) in enumerate(rows)
        for place in range(len(cells.split()))
    )


def name_at(row: int, place: int) -> str:
    """A cell's name; row and place count from 0."""
    return f"{row + 1}.{place + 1}"


BOARDS = (hexagon(), right_half(), solo_board("13a"), solo_board("13b"))
"""In the order of the header of the state: HEXAGON, RIGHT_HALF, SOLO_A, SOLO_B."""
FIRST_CELLS = tuple(accumulate((len(board) for board in BOARDS[:-1]), initial=0))
"""By board the number of its first cell."""
CELL_NAMES = tuple(cell.name for board in BOARDS for cell in board)
"""By number."""
RIVERS = frozenset(
    frozenset(river) for estate in COMPONENTS["solo_estates"].values() for river in estate["rivers"]
)


def touch(one: Cell, other: Cell) -> bool:
    """Whether two cells lie beside each other."""
    across, down = abs(one.x - other.x), abs(one.row - other.row)
    return one.part == other.part and (across, down) in ((2, 0), (1, 1))


def are_joined(one: Cell, other: Cell) -> bool:
    """Whether a tile can be laid beside one from the other: they touch, or a river joins them.
    (2019, p. 14)"""
    return touch(one, other) or frozenset((one.name, other.name)) in RIVERS


def pairs(board: int, other: int, belong: Callable[[Cell, Cell], bool]) -> list[list[int]]:
    """For each cell of a board, by index, those of the `other` board that belong to it: their
    indices."""
    return [
        [at for at, there in enumerate(BOARDS[other]) if belong(here, there)]
        for here in BOARDS[board]
    ]
