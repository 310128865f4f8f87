"""The print on the pieces in the box, copied from them by hand: the tests use this copy, and no
rule reads it."""

from collections.abc import Iterable
from functools import cache

from tests.rules.burgundy.modules import solo_printed, team_printed

LETTERS = {
    "C": "castle",
    "M": "mine",
    "K": "monastery",
    "S": "ship",
    "A": "animal",
    "B": "building",
}

ESTATES = {
    "1": (
        "A6 C5 C4 K3",
        "A2 A1 C6 K5 B4",
        "A5 A4 B3 K1 B2 B3",
        "S6 S1 S2 C6 S5 S4 S1",
        "B2 B5 M4 B3 B1 A2",
        "B6 M1 K2 B5 B6",
        "M3 K4 K1 B3",
    ),
    "2": (
        "S6 B5 A4 C3",
        "A2 S1 B6 A5 B4",
        "A5 A4 A3 B1 K2 B3",
        "B6 B1 B2 B6 B5 K4 C1",
        "K2 K5 M4 K3 M1 S2",
        "B6 B1 M2 K5 S6",
        "C3 S4 S1 C3",
    ),
    "3": (
        "A6 A5 A4 A3",
        "S2 S1 C6 S5 S4",
        "B5 M4 K3 K1 S2 B3",
        "B6 B1 K2 C6 K5 B4 B1",
        "B2 B5 K4 K3 B1 B2",
        "C6 A1 M2 M5 C6",
        "B3 A4 S1 B3",
    ),
    "4": (
        "C6 A5 B4 S3",
        "A2 A1 B6 S5 S4",
        "B5 B4 B3 S1 C2 M3",
        "A6 A1 A2 K6 K5 M4 S1",
        "B2 C5 K4 B3 B1 B2",
        "B6 M1 B2 K5 K6",
        "S3 B4 K1 C3",
    ),
    "5": (
        "A6 B5 B4 S3",
        "A2 A1 B6 M5 M4",
        "B5 C4 K3 S1 S2 S3",
        "B6 B1 A2 K6 C5 B4 B1",
        "K2 C5 A4 K3 S1 B2",
        "B6 A1 B2 C5 S6",
        "K3 K4 B1 M3",
    ),
    "6": (
        "K6 K5 C4 S3",
        "K2 B1 B6 S5 B4",
        "A5 A4 M3 S1 B2 B3",
        "K6 B1 B2 C6 S5 B4 B1",
        "K2 B5 B4 M3 S1 B2",
        "K6 M1 A2 A5 S6",
        "C3 A4 A1 C3",
    ),
    "7": (
        "K6 C5 C4 S3",
        "K2 A1 A6 A5 S4",
        "S5 M4 B3 B1 M2 A3",
        "S6 K1 B2 B6 B5 A4 B1",
        "B2 K5 B4 B3 A1 B2",
        "B6 S1 M2 K5 B6",
        "S3 C4 C1 K3",
    ),
    "8": (
        "B6 B5 S4 B3",
        "S2 C1 K6 C5 B4",
        "B5 K4 M3 K1 K2 S3",
        "B6 A1 K2 M6 A5 K4 B1",
        "S2 A5 A4 A3 M1 B2",
        "B6 C1 A2 C5 S6",
        "B3 S4 B1 B3",
    ),
    "9": (
        "B6 B5 C4 K3",
        "B2 B1 A6 A5 S4",
        "B5 B4 A3 A1 S2 S3",
        "C6 K1 K2 M6 S5 C4 K1",
        "S2 S5 K4 M3 B1 A2",
        "K6 B1 B2 B5 A6",
        "M3 C4 B1 B3",
    ),
}
"""Colour and number of every space of the nine estates, rows from the top, spaces from the left."""

ONLY_IN_2019 = {
    "2": (
        "K6 K5 K4 C3",
        "B2 B1 S6 A5 M4",
        "M5 B4 B3 S1 A2 S3",
        "C6 B1 S2 C6 K5 B4 S1",
        "K2 S5 B4 A3 K1 B2",
        "B6 B1 A2 B5 M6",
        "A3 A4 B1 C3",
    ),
    "11a": (
        "C6 B5 B4 C3",
        "K2 K1 K6 K5 K4",
        "S5 A4 B3 B1 S2 A3",
        "B6 S1 B2 B6 B5 A4 M1",
        "B2 S5 B4 B3 A1 M2",
        "C6 S1 K2 A5 C6",
        "M3 S4 A1 B3",
    ),
    "11b": (
        "B6 B5 B4 C3",
        "B2 M1 K6 K5 B4",
        "B5 M4 M3 A1 K2 B3",
        "C6 S1 S2 A6 K5 K4 B1",
        "S2 S5 S4 A3 K1 C2",
        "S6 A1 A2 A5 B6",
        "B3 C4 B1 B3",
    ),
    "11c": (
        "C6 B5 B4 K3",
        "M2 A1 B6 B5 A4",
        "B5 B4 C3 A1 A2 A3",
        "K6 B1 B2 M6 S5 S4 A1",
        "K2 K5 K4 C3 S1 S2",
        "S6 B1 B2 K5 M6",
        "S3 B4 B1 C3",
    ),
    "11d": (
        "S6 C5 C4 B3",
        "S2 S1 K6 B5 B4",
        "S5 S4 S3 B1 B2 B3",
        "A6 A1 M2 M6 M5 K4 K1",
        "A2 B5 A4 A3 B1 K2",
        "B6 B1 A2 K5 B6",
        "C3 B4 K1 C3",
    ),
    "11e": (
        "M6 M5 K4 K3",
        "K2 B1 B6 S5 B4",
        "C5 K4 B3 K1 S2 C3",
        "A6 A1 A2 K6 B5 B4 M1",
        "A2 S5 S4 B3 B1 B2",
        "A6 S1 S2 B5 B6",
        "A3 C4 C1 B3",
    ),
    "11f": (
        "B6 B5 B4 S3",
        "K2 K1 C6 B5 S4",
        "S5 B4 B3 M1 B2 B3",
        "C6 B1 B2 M6 A5 S4 C1",
        "K2 B5 M4 A3 S1 S2",
        "K6 B1 C2 K5 K6",
        "A3 A4 A1 A3",
    ),
}
ESTATES_2019 = {**ESTATES, **ONLY_IN_2019, "10": ESTATES["2"]}
"""By the numbers of the 2019 edition, where the old estate 2 is 10."""
LAYOUTS = {"2011": ESTATES, "2019": ESTATES_2019}

REGIONS = {
    "1": {
        "castle": [3, 1],
        "mine": [3],
        "monastery": [3, 3],
        "ship": [3, 3],
        "animal": [5, 1],
        "building": [5, 3, 3, 1],
    },
    "2": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [2, 2, 2],
        "ship": [2, 2, 2],
        "animal": [4, 2],
        "building": [8, 2, 2],
    },
    "3": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [6],
        "ship": [3, 2, 1],
        "animal": [4, 2],
        "building": [5, 5, 1, 1],
    },
    "4": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [3, 3],
        "ship": [4, 1, 1],
        "animal": [3, 3],
        "building": [5, 5, 2],
    },
    "5": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [3, 2, 1],
        "ship": [3, 2, 1],
        "animal": [3, 3],
        "building": [3, 3, 3, 2, 1],
    },
    "6": {
        "castle": [1, 1, 1, 1],
        "mine": [1, 1, 1],
        "monastery": [3, 3],
        "ship": [6],
        "animal": [4, 2],
        "building": [6, 4, 2],
    },
    "7": {
        "castle": [2, 2],
        "mine": [1, 1, 1],
        "monastery": [2, 2, 2],
        "ship": [2, 2, 2],
        "animal": [3, 3],
        "building": [7, 3, 2],
    },
    "8": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [4, 2],
        "ship": [1, 1, 1, 1, 1, 1],
        "animal": [6],
        "building": [2, 2, 2, 2, 2, 2],
    },
    "9": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [3, 1, 1, 1],
        "ship": [4, 2],
        "animal": [4, 2],
        "building": [6, 6],
    },
}
"""The sizes of the regions of each estate, the largest first."""

REGIONS_ONLY_IN_2019 = {
    "2": {
        "castle": [1, 1, 1, 1],
        "mine": [1, 1, 1],
        "monastery": [3, 2, 1],
        "ship": [2, 2, 2],
        "animal": [4, 2],
        "building": [5, 3, 2, 2],
    },
    "11a": {
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [5, 1],
        "ship": [5, 1],
        "animal": [5, 1],
        "building": [7, 2, 2, 1],
    },
    "11b": {
        "castle": [1, 1, 1, 1],
        "mine": [3],
        "monastery": [6],
        "ship": [6],
        "animal": [6],
        "building": [5, 3, 3, 1],
    },
    "11c": {
        "castle": [1, 1, 1, 1],
        "mine": [1, 1, 1],
        "monastery": [4, 1, 1],
        "ship": [4, 2],
        "animal": [5, 1],
        "building": [4, 4, 4],
    },
    "11d": {
        "castle": [2, 1, 1],
        "mine": [3],
        "monastery": [3, 2, 1],
        "ship": [6],
        "animal": [3, 3],
        "building": [6, 4, 2],
    },
    "11e": {
        "castle": [2, 1, 1],
        "mine": [2, 1],
        "monastery": [2, 2, 2],
        "ship": [4, 2],
        "animal": [6],
        "building": [8, 3, 1],
    },
    "11f": {
        "castle": [1, 1, 1, 1],
        "mine": [3],
        "monastery": [2, 2, 2],
        "ship": [3, 2, 1],
        "animal": [4, 2],
        "building": [6, 6],
    },
}
SPACES_OF_A_COLOUR = {
    "castle": 4,
    "mine": 3,
    "monastery": 6,
    "ship": 6,
    "animal": 6,
    "building": 12,
}

BUILDINGS = (
    "warehouse",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
    "watchtower",
)
SPECIES = ("cow", "sheep", "pig", "chicken")
BLACK_KNOWLEDGE = (7, 12, 14, 15, 24, 25)

BOX = (
    {"castle": 16, "mine": 12, "ship": 26}
    | {f"building:{kind}": 7 for kind in BUILDINGS}
    | {
        f"animal:{kind}:{heads}": number
        for kind in SPECIES
        for heads, number in ((2, 2), (3, 3), (4, 2))
    }
    | {f"monastery:{number}": 1 for number in range(1, 27)}
)
"""The 164 tiles by kind."""

BLACK = (
    {"castle": 2, "mine": 2, "ship": 6}
    | {f"building:{kind}": 2 for kind in BUILDINGS}
    | {f"animal:{kind}:{heads}": 1 for kind in SPECIES for heads in (3, 4)}
    | {f"monastery:{number}": 1 for number in BLACK_KNOWLEDGE}
)
"""The tiles of these with a black back."""

DEPOTS = {
    1: (("monastery", 3), ("building", 2), ("ship", 2), ("animal", 4)),
    2: (("monastery", 2), ("building", 3), ("castle", 2), ("building", 4)),
    3: (("animal", 2), ("ship", 3), ("building", 2), ("monastery", 4)),
    4: (("mine", 4), ("ship", 2), ("building", 2), ("animal", 3)),
    5: (("building", 3), ("mine", 2), ("building", 4), ("monastery", 2)),
    6: (("castle", 3), ("building", 2), ("ship", 4), ("animal", 2)),
}
"""The spaces of each depot in printed order: colour, and the smallest number of players that use
it."""

TILES_OF_A_MODULE = {
    "extra-tiles": {"monastery:27": 1, "monastery:28": 1, "building:crane": 1, "animal:geese:2": 1},
    "white-castles": {"building:white-castle": 8, "monastery:29": 1},
    "inns": {"inn": 5},
}
"""The tiles that the modules of 2019 add. (2019, "Components")"""

BLACK_OF_A_MODULE = {
    "extra-tiles": {"building:crane": 1, "animal:geese:2": 1},
    "white-castles": {"building:white-castle": 2},
}
"""The tiles of these with a black back. (2019, p. 11)"""

OF_MODULES = {
    tile: number for tiles in TILES_OF_A_MODULE.values() for tile, number in tiles.items()
}

ROUTES = {
    1: "2 carpenter, 4 church, 1 workers",
    2: "1 market, 2 silver, 5 city-hall",
    3: "4 castle, 1 points, 2 market",
    4: "3 city-hall, 5 points, 6 market",
    5: "6 city-hall, 4 market, 3 warehouse",
    6: "4 workers, 1 warehouse, 6 carpenter",
    7: "5 castle, 6 silver, 1 carpenter",
    8: "4 city-hall, 3 church, 2 workers",
    9: "1 silver, 6 castle, 5 carpenter",
    10: "6 points, 3 silver, 4 warehouse",
    11: "5 warehouse, 2 church, 3 points",
    12: "3 workers, 5 church, 2 castle",
}
"""The trade route tiles: the matching good of each space, and its bonus."""
ROUTE = {
    tile: [(int(space.split()[0]), space.split()[1]) for space in line.split(", ")]
    for tile, line in ROUTES.items()
}
ROUTE_TILES = {2: 5, 3: 4, 4: 3}
"""Tiles for each seat by the number of players. (2019, p. 12)"""

POSTS = {"upper-left": ("2.1", "3.1"), "upper-right": ("2.5", "3.6"), "bottom": ("7.2", "7.3")}
"""The border posts beside each of the estates 11a to 11f: the spaces that touch them."""

BLACK_SPACES = {2: 4, 3: 6, 4: 8}
REGION_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}


def box(modules: Iterable[str]) -> dict[str, int]:
    """Return the tiles by kind in a game with these modules."""
    return BOX | {
        tile: n for module in modules for tile, n in TILES_OF_A_MODULE.get(module, {}).items()
    }


def black_backs(modules: Iterable[str]) -> dict[str, int]:
    """Return the tiles of these with a black back."""
    return BLACK | {
        tile: n for module in modules for tile, n in BLACK_OF_A_MODULE.get(module, {}).items()
    }


@cache
def spaces(estate: str, edition: str = "2011") -> dict[str, tuple[str, int]]:
    """Return the spaces of an edition's estate by name ("row.place"): colour and printed number."""
    if estate in team_printed.ESTATES:
        return team_printed.spaces(estate)
    if estate in solo_printed.ESTATES:
        return solo_printed.spaces(estate)
    return {
        f"{row}.{place}": (LETTERS[space[0]], int(space[1]))
        for row, line in enumerate(LAYOUTS[edition][estate], 1)
        for place, space in enumerate(line.split(), 1)
    }


@cache
def neighbours(cell: str) -> set[str]:
    """Return the spaces that touch a space."""
    row, place = (int(part) for part in cell.split("."))
    slant = place + max(row - 4, 0)
    # Rows down, places along the slanted columns.
    steps = ((0, 1), (0, -1), (1, 0), (1, 1), (-1, 0), (-1, -1))
    return {
        f"{row + down}.{slant + along - max(row + down - 4, 0)}" for down, along in steps
    } & ALL_SPACES


def of_colour(estate: str, edition: str, colour: str) -> list[str]:
    """Return the spaces of a colour on an estate."""
    return [cell for cell, (its, _) in spaces(estate, edition).items() if its == colour]


def beside(cell: str, estate: str) -> Iterable[str]:
    """Return the spaces of an estate that touch a space."""
    if estate in solo_printed.ESTATES:
        return solo_printed.touching(cell)
    return team_printed.neighbours(cell) if estate in team_printed.ESTATES else neighbours(cell)


ALL_SPACES = {
    f"{row}.{place}"
    for row, length in enumerate((4, 5, 6, 7, 6, 5, 4), 1)
    for place in range(1, length + 1)
}


def to_lay_from(cell: str, estate: str) -> Iterable[str]:
    """Return the spaces of an estate that allow placing a tile on a space: rivers of a solo estate
    connect some too."""
    return solo_printed.joined(cell) if estate in solo_printed.ESTATES else beside(cell, estate)


def sizes(estate: str, edition: str) -> dict[str, list[int]]:
    """Return the sizes of the regions of an edition's estate, the largest first."""
    if edition == "2011":
        return REGIONS[estate]
    return REGIONS_ONLY_IN_2019.get(estate) or REGIONS["2" if estate == "10" else estate]


@cache
def regions(estate: str, edition: str = "2011") -> list[set[str]]:
    """Return the regions of an edition's estate: touching spaces of one colour."""
    colours = {cell: colour for cell, (colour, _) in spaces(estate, edition).items()}
    left, found = set(colours), []
    while left:
        region, edge = set(), {min(left)}
        while edge:
            region |= edge
            edge = {
                n for cell in edge for n in beside(cell, estate) if colours[n] == colours[cell]
            } - region
        found.append(region)
        left -= region
    return found
