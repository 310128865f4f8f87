"""The estates of teams: both halves of each, copied by hand, and which of their 73 spaces touch."""

from functools import cache

LETTERS = {
    "C": "castle",
    "M": "mine",
    "K": "monastery",
    "S": "ship",
    "A": "animal",
    "B": "building",
}
ROWS_OF_A_HALF = (4, 5, 6, 7, 6, 5, 4)
SHIFT = 6
"""The number of columns by which the right half is shifted: the halves share one space."""

ESTATES = {
    "12a": (
        "C6 B5 B4 B3     A3 A4 B5 K6",
        "M4 S1 B6 M5 K4    A5 B5 S5 B1 K2",
        "B5 C4 S3 M1 K2 K5   A6 B2 S1 B3 C2 K3",
        "B6 B1 B2 S6 S5 S4 C1   B4 S2 C6 B2 B1 K4",
        "K2 C5 S4 A3 B1 M2   M3 M1 S3 B4 C5 K2",
        "K6 S1 A2 B5 B6    B6 B5 A2 A1 K5",
        "S3 A4 A1 B3     B3 A1 A4 K3",
    ),
    "12b": (
        "K6 K5 K4 B3     S3 S4 S5 C6",
        "B2 C1 B6 B5 B4    S4 M5 B6 B1 B2",
        "B5 K4 K3 K1 K2 B3   A3 A2 B1 A3 A4 M5",
        "M6 B1 B2 B6 S5 S4 A1   C4 S5 A6 M2 M1 C6",
        "M2 B5 K4 K3 S1 A2   A2 B1 S3 A4 A5 A2",
        "B6 K1 K2 S5 C6    B6 B5 C2 B1 A6",
        "K3 C4 S1 S3     B3 B1 B4 B3",
    ),
}
"""Colour and number of every space, rows from the top. 12b is our design."""

REGIONS = {
    "12a": {
        "castle": [1, 1, 1, 1, 1, 1, 1],
        "mine": [3, 2, 1],
        "monastery": [7, 3, 2],
        "ship": [8, 4],
        "animal": [4, 4, 4],
        "building": [6, 4, 4, 4, 3, 3],
    },
}
"""The sizes of the regions, the largest first."""


@cache
def spaces(estate: str) -> dict[str, tuple[str, int]]:
    """Return the spaces by name: colour and printed number."""
    return {
        f"{row}.{place}": (LETTERS[space[0]], int(space[1]))
        for row, line in enumerate(ESTATES[estate], 1)
        for place, space in enumerate(line.split(), 1)
    }


def column(row: int, place: int) -> int:
    """Return the slanted column of a space; columns lean to the left from row 4 on."""
    half = ROWS_OF_A_HALF[row - 1]
    along = place if place <= half else place - half + (row == 4) + SHIFT
    return along + max(row - 4, 0)


AT = {tuple(map(int, cell.split("."))): cell for cell in spaces("12a")}
BY_COLUMN = {(row, column(row, place)): cell for (row, place), cell in AT.items()}
STEPS = ((0, 1), (0, -1), (1, 0), (1, 1), (-1, 0), (-1, -1))
"""Rows and columns from a space to those that touch it."""


@cache
def neighbours(cell: str) -> frozenset[str]:
    """Return the spaces that touch a space, on either half."""
    row, place = map(int, cell.split("."))
    at = column(row, place)
    return frozenset(
        BY_COLUMN[row + down, at + on] for down, on in STEPS if (row + down, at + on) in BY_COLUMN
    )
