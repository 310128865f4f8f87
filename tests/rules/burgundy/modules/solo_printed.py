"""The estates of the solo game: their parts, drawn by hand, and their rivers."""

import re
from functools import cache

LETTERS = {
    "C": "castle",
    "M": "mine",
    "K": "monastery",
    "S": "ship",
    "A": "animal",
    "B": "building",
}

ESTATES = {
    "13a": {
        "nw": "  A6  B4/C2  K3  C2/  M5  S1",
        "ne": "S6  M5  B6  B2/  B4  A2  C4  K3/    B6  S3  B1",
        "sw": "    B2  S4/  B5  B4/A1  K3",
        "se": "  K5  K3  K5  A1/S1  B2  C4  A6  S3/  B6  M5  B1  A2",
    },
    "13b": {
        "a": "S6",
        "b": "  C6/B4/  B1",
        "c": "  B2/C5  A6/  A2  A3",
        "d": "S3",
        "e": "B6  B3/  B1  B5",
        "f": "S5",
        "g": "B5  M3  K4  K2",
        "h": "S4",
        "i": "  K3/K1  C4",
        "j": "B6  B3",
        "k": "S1",
        "l": "  A4  A5/K5  K6/  M2",
        "m": "S2",
        "n": "A1  B2  B4/  M1  C1",
    },
}
"""The parts, row by row: a space and the gap beside it are four characters wide, half of both are
two."""

RIVERS = {
    "13a": "nw:3.2 ne:1.1, nw:3.2 sw:1.2, sw:1.2 se:2.1, se:2.1 ne:3.2, ne:3.2 se:2.5",
    "13b": "a:1.1 b:1.1, a:1.1 c:1.1, c:3.2 d:1.1, b:3.1 d:1.1, b:3.1 f:1.1, d:1.1 e:1.1, d:1.1 "
    "l:2.1, f:1.1 g:1.1, "
    "f:1.1 i:1.1, f:1.1 l:1.2, g:1.2 h:1.1, h:1.1 i:1.1, h:1.1 j:1.2, j:1.2 k:1.1, k:1.1 n:1.3, "
    "i:2.2 m:1.1, "
    "m:1.1 n:1.1, l:3.1 m:1.1",
}
"""The spaces that each river connects."""


BLACK = "black"
"""The name of a tile of the black depot that is placed with its black side up. (2019, p. 14)"""


@cache
def drawn(estate: str) -> dict[str, tuple[int, int, str]]:
    """Return the spaces by name ("part:row.place"): row and column of the drawing, and the printed
    text."""
    return {
        f"{part}:{row}.{place}": (row, sign.start(), sign.group())
        for part, drawing in ESTATES[estate].items()
        for row, line in enumerate(drawing.split("/"), 1)
        for place, sign in enumerate(re.finditer(r"\S+", line), 1)
    }


def spaces(estate: str) -> dict[str, tuple[str, int]]:
    """Return the colour and printed number of every space."""
    return {cell: (LETTERS[sign[0]], int(sign[1])) for cell, (_, _, sign) in drawn(estate).items()}


@cache
def touching(cell: str) -> frozenset[str]:
    """Return the spaces that touch a space, all in the same part."""
    part = cell.split(":")[0]
    estate = next(estate for estate, parts in ESTATES.items() if part in parts)
    row, column, _ = drawn(estate)[cell]
    return frozenset(
        other
        for other, (its_row, its_column, _) in drawn(estate).items()
        if other.split(":")[0] == part
        and (abs(its_row - row), abs(its_column - column)) in ((0, 4), (1, 2))
    )


@cache
def joined(cell: str) -> frozenset[str]:
    """Return the same, and the spaces at the other ends of a space's rivers."""
    ends = [set(river.split()) for rivers in RIVERS.values() for river in rivers.split(", ")]
    return touching(cell).union(*(river for river in ends if cell in river)) - {cell}
