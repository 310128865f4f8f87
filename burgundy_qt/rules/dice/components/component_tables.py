"""Makes the tables of the core from the components: what tables.py keeps, as nested lists."""

from collections.abc import Callable, Iterable

from burgundy_qt.rules.dice import state
from burgundy_qt.rules.dice.components import sheets
from burgundy_qt.rules.dice.components.sheets import BONUSES, COLOURS, LETTERS

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
    return [as_set(cells) for cells in sheets.neighbours()]


def colours() -> list[list[int]]:
    return by_letter(lambda letter: map(colour_of, sheets.hexes(letter)), state.CELLS)


def region_at() -> list[list[int]]:
    def row(letter: str) -> list[int]:
        region = {cell: at for at, cells in enumerate(sheets.regions(letter)) for cell in cells}
        return [region[cell] for cell in range(state.CELLS)]

    return by_letter(row, state.CELLS)


def region_cells() -> list[list[int]]:
    return by_letter(lambda letter: map(as_set, sheets.regions(letter)), state.REGIONS)


def region_sizes() -> list[list[int]]:
    return by_letter(lambda letter: map(len, sheets.regions(letter)), state.CELLS)


def region_bonuses() -> list[list[int]]:
    """What a completed region brings, one of BONUSES, or NO_BONUS."""

    def bonus(letter: str, region: list[int]) -> int:
        colour, _, own = sheets.hexes(letter)[region[0]].partition(":")
        name = own or sheets.BONUS_OF_COLOUR.get(colour)
        return BONUSES.index(name) if name else state.NO_BONUS

    return by_letter(
        lambda letter: [bonus(letter, region) for region in sheets.regions(letter)], state.CELLS
    )


def first_fits() -> list[list[int]]:
    """The set of numbers that a region takes while nothing is written in it."""

    def fits(letter: str, region: list[int]) -> int:
        colour = sheets.hexes(letter)[region[0]].partition(":")[0]
        if colour == "castle":
            return 0
        return as_set(sheets.NUMBERS[colour]) if colour in sheets.NUMBERS else ANY

    return by_letter(
        lambda letter: [fits(letter, region) for region in sheets.regions(letter)], state.CELLS
    )


def cells_of() -> list[list[int]]:
    """By letter and colour: its cells."""

    def row(letter: str) -> list[int]:
        drawn = [colour_of(each) for each in sheets.hexes(letter)]
        return [
            as_set(cell for cell in range(state.CELLS) if drawn[cell] == colour)
            for colour in range(len(COLOURS))
        ]

    return by_letter(row, state.REGIONS)


def region_points() -> list[list[int]]:
    return [[0, 0, 0], *map(list, sheets.REGION_POINTS)]


def colour_points() -> list[list[int]]:
    return [list(sheets.COLOUR_POINTS[colour]) for colour in COLOURS]
