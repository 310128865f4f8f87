"""The contents of the box, read from components.json, the only source of every table of the rules;
boards, and the estates printed on them."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from burgundy_qt.rules.burgundy.state import HEXAGON, SOLO_A

COMPONENTS: dict[str, Any] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

COLOURS = ("castle", "mine", "monastery", "ship", "animal", "building")
LETTERS = "CMKSAB"
EDITIONS = ("2011", "2019")
MODULES = (
    "extra-tiles",
    "border-posts",
    "white-castles",
    "inns",
    "trade-routes",
    "shields",
    "team",
    "solo",
)
"""The modules in the order of their bits in a state."""
PHASES = "ABCDE"
ESTATES = (*"123456789", "10", *(f"11{side}" for side in "abcdef"), "12a", "12b", "13a", "13b")
"""All numbers printed on estates, whatever the edition."""


def estate_names(edition: str) -> tuple[str, ...]:
    """Return the estates of an edition for one seat among others, by the numbers printed on
    them."""
    printed = {estate.get(edition) for estate in COMPONENTS["estates"]}
    return tuple(name for name in ESTATES if name in printed)


TEAM_ESTATES: tuple[str, ...] = tuple(COMPONENTS["team_estates"])
SOLO_ESTATES: tuple[str, ...] = tuple(COMPONENTS["solo_estates"])


def layout_names() -> list[dict[str, str]]:
    """Return for each layout from 1 on what each edition prints on it: seats' estates, both halves
    of the teams', solo ones."""
    halves = [{"2019": estate} for estate in TEAM_ESTATES for _ in ("left", "right")]
    return [*COMPONENTS["estates"], *halves, *({"2019": estate} for estate in SOLO_ESTATES)]


def module_set(modules: list[str]) -> int:
    """Return the set of modules as bits of a state."""
    return sum(1 << MODULES.index(module) for module in modules)


def modules_in(those: int) -> list[str]:
    """Return the modules of a set."""
    return [module for at, module in enumerate(MODULES) if those >> at & 1]


def has_module(those: int, module: str) -> bool:
    """Return whether a set of modules contains one."""
    return module in modules_in(those)


def has_posts(estate: str) -> bool:
    """Return whether an estate has border posts: such an estate is only played with that module.
    (2019, p. 12)"""
    return estate.startswith("11")


# The boards that estates are printed on: which cells there are, what they are called and which of
# them touch. There are four: the hexagon of one seat's estate, which is the left half of a team's
# too; the right half; and the boards of the solo game. A cell's *index* counts on its board. Its
# *number* counts on from board to board, so that it means one cell in any game; on the hexagon the
# two are the same. No two cells of all the boards have one name.


DICE_ROWS: list[str] = COMPONENTS["dice_rows"]
LONGEST = max(map(len, DICE_ROWS))
MIDDLE = len(DICE_ROWS) // 2


@dataclass(frozen=True)
class Cell:
    """A cell's name, its part of the board, and its place: half cells from the left, and its
    row."""

    name: str
    part: str
    x: int
    row: int


def hexagon() -> tuple[Cell, ...]:
    """Return 4, 5, 6, 7, 6, 5 and 4 cells, named by row and place."""
    return tuple(
        Cell(name_at(row, place), "", LONGEST - len(dice) + 2 * place, row)
        for row, dice in enumerate(DICE_ROWS)
        for place in range(len(dice))
    )


def right_half() -> tuple[Cell, ...]:
    """Return a second hexagon to the right of the first, whose places count on. The shared cell
    belongs to the first."""
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
    """Return the parts of a solo board, each with its own rows: `nw:3.2` is the second cell in
    the third row of `nw`."""
    return tuple(
        Cell(f"{part}:{name_at(row, place)}", part, shift + 2 * place, row)
        for part, rows in COMPONENTS["solo_estates"][estate]["parts"].items()
        for row, (shift, cells) in enumerate(rows)
        for place in range(len(cells.split()))
    )


def name_at(row: int, place: int) -> str:
    """Return a cell's name; row and place count from 0."""
    return f"{row + 1}.{place + 1}"


BOARDS = (hexagon(), right_half(), solo_board("13a"), solo_board("13b"))
"""The boards in the order of the header of the state: HEXAGON, RIGHT_HALF, SOLO_A, SOLO_B."""
FIRST_CELLS = tuple(accumulate((len(board) for board in BOARDS[:-1]), initial=0))
"""The number of each board's first cell."""
CELL_NAMES = tuple(cell.name for board in BOARDS for cell in board)
"""The names of all cells by number."""
RIVERS = frozenset(
    frozenset(river) for estate in COMPONENTS["solo_estates"].values() for river in estate["rivers"]
)


def touch(one: Cell, other: Cell) -> bool:
    """Return whether two cells touch."""
    across, down = abs(one.x - other.x), abs(one.row - other.row)
    return one.part == other.part and (across, down) in ((2, 0), (1, 1))


def are_joined(one: Cell, other: Cell) -> bool:
    """Return whether a tile can be placed beside one cell from the other: they touch, or a river
    joins them. (2019, p. 14)"""
    return touch(one, other) or frozenset((one.name, other.name)) in RIVERS


def pairs(board: int, other: int, belong: Callable[[Cell, Cell], bool]) -> list[list[int]]:
    """Return for each cell of a board, by index, the indices of the `other` board's cells that
    belong to it."""
    return [
        [at for at, there in enumerate(BOARDS[other]) if belong(here, there)]
        for here in BOARDS[board]
    ]


# The estates by their layouts: cells, numbers, colours and regions, worked out once from the
# components. A layout is what one board shows: 1 to 16 the estates of one seat, then the left and
# the right half of each team estate, then the solo estates. A cell is its index on its board.


LAYOUTS_OF_TEAMS: dict[str, list[list[str]]] = COMPONENTS["team_estates"]
LAYOUTS_ALONE: dict[str, dict[str, Any]] = COMPONENTS["solo_estates"]
ALL_ESTATES = range(1, len(COMPONENTS["estates"]) + 1)
"""The layouts of one seat's estates."""
NAMES = CELL_NAMES[: len(BOARDS[HEXAGON])]
"""The names of their cells."""


def printed_layouts() -> list[tuple[int, list[str]]]:
    """Return every layout from 1 on: its board, and each cell's colour and number."""
    dice = "".join(DICE_ROWS)
    seats = [
        (HEXAGON, list(map("".join, zip("".join(e["rows"]), dice, strict=True))))
        for e in COMPONENTS["estates"]
    ]
    teams = [
        (board, " ".join(rows).split())
        for halves in LAYOUTS_OF_TEAMS.values()
        for board, rows in enumerate(halves)
    ]
    solo = [
        (
            SOLO_A + at,
            [cell for rows in estate["parts"].values() for _, row in rows for cell in row.split()],
        )
        for at, estate in enumerate(LAYOUTS_ALONE.values())
    ]
    return seats + teams + solo


PRINTED = dict(enumerate(printed_layouts(), start=1))
ALL_LAYOUTS = range(1, len(PRINTED) + 1)
LEFT_HALVES = range(ALL_ESTATES[-1] + 1, ALL_ESTATES[-1] + 1 + 2 * len(LAYOUTS_OF_TEAMS), 2)
"""The layouts of the left halves; each right half comes next."""


def board(layout: int) -> int:
    """Return the board that a layout is printed on."""
    return PRINTED[layout][0]


@cache
def cells(layout: int) -> range:
    """Return the numbers of a layout's cells."""
    first = FIRST_CELLS[board(layout)]
    return range(first, first + len(PRINTED[layout][1]))


@cache
def colours(layout: int) -> tuple[int, ...]:
    """Return the colour of each cell, 0..5."""
    return tuple(LETTERS.index(cell[0]) for cell in PRINTED[layout][1])


@cache
def dice(layout: int) -> tuple[int, ...]:
    """Return the printed number of each cell."""
    return tuple(int(cell[1]) for cell in PRINTED[layout][1])


def halves(layout: int) -> tuple[int, ...]:
    """Return the layouts that make up the estate that begins with a layout: itself, and a team's
    right half."""
    return (layout, layout + 1) if layout in LEFT_HALVES else (layout,)


def whole(layout: int) -> int:
    """Return the first layout of the estate that a layout belongs to."""
    return layout - 1 if layout - 1 in LEFT_HALVES else layout


@cache
def regions(layout: int) -> tuple[frozenset[int], ...]:
    """Return the regions of an estate (cells of one colour that touch, no river joins them), by
    their first cells.

    Those of a team's estate reach over both halves: each half has the same ones, and of each its
    own cells."""
    parts = halves(whole(layout))
    ends = [(part, cell) for part in parts for cell in range(len(colours(part)))]
    found: list[frozenset[tuple[int, int]]] = []
    for end in ends:
        if not any(end in region for region in found):
            found.append(frozenset(region_around(end, parts)))
    return tuple(frozenset(cell for part, cell in region if part == layout) for region in found)


def region_around(end: tuple[int, int], parts: tuple[int, ...]) -> set[tuple[int, int]]:
    """Return the region that a cell of one of the parts belongs to, as layouts and cells."""
    region, edge = {end}, [end]
    while edge:
        part, cell = edge.pop()
        for other in parts:
            for there in touching(board(part), board(other))[cell]:
                if (other, there) not in region and colours(other)[there] == colours(part)[cell]:
                    region.add((other, there))
                    edge.append((other, there))
    return region


def region_sizes(layout: int) -> list[int]:
    """Return how many cells each region has, on both halves of a team's estate."""
    return [
        sum(map(len, parts)) for parts in zip(*map(regions, halves(whole(layout))), strict=True)
    ]


@cache
def touching(one: int, other: int) -> list[list[int]]:
    """Return for each cell of a board the touching cells of another board, or of the same."""
    return pairs(one, other, touch)


def joined(one: int, other: int) -> list[list[int]]:
    """Return the same with the cells that a river joins to it, where a tile can be placed too."""
    return pairs(one, other, are_joined)


def neighbours(cell: int) -> list[int]:
    """Return the cells that touch a cell of one seat's estate, ascending."""
    return touching(HEXAGON, HEXAGON)[cell]


def distance(die: int, number: int) -> int:
    """Return the steps from one face to another, the shorter way round (1 and 6 are neighbours)."""
    return min((die - number) % 6, (number - die) % 6)


def as_set(members: Iterable[int]) -> int:
    """Return a set of small numbers as bits."""
    return sum(1 << member for member in set(members))
