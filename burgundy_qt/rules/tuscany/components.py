"""The box of Tuscany: boards, layouts, tiles and cards, and the core's tables of them.

The twelve region boards have ten hexes each, in columns of three, four and three, flat sides up.
Two sources agree on kinds, shape and the number of hexes of each colour; the place of each hex
comes from one (docs/rules.md).
"""

from collections.abc import Iterable, Mapping
from itertools import permutations, product

from burgundy_qt.rules.tuscany.protocol import Step

KINDS = ("A", "B", "C")
PLACES = ("L1", "L2", "L3", "M1", "M2", "M3", "M4", "R1", "R2", "R3")
"""The places of a board: columns left, middle, right, from the top, as printed."""

BOARDS = {
    "A1": """
        inn agriculture monastery
        quarry village town castle
        agriculture village cart
    """,
    "A2": """
        monastery agriculture village
        quarry castle village cart
        inn agriculture town
    """,
    "A3": """
        agriculture monastery quarry
        cart castle village village
        inn town agriculture
    """,
    "A4": """
        quarry monastery agriculture
        agriculture inn castle village
        town cart village
    """,
    "B1": """
        agriculture quarry castle
        agriculture quarry cart village
        village town monastery
    """,
    "B2": """
        quarry quarry monastery
        village town castle village
        agriculture agriculture cart
    """,
    "B3": """
        quarry monastery village
        quarry town agriculture castle
        cart village agriculture
    """,
    "B4": """
        monastery castle quarry
        village agriculture quarry village
        agriculture town cart
    """,
    "C1": """
        agriculture cart quarry
        town monastery cart village
        monastery inn castle
    """,
    "C2": """
        monastery monastery agriculture
        castle inn cart cart
        quarry village town
    """,
    "C3": """
        quarry agriculture town
        cart castle inn village
        cart monastery monastery
    """,
    "C4": """
        inn castle quarry
        monastery monastery cart cart
        agriculture town village
    """,
}
"""By name the colours of the hexes, column by column from the left, each from the top."""


def hexes(board: str) -> list[str]:
    """Return the colours of a board's hexes in the order of PLACES."""
    return BOARDS[board].split()


def of_kind(kind: str) -> list[str]:
    """Return the four boards of a kind."""
    return [board for board in BOARDS if board[0] == kind]


# How three boards make a duchy: in any order, each turned by a half turn or not, each next one half
# a hex lower or higher. ("Preparation"; ruling 2) A layout is one of 96 numbers, in the protocol's
# order of its boards, turnings and steps: turning the whole duchy changes nothing, so board A is
# never turned. A cell is the number of its board's kind and of its printed place, 0 to 29; turning
# a board does not rename it.


STEPS: tuple[Step, Step] = ("down", "up")
ORDERS = list(permutations(range(len(KINDS))))
HEIGHTS = (2, 4, 6, 1, 3, 5, 7, 2, 4, 6)
"""By place how many half hexes its middle is below the board's top."""
COLUMNS = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
CELL_NAME = [f"{kind}.{place}" for kind in KINDS for place in PLACES]
CELL_NUMBER = {name: number for number, name in enumerate(CELL_NAME)}
LAYOUTS = range(96)
FIXED = 4 * 4 * ORDERS.index((0, 1, 2)) + 2 * STEPS.index("down") + STEPS.index("up")
"""The layout of the quick start: A, B, C, none turned, B lower than A, C higher than B. (ruling
22)"""
FIXED_CASTLE = KINDS.index("B")


def order_of(layout: int) -> tuple[int, ...]:
    """Return the kinds of the boards from left to right."""
    return ORDERS[layout // 16]


def turned_of(layout: int) -> list[bool]:
    """Return whether each board is turned, from left to right."""
    turns = iter((bool(layout & 8), bool(layout & 4)))
    return [kind != 0 and next(turns) for kind in order_of(layout)]


def steps_of(layout: int) -> list[Step]:
    """Return the steps of the second and the third board, compared with their left neighbours."""
    return [STEPS[layout >> 1 & 1], STEPS[layout & 1]]


def layout_of(order: tuple[int, ...], turned: list[bool], steps: list[Step]) -> int:
    """Return the number of a layout. Raises ValueError for no layout."""
    free = [turn for kind, turn in zip(order, turned, strict=True) if kind != 0]
    if turned[order.index(0)]:
        raise ValueError("board A is not turned")
    first, second = (STEPS.index(step) for step in steps)
    return 16 * ORDERS.index(order) + 8 * free[0] + 4 * free[1] + 2 * first + second


def cell_coordinates(layout: int) -> list[tuple[int, int]]:
    """Return each cell's column, from the left, and how many half hexes it is below the top of the
    first board; the second and third may be higher, so this can be negative."""
    coordinates = [(0, 0)] * len(CELL_NAME)
    fall = 0
    downs = [0, *(1 if step == "down" else -1 for step in steps_of(layout))]
    for at, (kind, turned) in enumerate(zip(order_of(layout), turned_of(layout), strict=True)):
        fall += downs[at]
        for printed in range(len(PLACES)):
            place = len(PLACES) - 1 - printed if turned else printed
            coordinates[kind * len(PLACES) + printed] = (
                3 * at + COLUMNS[place],
                fall + HEIGHTS[place],
            )
    return coordinates


TOUCHING = (0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)
"""From a cell to its neighbours: above and below, or at the side half a hex higher or lower."""


def neighbours(layout: int) -> list[list[int]]:
    """Return the neighbours of each cell."""
    coordinates = cell_coordinates(layout)
    cells = {place: cell for cell, place in enumerate(coordinates)}
    beside = [[(x + across, y + down) for across, down in TOUCHING] for x, y in coordinates]
    return [sorted(cells[place] for place in found if place in cells) for found in beside]


def touches(here: tuple[int, int], there: tuple[int, int]) -> bool:
    """Return whether two cells touch."""
    return (there[0] - here[0], there[1] - here[1]) in TOUCHING


def colours_of(boards: list[str]) -> list[str]:
    """Return each cell's colour, for an A, a B and a C."""
    return [colour for board in boards for colour in hexes(board)]


# The tiles: 22 of each seat, 32 neutral ones, and the wooden hexagon. The crops of the tiles come
# from one source, which agrees with the rulebook's example.


COLOURS = ("agriculture", "cart", "castle", "inn", "monastery", "quarry", "town", "village")
"""Sorted by name, as the protocol lists them; a region card is its colour."""
CROPS = ("grain", "grapes", "livestock", "olives")
HEXAGON = "hexagon"

OWN = {
    "agriculture:grain": 1,
    "agriculture:grapes": 1,
    "agriculture:livestock": 1,
    "agriculture:olives": 1,
    "cart": 3,
    "castle": 1,
    "inn": 1,
    "monastery": 3,
    "quarry": 3,
    "town": 2,
    "village": 4,
}
"""The contents of a seat's three stacks together, without its start castle."""

NEUTRAL = {
    "agriculture:grain+grapes": 1,
    "agriculture:grain+livestock": 1,
    "agriculture:grapes+olives": 1,
    "agriculture:livestock+olives": 1,
    "cart": 4,
    "castle": 4,
    "inn": 4,
    "monastery": 4,
    "quarry": 4,
    "town": 4,
    "village": 4,
}
"""The neutral tiles."""

TILES = tuple(sorted({*OWN, *NEUTRAL, HEXAGON}))
"""Everything that can be placed, sorted by name."""


def colour_of(tile: str) -> str:
    """Return the colour of a tile; a wooden hexagon has none."""
    return tile.partition(":")[0]


def crops_of(tile: str) -> list[str]:
    """Return the crops on a tile."""
    _, _, crops = tile.partition(":")
    return crops.split("+") if crops else []


# The region cards, the yield cards, the bonus tiles and the bonuses for colours. The numbers of the
# 122 region cards by colour and of the 27 yield cards by kind are an assumption (ruling 23); the
# worth of colour bonuses comes from one source (ruling 24).


REGION_CARDS = {
    "agriculture": 20,
    "cart": 16,
    "castle": 10,
    "inn": 10,
    "monastery": 16,
    "quarry": 16,
    "town": 14,
    "village": 20,
}

YIELD_CARDS = {
    "card-and-red": 3,
    "cards": 6,
    "green": 4,
    "hexagon": 3,
    "marble": 3,
    "red": 5,
    "worker": 3,
}
YIELDS = tuple(YIELD_CARDS)

BONUSES = ("card", "marble", "storage", "worker", "yield")
"""The kinds of bonus tiles."""
TILES_OF_A_BONUS = 5

COLOUR_BONUSES = {
    "agriculture": (4, 2),
    "cart": (3, 1),
    "castle": (2, 1),
    "inn": (2, 1),
    "monastery": (3, 1),
    "quarry": (3, 1),
    "town": (2, 1),
    "village": (3, 1),
}
"""Green points for the first and for the second seat that has covered a colour."""

REGION_POINTS = (0, 1, 3, 6)
"""Green points for a region, by its size."""


# The tables of the core from the components, as nested lists for component_arrays.py.


def as_set(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def deals() -> list[list[str]]:
    """Return the 64 deals of an A, a B and a C, by their number."""
    return [list(boards) for boards in product(*(of_kind(kind) for kind in KINDS))]


def neighbour_sets() -> list[list[int]]:
    return [[as_set(cells) for cells in neighbours(layout)] for layout in LAYOUTS]


def colours() -> list[list[int]]:
    return [[COLOURS.index(colour) for colour in colours_of(boards)] for boards in deals()]


def cells_of() -> list[list[int]]:
    """Return by deal and colour its cells."""
    return [
        [
            as_set(cell for cell, drawn in enumerate(colours_of(boards)) if drawn == colour)
            for colour in COLOURS
        ]
        for boards in deals()
    ]


def tile_colours() -> list[int]:
    """Return each tile's colour; a wooden hexagon has one past the last."""
    return [len(COLOURS) if tile == HEXAGON else COLOURS.index(colour_of(tile)) for tile in TILES]


def tile_crops() -> list[int]:
    """Return the set of each tile's crops."""
    return [as_set(CROPS.index(crop) for crop in crops_of(tile)) for tile in TILES]


def by_name(counts: Mapping[str, int], names: Iterable[str]) -> list[int]:
    """Return how many there are of each name."""
    return [counts.get(name, 0) for name in names]


def colour_bonuses() -> list[list[int]]:
    return [list(COLOUR_BONUSES[colour]) for colour in COLOURS]
