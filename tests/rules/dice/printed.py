"""The print on the sheets, from the collected facts, not from the program."""

import json
from functools import cache
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
BONUS = {"monastery": "monk", "mine": "silver", "river": "goods", "town": "worker"}
NUMBERS = {"monastery": (1, 2), "mine": (3, 4), "river": (5, 6)}
SIZES = FACTS["region_points_by_phase"]
VALUES = FACTS["colour_bonus"]


@cache
def cells(letter: str) -> dict[str, str]:
    """Return by cell its hex: "river", "castle:monk"."""
    rows = FACTS["duchies"][letter]["rows_top_to_bottom"]
    return {
        f"{row}.{place}": each
        for row, hexes in enumerate(rows, 1)
        for place, each in enumerate(hexes, 1)
    }


@cache
def colour(letter: str, cell: str) -> str:
    return cells(letter)[cell].partition(":")[0]


@cache
def castles(letter: str) -> list[str]:
    """Return the cells of the four castles."""
    return [cell for cell in cells(letter) if colour(letter, cell) == "castle"]


def where(cell: str) -> tuple[float, float]:
    """Return the middle of a hex, with hexes 2 wide: rows are centred over each other."""
    row, place = map(int, cell.split("."))
    length = 7 - abs(row - 4)
    return 2.0 * place - length, 3**0.5 * row


@cache
def touch(one: str, other: str) -> bool:
    (x, y), (u, v) = where(one), where(other)
    return 0 < (x - u) ** 2 + (y - v) ** 2 < 5


@cache
def beside(cell: str) -> frozenset[str]:
    """Return the hexes that a hex touches, the same on every sheet."""
    return frozenset(other for other in cells("A") if touch(cell, other))


@cache
def region(letter: str, cell: str) -> frozenset[str]:
    """Return the cells of the region of a cell."""
    all_cells, found = cells(letter), frozenset([cell])
    if colour(letter, cell) == "castle":
        return found
    while True:
        more = frozenset(
            other
            for other in all_cells
            if colour(letter, other) == colour(letter, cell)
            and any(touch(other, one) for one in found)
        )
        if more <= found:
            return found
        found |= more


@cache
def points(letter: str, cell: str, phase: str) -> int:
    """Return the points for completing the region of a cell."""
    value = int(SIZES[str(len(region(letter, cell)))][phase])
    return 2 * value if colour(letter, cell) == "pasture" else value


@cache
def bonus(letter: str, cell: str) -> str | None:
    """Return the bonus for completing the region of a cell."""
    each, _, shown = cells(letter)[cell].partition(":")
    return shown or BONUS.get(each)
