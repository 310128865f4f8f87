"""The estates as hexes: cells, neighbours, colours and regions, worked out once from the components.

A cell is an index 0..36, row by row from the top. An estate is a radius-3 hexagon of pointy-top hexes.
"""

from functools import cache

from burgundy_qt.rules.burgundy.components import COMPONENTS, LETTERS

ROWS: list[str] = COMPONENTS["dice_rows"]
PLACES = [(row, place) for row, dice in enumerate(ROWS) for place in range(len(dice))]
NAMES = tuple(f"{row + 1}.{place + 1}" for row, place in PLACES)
DICE = [int(face) for dice in ROWS for face in dice]
MIDDLE_ROW = 3


def neighbours(cell: int) -> list[int]:
    """The cells that touch a cell, ascending."""
    row, place = PLACES[cell]
    beside = [(row, place - 1), (row, place + 1)]
    above = [(row - 1, place + shift) for shift in ((-1, 0) if row <= MIDDLE_ROW else (0, 1))]
    below = [(row + 1, place + shift) for shift in ((0, 1) if row < MIDDLE_ROW else (-1, 0))]
    return sorted(PLACES.index(at) for at in beside + above + below if at in PLACES)


@cache
def colours(estate: int) -> tuple[int, ...]:
    """By cell the colour, 0..5, of an estate by the number of its layout, 1..16."""
    rows = COMPONENTS["estates"][estate - 1]["rows"]
    return tuple(LETTERS.index(letter) for row in rows for letter in row)


@cache
def regions(estate: int) -> tuple[frozenset[int], ...]:
    """The regions of an estate (connected cells of one colour), in the order of their first cells."""
    found: list[frozenset[int]] = []
    for cell in range(len(PLACES)):
        if not any(cell in region for region in found):
            found.append(frozenset(region_around(estate, cell)))
    return tuple(found)


def region_around(estate: int, cell: int) -> set[int]:
    """The region that a cell belongs to."""
    region, edge = {cell}, [cell]
    while edge:
        for other in neighbours(edge.pop()):
            if other not in region and colours(estate)[other] == colours(estate)[cell]:
                region.add(other)
                edge.append(other)
    return region


def distance(die: int, number: int) -> int:
    """Steps from one face to another, the shorter way round (1 and 6 are neighbours)."""
    return min((die - number) % 6, (number - die) % 6)


def as_set(members) -> int:
    """A set of small numbers as bits."""
    return sum(1 << member for member in set(members))


ALL_ESTATES = range(1, len(COMPONENTS["estates"]) + 1)
