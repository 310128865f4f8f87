"""Numbers for the regions of the four sheets by cells left, and for their castles."""

from burgundy_qt.rules.dice.components import sheets
from burgundy_qt.rules.dice.components.sheets import BONUSES, LETTERS
from burgundy_qt.rules.dice.state import CELLS, REGIONS


def region_starts() -> list[list[int]]:
    """By sheet and region: add the cells left (1 or more) for the number of the region's row."""
    rows = []
    for at, letter in enumerate(LETTERS):
        total, starts = CELLS * at - 1, []
        for cells in sheets.regions(letter):
            starts.append(total)
            total += len(cells)
        rows.append(starts + [0] * (REGIONS - len(starts)))
    return rows


def castles() -> list[list[int]]:
    """By sheet and bonus: the region of the castle that shows it."""
    return [[castle_with(letter, bonus) for bonus in BONUSES] for letter in LETTERS]


def castle_with(letter: str, bonus: str) -> int:
    cell = sheets.hexes(letter).index(f"castle:{bonus}")
    return sheets.regions(letter).index([cell])
