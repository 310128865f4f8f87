"""The rules' tables as nested lists, from components and geometry; component_arrays.py keeps them
as C arrays.

This module is not compiled: in one that is, Cython 3.3 makes C ints of the int literals in
comprehensions.
"""

from collections.abc import Callable, Collection, Iterable

from burgundy_qt.rules.burgundy import actions, components, state, tiles
from burgundy_qt.rules.burgundy.catalogue import (
    BORDER_POSTS,
    CELL_NUMBER,
    LAYOUT_NAMES,
    POST_PAIRS,
    TILE_NUMBER,
    estate_number,
    printed_number,
)
from burgundy_qt.rules.burgundy.components import (
    ALL_LAYOUTS,
    COLOURS,
    COMPONENTS,
    EDITIONS,
    ESTATES,
    MODULES,
    as_set,
)
from burgundy_qt.rules.burgundy.modules.route_objects import BONUSES, TILES, tiles_of_route

Table = list[list[int]]

FACES = range(1, 7)
SETS = 28  # in a row of sets: more than regions, and as many as faces and steps
BACKS = "normal", "black"
PLAYERS = range(2, state.SEATS + 1)
FREE_ACTIONS = (actions.BY_CASTLE, actions.BY_ROUTE_CASTLE)
PLACING = (*FREE_ACTIONS, actions.BY_CITY_HALL, actions.BY_ROUTE_CITY_HALL)
FREE_STEPS = {tiles.BUILDINGS: 9, tiles.SHIPS: 10, tiles.ANIMALS: 10, tiles.NO_COLOUR: 0}
SELLING = (*FREE_ACTIONS, actions.BY_WAREHOUSE, actions.BY_ROUTE_WAREHOUSE)
MANDATORY = (*FREE_ACTIONS, actions.BY_WHITE_CASTLE)
WAITS = {
    tiles.CASTLE: actions.BY_CASTLE,
    tiles.SHIP: actions.BY_SHIP,
    tiles.WAREHOUSE: actions.BY_WAREHOUSE,
    tiles.CARPENTER: actions.BY_CARPENTER,
    tiles.CHURCH: actions.BY_CHURCH,
    tiles.MARKET: actions.BY_MARKET,
    tiles.CITY_HALL: actions.BY_CITY_HALL,
    tiles.WHITE_CASTLE: actions.BY_WHITE_CASTLE,
    tiles.CRANE: actions.BY_CRANE,
}


def by_layout(row: Callable[[int], Iterable[int]], length: int) -> Table:
    """Return one row of `length` numbers per layout; number 0 is unused."""
    return [[0] * length] + [padded(row(layout), length) for layout in ALL_LAYOUTS]


def padded(values: Iterable[int], length: int) -> list[int]:
    row = list(values)
    return row + [0] * (length - len(row))


def neighbour_sets() -> Table:
    """Return the neighbours of each cell of one board; the right half has one cell fewer."""
    boards_ = range(len(components.BOARDS))
    return [padded(map(as_set, components.joined(board, board)), state.CELLS) for board in boards_]


def across() -> Table:
    """Return the cells across the middle of a team's estate, from the left half to the right, and
    back."""
    left, right = state.HEXAGON, state.RIGHT_HALF
    return [
        padded(map(as_set, components.touching(*pair)), state.CELLS)
        for pair in ((left, right), (right, left))
    ]


def boards_of() -> list[int]:
    return [0] + [components.board(layout) for layout in ALL_LAYOUTS]


def first_cells() -> list[int]:
    return [0] + [components.cells(layout)[0] for layout in ALL_LAYOUTS]


def numbers() -> Table:
    return by_layout(components.dice, state.CELLS)


def colour_at() -> Table:
    return by_layout(components.colours, state.CELLS)


def region_at() -> Table:
    def row(layout: int) -> list[int]:
        region = {cell: at for at, cells in enumerate(components.regions(layout)) for cell in cells}
        return [region[cell] for cell in range(len(components.cells(layout)))]

    return by_layout(row, state.CELLS)


def region_cells() -> Table:
    return by_layout(lambda layout: map(as_set, components.regions(layout)), SETS)


def region_size() -> Table:
    return by_layout(components.region_sizes, state.CELLS)


def cells_of() -> Table:
    """Return the cells of each colour; a tile without a colour fits on any cell."""

    def row(layout: int) -> list[int]:
        cells = list(enumerate(components.colours(layout)))
        sets = [
            as_set(cell for cell, its in cells if its == colour) for colour in range(len(COLOURS))
        ]
        return [*sets, as_set(cell for cell, _ in cells)]

    return by_layout(row, SETS)


def colour_count() -> Table:
    """Return the cells of each colour on the whole estate, both halves of a team's."""

    def row(layout: int) -> list[int]:
        colours = [
            colour
            for part in components.halves(components.whole(layout))
            for colour in components.colours(part)
        ]
        return [colours.count(colour) for colour in range(len(COLOURS))]

    return by_layout(row, state.CELLS)


def distances() -> Table:
    return [[0] * 7] + [
        [0] + [components.distance(die, number) for number in FACES] for die in FACES
    ]


def cells_near() -> Table:
    def near(layout: int, die: int, steps: int) -> int:
        printed = enumerate(components.dice(layout))
        return as_set(cell for cell, number in printed if components.distance(die, number) <= steps)

    def row(layout: int) -> list[int]:
        return [0] * 4 + [near(layout, die, steps) for die in FACES for steps in range(4)]

    return by_layout(row, SETS)


def numbers_near() -> Table:
    def near(die: int, steps: int) -> int:
        return as_set(number for number in FACES if components.distance(die, number) <= steps)

    return [[0] * 4] + [[near(die, steps) for steps in range(4)] for die in FACES]


def tile_colours() -> list[int]:
    return [tiles.colour_of(tile) if tile else 0 for tile in range(tiles.KINDS)]


def layouts() -> Table:
    rows = [[0] * (len(ALL_LAYOUTS) + 1) for _ in EDITIONS]
    for row, edition in zip(rows, EDITIONS, strict=True):
        for name in ESTATES:
            if any(layout.get(edition) == name for layout in LAYOUT_NAMES):
                row[printed_number(name)] = estate_number(edition, name)
    return rows


def printed() -> Table:
    return [
        [0] + [row.index(layout) if layout in row else 0 for layout in ALL_LAYOUTS]
        for row in layouts()
    ]


def effects() -> list[int]:
    return [WAITS.get(tile, actions.BY_NOTHING) for tile in range(tiles.KINDS)]


def by_effect(those: Collection[int]) -> list[int]:
    return [1 if by in those else 0 for by in range(actions.BYS)]


def taken_by() -> list[int]:
    kinds = range(1, tiles.KINDS)
    coloured = {tile for tile in kinds if tiles.colour_of(tile) != tiles.NO_COLOUR}
    of_colour = [
        {tile for tile in coloured if tiles.colour_of(tile) == colour}
        for colour in range(len(COLOURS))
    ]
    for_a_church = of_colour[tiles.CASTLES] | of_colour[tiles.MINES] | of_colour[tiles.MONASTERIES]
    for_a_market = of_colour[tiles.SHIPS] | of_colour[tiles.ANIMALS]
    sets = {
        actions.BY_CASTLE: coloured,
        actions.BY_CARPENTER: of_colour[tiles.BUILDINGS],
        actions.BY_CHURCH: for_a_church,
        actions.BY_MARKET: for_a_market,
        actions.BY_ROUTE_CASTLE: coloured,
        actions.BY_ROUTE_CARPENTER: of_colour[tiles.BUILDINGS],
        actions.BY_ROUTE_CHURCH: for_a_church,
        actions.BY_ROUTE_MARKET: for_a_market,
    }
    return [as_set(sets.get(by, ())) for by in range(actions.BYS)]


def space_stacks() -> list[Table]:
    """Return the stack of each space; only spaces that this number of players uses count, and the
    black depot is filled in order. (p. 3, preparing a phase)"""
    return [[depot_stacks(depot, players) for depot in range(state.DEPOTS)] for players in range(5)]


def depot_stacks(depot: int, players: int) -> list[int]:
    """Return for each space the stack that fills it + 1, or 0; the solo game uses the spaces of two
    players. (2019, p. 14)"""
    using = max(players, PLAYERS[0])
    if depot == 0:
        return padded(
            [state.BLACK_STACK + 1] * COMPONENTS["black_spaces"][str(using)], state.SPACES
        )
    spaces = COMPONENTS["depots"][str(depot)]
    return padded(
        [COLOURS.index(colour) + 1 if least <= using else 0 for colour, least in spaces],
        state.SPACES,
    )


def full_stacks() -> list[int]:
    return [tile for stack in stacks() for tile, _ in stack]


def stack_modules() -> list[int]:
    return [module for stack in stacks() for _, module in stack]


def stack_starts() -> list[int]:
    sizes = [len(stack) for stack in stacks()]
    return [sum(sizes[:at]) for at in range(state.STACKS + 1)]


def stacks() -> list[list[tuple[int, int]]]:
    """Return the 164 tiles by their backs, six colours, then the black backs; in each the modules'
    come last."""
    normal, black = (
        [(tile, 0) for tile in tiles_with_back(back)] + module_tiles(back) for back in BACKS
    )
    coloured = [
        [one for one in normal if tiles.colour_of(one[0]) == colour]
        for colour in range(len(COLOURS))
    ]
    return [*coloured, black]


def module_tiles(back: str) -> list[tuple[int, int]]:
    """Return the tiles of all modules with that back, each with its module's bit."""
    mixed_in = COMPONENTS["modules"].items()
    return [
        (TILE_NUMBER[name], 1 << MODULES.index(module))
        for module, backs in mixed_in
        for name, number in backs[back].items()
        for _ in range(number)
    ]


def tiles_with_back(back: str) -> list[int]:
    box = COMPONENTS["tiles"]
    found = (
        [tiles.CASTLE] * box["castle"][back]
        + [tiles.MINE] * box["mine"][back]
        + [tiles.SHIP] * box["ship"][back]
    )
    for species in range(tiles.SPECIES):
        for heads, number in box["animal"][back].items():
            found += [tiles.FIRST_ANIMAL + species * tiles.HEADS + int(heads) - 2] * number
    for kind in range(len(box["building"]["kinds"])):
        found += [tiles.FIRST_BUILDING + kind] * box["building"][back]
    return found + monasteries_with_back(back)


def monasteries_with_back(back: str) -> list[int]:
    black = COMPONENTS["tiles"]["monastery"]["black"]
    numbers = range(1, COMPONENTS["tiles"]["monastery"]["numbers"] + 1)
    return [
        tiles.MONASTERY + number for number in numbers if (number in black) == (back == "black")
    ]


def region_points() -> list[int]:
    return list(COMPONENTS["region_points"])


def phase_points() -> list[int]:
    return list(COMPONENTS["phase_points"])


def route_goods() -> Table:
    return [[0] * state.SPACES_OF_TILE] + [[good for good, _ in tile] for tile in TILES]


def route_bonuses() -> Table:
    numbers = {name: number for number, name in BONUSES.items()}
    return [[0] * state.SPACES_OF_TILE] + [[numbers[bonus] for _, bonus in tile] for tile in TILES]


def tiles_of_routes() -> list[int]:
    return [
        tiles_of_route(players) if players in PLAYERS else 0 for players in range(state.SEATS + 1)
    ]


def free_steps() -> list[int]:
    return [FREE_STEPS.get(colour, 11) for colour in range(tiles.NO_COLOUR + 1)]


def pair_ends() -> Table:
    cells = {
        post: as_set(map(CELL_NUMBER.__getitem__, touching))
        for post, touching in BORDER_POSTS.items()
    }
    return [[cells[post] for post in pair] for pair in POST_PAIRS]


def set_sizes() -> list[int]:
    return [members.bit_count() for members in range(64)]
