"""The four sheets, the dice and the printed values.

Several sources or the rulebook agree on sheet A, the points of regions of size 1 and 3 and the
pastures' colour values. Sheets B, C and D, regions of size 2 and 4 in phase III and the other
colour values come from one source; the faces of the hourglass die are an assumption
(docs/rules.md).
"""

from collections.abc import Callable, Iterable

from burgundy_qt.rules.dice import state
from burgundy_qt.rules.dice.protocol import Bonus

LETTERS = ("A", "B", "C", "D")
COLOURS = ("monastery", "mine", "river", "town", "castle", "pasture")
BONUSES: tuple[Bonus, ...] = ("monk", "silver", "goods", "worker")
PHASES = ("I", "II", "III")

DUCHIES = {
    "A": """
        river river mine mine
        town town monastery monastery town
        town castle:goods pasture pasture castle:silver monastery
        town river river monastery town town town
        pasture castle:worker monastery river castle:monk pasture
        pasture mine river monastery monastery
        mine town pasture pasture
    """,
    "B": """
        pasture pasture monastery mine
        town town town mine river
        town castle:monk river pasture castle:worker monastery
        mine river river pasture river monastery monastery
        mine castle:silver monastery river castle:goods town
        monastery monastery town pasture town
        pasture town town pasture
    """,
    "C": """
        town castle:silver monastery monastery
        mine mine town town town
        town castle:goods pasture river monastery pasture
        pasture town pasture river town river river
        pasture monastery castle:worker town town castle:monk
        monastery mine mine pasture monastery
        river river pasture monastery
    """,
    "D": """
        pasture castle:silver town town
        town pasture monastery mine pasture
        river castle:worker town mine river river
        river pasture pasture river monastery monastery pasture
        town monastery castle:goods river castle:monk town
        monastery monastery town town town
        pasture mine mine monastery
    """,
}
"""By letter the hexes, row by row from the top; after a castle's colon its bonus."""

ROWS = (4, 5, 6, 7, 6, 5, 4)
"""Hexes in each row, points up."""

BONUS_OF_COLOUR = {"monastery": "monk", "mine": "silver", "river": "goods", "town": "worker"}
"""The bonus of a completed region; a castle's is printed on it, a pasture has none."""

NUMBERS = {"monastery": (1, 2), "mine": (3, 4), "river": (5, 6)}
"""The numbers for a hex of the colour; towns and pastures take any to begin with, castles none."""

REGION_POINTS = ((1, 1, 1), (4, 3, 2), (8, 6, 4), (13, 10, 7))
"""By size, from one hex on, and phase; a pasture's count twice."""

COLOUR_POINTS = {
    "monastery": (3, 2),
    "mine": (3, 1),
    "river": (4, 2),
    "town": (6, 3),
    "castle": (3, 1),
    "pasture": (4, 2),
}
"""For a completed colour: the first value and the second."""

HOURGLASSES = (1, 1, 1, 1, 2, 2)
"""By face of the hourglass die."""

VERDICTS = ((70, "incredible"), (61, "excellent"), (51, "good"))
"""The names of solo results: each from this many points on."""


def hexes(letter: str) -> list[str]:
    """Return the hexes of a sheet, row by row: "river", "castle:monk"."""
    return DUCHIES[letter].split()


def neighbours() -> list[list[int]]:
    """Return the neighbours of each cell."""
    places = [(row, place) for row, length in enumerate(ROWS) for place in range(length)]
    number = {place: cell for cell, place in enumerate(places)}
    return [[number[beside] for beside in around(*place) if beside in number] for place in places]


def around(row: int, place: int) -> list[tuple[int, int]]:
    """Return the six places around one; rows become longer to the middle, and shorter again."""
    above = place - 1 if row <= len(ROWS) // 2 else place
    below = place if row < len(ROWS) // 2 else place - 1
    return [
        (row - 1, above),
        (row - 1, above + 1),
        (row, place - 1),
        (row, place + 1),
        (row + 1, below),
        (row + 1, below + 1),
    ]


def regions(letter: str) -> list[list[int]]:
    """Return the regions of a sheet in the order of their first cells: neighbouring cells of one
    colour."""
    beside, colours = neighbours(), [each.partition(":")[0] for each in hexes(letter)]
    found: list[list[int]] = []
    for cell, colour in enumerate(colours):
        if any(cell in region for region in found):
            continue
        region, edge = {cell}, [cell]
        while edge:
            for other in beside[edge.pop()]:
                if colours[other] == colour and other not in region and colour != "castle":
                    region.add(other)
                    edge.append(other)
        found.append(sorted(region))
    return found


# The tables of the core from the components, as nested lists for sheet_arrays.py.


ANY = sum(1 << number for number in range(1, 7))


def as_set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def padded(row: Iterable[int], length: int) -> list[int]:
    whole = list(row)
    return whole + [0] * (length - len(whole))


def by_letter(row: Callable[[str], Iterable[int]], length: int) -> list[list[int]]:
    return [padded(row(letter), length) for letter in LETTERS]


def colour_of(each: str) -> int:
    return COLOURS.index(each.partition(":")[0])


def neighbour_sets() -> list[int]:
    return [as_set(cells) for cells in neighbours()]


def colours() -> list[list[int]]:
    return by_letter(lambda letter: map(colour_of, hexes(letter)), state.CELLS)


def region_at() -> list[list[int]]:
    def row(letter: str) -> list[int]:
        region = {cell: at for at, cells in enumerate(regions(letter)) for cell in cells}
        return [region[cell] for cell in range(state.CELLS)]

    return by_letter(row, state.CELLS)


def region_cells() -> list[list[int]]:
    return by_letter(lambda letter: map(as_set, regions(letter)), state.REGIONS)


def region_sizes() -> list[list[int]]:
    return by_letter(lambda letter: map(len, regions(letter)), state.CELLS)


def region_bonuses() -> list[list[int]]:
    """Return the bonus of each completed region, one of BONUSES, or NO_BONUS."""

    def bonus(letter: str, region: list[int]) -> int:
        colour, _, own = hexes(letter)[region[0]].partition(":")
        name = own or BONUS_OF_COLOUR.get(colour)
        return BONUSES.index(name) if name else state.NO_BONUS

    return by_letter(
        lambda letter: [bonus(letter, region) for region in regions(letter)], state.CELLS
    )


def first_fits() -> list[list[int]]:
    """Return the set of numbers that an empty region takes."""

    def fits(letter: str, region: list[int]) -> int:
        colour = hexes(letter)[region[0]].partition(":")[0]
        if colour == "castle":
            return 0
        return as_set(NUMBERS[colour]) if colour in NUMBERS else ANY

    return by_letter(
        lambda letter: [fits(letter, region) for region in regions(letter)], state.CELLS
    )


def cells_of() -> list[list[int]]:
    """Return by letter and colour its cells."""

    def row(letter: str) -> list[int]:
        drawn = [colour_of(each) for each in hexes(letter)]
        return [
            as_set(cell for cell in range(state.CELLS) if drawn[cell] == colour)
            for colour in range(len(COLOURS))
        ]

    return by_letter(row, state.REGIONS)


def region_points() -> list[list[int]]:
    return [[0, 0, 0], *map(list, REGION_POINTS)]


def colour_points() -> list[list[int]]:
    return [list(COLOUR_POINTS[colour]) for colour in COLOURS]
