"""The rules' tables as nested lists, from components and geometry; tables.py keeps them as C arrays."""

from burgundy_qt.rules.burgundy import actions, geometry, state, tiles
from burgundy_qt.rules.burgundy.components import COLOURS, COMPONENTS, EDITIONS, ESTATES, MODULES, estate_names
from burgundy_qt.rules.burgundy.geometry import ALL_ESTATES, as_set
from burgundy_qt.rules.burgundy.modules.route_objects import BONUSES, TILES, tiles_of_route
from burgundy_qt.rules.burgundy.names import (
    BORDER_POSTS,
    CELL_NUMBER,
    POST_PAIRS,
    TILE_NUMBER,
    estate_number,
    printed_number,
)

FACES = range(1, 7)
CELLS = range(state.CELLS)
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


def by_estate(row):
    """One row per layout; number 0 is unused."""
    blank = [0] * len(row(1))
    return [blank] + [row(estate) for estate in ALL_ESTATES]


def padded(values, length):
    return list(values) + [0] * (length - len(values))


def neighbour_sets():
    return [as_set(geometry.neighbours(cell)) for cell in CELLS]


def colour_at():
    return by_estate(lambda estate: list(geometry.colours(estate)))


def region_at():
    def row(estate):
        regions = geometry.regions(estate)
        return [next(at for at, region in enumerate(regions) if cell in region) for cell in CELLS]

    return by_estate(row)


def region_cells():
    return by_estate(lambda estate: padded([as_set(r) for r in geometry.regions(estate)], state.REGIONS))


def region_size():
    return by_estate(lambda estate: padded([len(r) for r in geometry.regions(estate)], state.CELLS))


def cells_of():
    """What has no colour lies on any cell."""

    def row(estate):
        colours = geometry.colours(estate)
        sets = [as_set(cell for cell in CELLS if colours[cell] == colour) for colour in range(len(COLOURS))]
        return padded([*sets, as_set(CELLS)], state.REGIONS)

    return by_estate(row)


def colour_count():
    return [geometry.colours(1).count(colour) for colour in range(len(COLOURS))]


def distances():
    return [[0] * 7] + [[0] + [geometry.distance(die, number) for number in FACES] for die in FACES]


def cells_near():
    def near(die, steps):
        return as_set(cell for cell in CELLS if geometry.distance(die, geometry.DICE[cell]) <= steps)

    return [[0] * 4] + [[near(die, steps) for steps in range(4)] for die in FACES]


def numbers_near():
    def near(die, steps):
        return as_set(number for number in FACES if geometry.distance(die, number) <= steps)

    return [[0] * 4] + [[near(die, steps) for steps in range(4)] for die in FACES]


def tile_colours():
    return [tiles.colour_of(tile) if tile else 0 for tile in range(tiles.KINDS)]


def layouts():
    rows = [[0] * (len(ESTATES) + 1) for _ in EDITIONS]
    for row, edition in zip(rows, EDITIONS, strict=True):
        for name in estate_names(edition):
            row[printed_number(name)] = estate_number(edition, name)
    return rows


def printed():
    return [[0] + [row.index(layout) if layout in row else 0 for layout in ALL_ESTATES] for row in layouts()]


def effects():
    return [WAITS.get(tile, actions.BY_NOTHING) for tile in range(tiles.KINDS)]


def by_effect(those):
    return [1 if by in those else 0 for by in range(actions.BYS)]


def taken_by():
    kinds = range(1, tiles.KINDS)
    coloured = {tile for tile in kinds if tiles.colour_of(tile) != tiles.NO_COLOUR}
    of_colour = [{tile for tile in coloured if tiles.colour_of(tile) == colour} for colour in range(len(COLOURS))]
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


def space_stacks():
    """Only the spaces that many players use; the black depot is filled in order. (p. 3, preparing a phase)"""
    return [[depot_stacks(depot, players) for depot in range(state.DEPOTS)] for players in range(5)]


def depot_stacks(depot, players):
    if depot == 0:
        used = COMPONENTS["black_spaces"].get(str(players), 0)
        return padded([state.BLACK_STACK + 1] * used, state.SPACES)
    spaces = COMPONENTS["depots"][str(depot)]
    return padded([COLOURS.index(colour) + 1 if least <= players else 0 for colour, least in spaces], state.SPACES)


def full_stacks():
    return [tile for stack in stacks() for tile, _ in stack]


def stack_modules():
    return [module for stack in stacks() for _, module in stack]


def stack_starts():
    sizes = [len(stack) for stack in stacks()]
    return [sum(sizes[:at]) for at in range(state.STACKS + 1)]


def stacks():
    """The 164 tiles by their backs, six colours, then the black backs; in each the modules' come last."""
    normal, black = ([(tile, 0) for tile in tiles_with_back(back)] + module_tiles(back) for back in BACKS)
    coloured = [[one for one in normal if tiles.colour_of(one[0]) == colour] for colour in range(len(COLOURS))]
    return [*coloured, black]


def module_tiles(back):
    """The tiles of all modules with that back, each with its module's bit."""
    mixed_in = COMPONENTS["modules"].items()
    return [
        (TILE_NUMBER[name], 1 << MODULES.index(module))
        for module, backs in mixed_in
        for name, number in backs[back].items()
        for _ in range(number)
    ]


def tiles_with_back(back):
    box = COMPONENTS["tiles"]
    found = [tiles.CASTLE] * box["castle"][back] + [tiles.MINE] * box["mine"][back] + [tiles.SHIP] * box["ship"][back]
    for species in range(tiles.SPECIES):
        for heads, number in box["animal"][back].items():
            found += [tiles.FIRST_ANIMAL + species * tiles.HEADS + int(heads) - 2] * number
    for kind in range(len(box["building"]["kinds"])):
        found += [tiles.FIRST_BUILDING + kind] * box["building"][back]
    return found + monasteries_with_back(back)


def monasteries_with_back(back):
    black = COMPONENTS["tiles"]["monastery"]["black"]
    numbers = range(1, COMPONENTS["tiles"]["monastery"]["numbers"] + 1)
    return [tiles.MONASTERY + number for number in numbers if (number in black) == (back == "black")]


def region_points():
    return COMPONENTS["region_points"]


def phase_points():
    return COMPONENTS["phase_points"]


def route_goods():
    return [[0] * state.SPACES_OF_TILE] + [[good for good, _ in tile] for tile in TILES]


def route_bonuses():
    numbers = {name: number for number, name in BONUSES.items()}
    return [[0] * state.SPACES_OF_TILE] + [[numbers[bonus] for _, bonus in tile] for tile in TILES]


def tiles_of_routes():
    return [tiles_of_route(players) if players in PLAYERS else 0 for players in range(state.SEATS + 1)]


def free_steps():
    return [FREE_STEPS.get(colour, 11) for colour in range(tiles.NO_COLOUR + 1)]


def pair_ends():
    cells = {post: as_set(map(CELL_NUMBER.__getitem__, touching)) for post, touching in BORDER_POSTS.items()}
    return [[cells[post] for post in pair] for pair in POST_PAIRS]


def set_sizes():
    return [members.bit_count() for members in range(64)]
