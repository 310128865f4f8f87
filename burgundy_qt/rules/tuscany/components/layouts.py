"""How three boards make a duchy: in any order, each turned by a half turn or not, each next one
half a hex lower or higher. ("Preparation"; ruling 2)

A layout is one of 96 numbers, in the protocol's order of its boards, turnings and steps: turning
the whole duchy changes nothing, so board A is never turned. A cell is the number of its board's
kind and of its printed place, 0 to 29; turning a board does not rename it.
"""

from itertools import permutations

from burgundy_qt.rules.tuscany.components.boards import KINDS, PLACES, hexes
from burgundy_qt.rules.tuscany.protocol_types import Step

STEPS: tuple[Step, Step] = ("down", "up")
ORDERS = list(permutations(range(len(KINDS))))
HEIGHTS = (2, 4, 6, 1, 3, 5, 7, 2, 4, 6)
"""By place how many half hexes its middle lies below the board's top."""
COLUMNS = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
CELL_NAME = [f"{kind}.{place}" for kind in KINDS for place in PLACES]
CELL_NUMBER = {name: number for number, name in enumerate(CELL_NAME)}
LAYOUTS = range(96)
FIXED = 4 * 4 * ORDERS.index((0, 1, 2)) + 2 * STEPS.index("down") + STEPS.index("up")
"""The layout of the quick start: A, B, C, none turned, B lower than A, C higher than B. (ruling
22)"""
FIXED_CASTLE = KINDS.index("B")


def order_of(layout: int) -> tuple[int, ...]:
    """The kinds of the boards from left to right."""
    return ORDERS[layout // 16]


def turned_of(layout: int) -> list[bool]:
    """Whether each board is turned, from left to right."""
    turns = iter((bool(layout & 8), bool(layout & 4)))
    return [kind != 0 and next(turns) for kind in order_of(layout)]


def steps_of(layout: int) -> list[Step]:
    """Where the second and the third board lie, compared with their left neighbours."""
    return [STEPS[layout >> 1 & 1], STEPS[layout & 1]]


def layout_of(order: tuple[int, ...], turned: list[bool], steps: list[Step]) -> int:
    """The number of a layout; raises ValueError for what is none."""
    free = [turn for kind, turn in zip(order, turned, strict=True) if kind != 0]
    if turned[order.index(0)]:
        raise ValueError("board A is not turned")
    first, second = (STEPS.index(step) for step in steps)
    return 16 * ORDERS.index(order) + 8 * free[0] + 4 * free[1] + 2 * first + second


def spot_of_cells(layout: int) -> list[tuple[int, int]]:
    """By cell its column, from the left, and how many half hexes it lies below the top of the first
    board; the second and third may lie higher, so this can be negative."""
    spots = [(0, 0)] * len(CELL_NAME)
    fall = 0
    downs = [0, *(1 if step == "down" else -1 for step in steps_of(layout))]
    for at, (kind, turned) in enumerate(zip(order_of(layout), turned_of(layout), strict=True)):
        fall += downs[at]
        for printed in range(len(PLACES)):
            place = len(PLACES) - 1 - printed if turned else printed
            spots[kind * len(PLACES) + printed] = (3 * at + COLUMNS[place], fall + HEIGHTS[place])
    return spots


def neighbours(layout: int) -> list[list[int]]:
    """By cell those that touch it."""
    spots = spot_of_cells(layout)
    return [[other for other, there in enumerate(spots) if touches(here, there)] for here in spots]


def touches(here: tuple[int, int], there: tuple[int, int]) -> bool:
    """Whether two cells touch: one above the other, or side by side half a hex apart."""
    across, down = abs(here[0] - there[0]), abs(here[1] - there[1])
    return (across, down) in ((0, 2), (1, 1))


def colours_of(boards: list[str]) -> list[str]:
    """By cell its colour, for an A, a B and a C."""
    return [colour for board in boards for colour in hexes(board)]
