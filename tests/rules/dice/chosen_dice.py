"""Dice that suit the first seat: with them it fills a whole sheet, which chance alone never brings.

Each roll has two hexes that it may mark, those first that bring silver or have the colour it likes;
and a double hourglass comes where it costs no round."""

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
    """Numbers, colours and hourglasses for one or two marks; any dice for none."""
    numbers = [number for _, number in marks] * 2
    colours = [COLOURS.index(printed.colour(letter, cell)) for cell, _ in marks] * 2
    return (numbers or [1, 1])[:2], (colours or [0, 0])[:2], 2 if double else 1


def two_marks(letter: str, cells: dict[str, int], colour: str | None) -> list[Mark]:
    """The best mark and the best one after it for a sheet with these numbers in its cells; fewer
    where nothing is left."""
    marks: list[Mark] = []
    for _ in range(2):
        sheet = Sheet()
        sheet.cells = cells | dict(marks)
        marks += best_mark(letter, sheet, [colour] if colour else BRING_SILVER)
    return marks


def best_mark(letter: str, sheet: Sheet, colours: Collection[str]) -> list[Mark]:
    """The mark that is nearest to a hex of these colours, if any is possible."""
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
    """How far the nearest target is."""
    (x, y) = printed.where(cell)
    return min(((x - u) ** 2 + (y - v) ** 2 for u, v in map(printed.where, targets)), default=0.0)


def written(position: Any, seat: int) -> dict[str, int]:
    """The numbers in a seat's cells, what it has chosen in secret included."""
    return {CELL_NAME[cell]: number for cell, number in position.sheet(seat, True)["cells"].items()}


def is_free_double(raw: dict[str, Any]) -> bool:
    """Whether a double hourglass costs no round: alone, or where one box of the track is left."""
    return raw["players"] == 1 or raw["boxes"][raw["phase"]] == TRACK - 1
