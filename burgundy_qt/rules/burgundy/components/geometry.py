"""The estates by their layouts: cells, numbers, colours and regions, worked out once from the
components.

A layout is what one board shows: 1 to 16 the estates of one seat, then the left and the right half
of each team estate, then the solo estates. A cell is its index on its board.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from burgundy_qt.rules.burgundy.components import boards
from burgundy_qt.rules.burgundy.components.components import COMPONENTS, LETTERS
from burgundy_qt.rules.burgundy.state import HEXAGON, SOLO_A

TEAM_ESTATES: dict[str, list[list[str]]] = COMPONENTS["team_estates"]
SOLO_ESTATES: dict[str, dict[str, Any]] = COMPONENTS["solo_estates"]
ALL_ESTATES = range(1, len(COMPONENTS["estates"]) + 1)
"""The layouts of one seat's estates."""
NAMES = boards.CELL_NAMES[: len(boards.BOARDS[HEXAGON])]
"""The names of their cells."""


def printed_layouts() -> list[tuple[int, list[str]]]:
    """Every layout from 1 on: its board, and colour and number of each cell."""
    dice = "".join(boards.DICE_ROWS)
    seats = [
        (HEXAGON, list(map("".join, zip("".join(e["rows"]), dice, strict=True))))
        for e in COMPONENTS["estates"]
    ]
    teams = [
        (board, " ".join(rows).split())
        for halves in TEAM_ESTATES.values()
        for board, rows in enumerate(halves)
    ]
    solo = [
        (
            SOLO_A + at,
            [cell for rows in estate["parts"].values() for _, row in rows for cell in row.split()],
        )
        for at, estate in enumerate(SOLO_ESTATES.values())
    ]
    return seats + teams + solo


PRINTED = dict(enumerate(printed_layouts(), start=1))
ALL_LAYOUTS = range(1, len(PRINTED) + 1)
LEFT_HALVES = range(ALL_ESTATES[-1] + 1, ALL_ESTATES[-1] + 1 + 2 * len(TEAM_ESTATES), 2)
"""The layouts of the left halves; each right half comes next."""


def board(layout: int) -> int:
    """The board that a layout is printed on."""
    return PRINTED[layout][0]


@cache
def cells(layout: int) -> range:
    """The numbers of a layout's cells."""
    first = boards.FIRST_CELLS[board(layout)]
    return range(first, first + len(PRINTED[layout][1]))


@cache
def colours(layout: int) -> tuple[int, ...]:
    """By cell the colour, 0..5."""
    return tuple(LETTERS.index(cell[0]) for cell in PRINTED[layout][1])


@cache
def dice(layout: int) -> tuple[int, ...]:
    """By cell the printed number."""
    return tuple(int(cell[1]) for cell in PRINTED[layout][1])


def halves(layout: int) -> tuple[int, ...]:
    """The layouts that make up the estate which a layout begins: itself, and the right half of a
    team's."""
    return (layout, layout + 1) if layout in LEFT_HALVES else (layout,)


def whole(layout: int) -> int:
    """The layout that begins the estate which a layout belongs to."""
    return layout - 1 if layout - 1 in LEFT_HALVES else layout


@cache
def regions(layout: int) -> tuple[frozenset[int], ...]:
    """The regions of an estate (cells of one colour that touch, no river joins them), by their
    first cells.

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
    """The region that a cell of one of the parts belongs to, as layouts and cells."""
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
    """How many cells each region has, on both halves of a team's estate."""
    return [
        sum(map(len, parts)) for parts in zip(*map(regions, halves(whole(layout))), strict=True)
    ]


@cache
def touching(one: int, other: int) -> list[list[int]]:
    """For each cell of a board the cells of another, or of the same, that touch it."""
    return boards.pairs(one, other, boards.touch)


def joined(one: int, other: int) -> list[list[int]]:
    """The same with those that a river joins to it: to there a tile can be laid."""
    return boards.pairs(one, other, boards.are_joined)


def neighbours(cell: int) -> list[int]:
    """The cells that touch a cell of one seat's estate, ascending."""
    return touching(HEXAGON, HEXAGON)[cell]


def distance(die: int, number: int) -> int:
    """Steps from one face to another, the shorter way round (1 and 6 are neighbours)."""
    return min((die - number) % 6, (number - die) % 6)


def as_set(members: Iterable[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << member for member in set(members))
