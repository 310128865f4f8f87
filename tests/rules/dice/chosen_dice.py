"""Dice chosen for the first seat: with them it fills a whole sheet, which never happens by chance.

Each roll fits two hexes that the seat can mark, preferably ones that give silver or have its
favourite colour; a double hourglass comes when it costs no round."""

from collections.abc import Collection
from typing import Any

from burgundy_qt.rules.dice.codec import CELL_NAME
from burgundy_qt.rules.dice.sheets import COLOURS
from tests.rules.dice import printed
from tests.rules.dice.from_events import Sheet
from tests.rules.dice.second_reading import takes

Mark = tuple[str, int]
TRACK = 10
BRING_SILVER = "mine", "river", "castle"


def dice_for(letter: str, marks: list[Mark], double: bool) -> tuple[Any, Any, int]:
    """Return numbers, colours and hourglasses for one or two marks; any dice without marks."""
    numbers = [number for _, number in marks] * 2
    colours = [COLOURS.index(printed.colour(letter, cell)) for cell, _ in marks] * 2
    return (numbers or [1, 1])[:2], (colours or [0, 0])[:2], 2 if double else 1


def two_marks(letter: str, cells: dict[str, int], colour: str | None) -> list[Mark]:
    """Return the best mark and the best one after it for a sheet with these numbers in its cells;
    fewer if none is left."""
    marks: list[Mark] = []
    for _ in range(2):
        sheet = Sheet()
        sheet.cells = cells | dict(marks)
        marks += best_mark(letter, sheet, [colour] if colour else BRING_SILVER)
    return marks


def best_mark(letter: str, sheet: Sheet, colours: Collection[str]) -> list[Mark]:
    """Return the mark nearest to a hex of these colours, if any is possible."""
    targets = [
        cell
        for cell in printed.cells(letter)
        if cell not in sheet.cells and printed.colour(letter, cell) in colours
    ]
    possible = [
        (far_from(cell, targets), cell, number)
        for cell in printed.cells(letter)
        if cell not in sheet.cells and any(printed.touch(cell, other) for other in sheet.cells)
        for number in range(1, 7)
        if takes(letter, sheet, cell, number)
    ]
    return [(cell, number) for _, cell, number in sorted(possible)[:1]]


def far_from(cell: str, targets: list[str]) -> float:
    """Return the distance of the nearest target."""
    (x, y) = printed.where(cell)
    return min(((x - u) ** 2 + (y - v) ** 2 for u, v in map(printed.where, targets)), default=0.0)


def written(position: Any, seat: int) -> dict[str, int]:
    """Return the numbers in a seat's cells, including its secret choices."""
    return {CELL_NAME[cell]: number for cell, number in position.sheet(seat, True)["cells"].items()}


def is_free_double(raw: dict[str, Any]) -> bool:
    """Return whether a double hourglass costs no round: in a solo game, or with one box of the
    track left."""
    return raw["players"] == 1 or raw["boxes"][raw["phase"]] == TRACK - 1
