"""Tables of everything that is known before the game, filled once from `component_tables`: the C
arrays that the header beside this file declares. Only this file about the box is compiled, so it is
separate."""

from burgundy_qt.rules.burgundy import component_tables

BOARD = component_tables.boards_of()  # by layout: the board that it is printed on
FIRST_CELL = component_tables.first_cells()  # by layout: the number of its first cell
# by board and cell: the cells of the board that it is joined to
NEIGHBOURS = component_tables.neighbour_sets()
# by half of a team's estate and cell: the cells of the other half that touch it
ACROSS = component_tables.across()
NUMBER = component_tables.numbers()  # by layout and cell: the printed number
COLOUR_AT = component_tables.colour_at()  # by layout and cell
REGION_AT = component_tables.region_at()  # by layout and cell
REGION_CELLS = component_tables.region_cells()  # by layout and region: its cells
REGION_SIZE = component_tables.region_size()  # by layout and region
CELLS_OF = component_tables.cells_of()  # by layout and colour: its cells
COLOUR_COUNT = component_tables.colour_count()  # by layout and colour: cells of it on the estate
DISTANCE = component_tables.distances()  # by two faces
# by layout and 4 * face + steps: cells whose number is no further
CELLS_NEAR = component_tables.cells_near()
NUMBERS_NEAR = component_tables.numbers_near()  # by face and steps: set of numbers no further
COLOUR = component_tables.tile_colours()  # by tile
# by tile: the effect that waits for a choice when it is placed, or nothing
EFFECT_OF = component_tables.effects()
TAKEN_BY = component_tables.taken_by()  # by effect: the set of tiles it may take
# by effect: whether it places a stored tile
PLACES_BY = component_tables.by_effect(component_tables.PLACING)
SELLS_BY = component_tables.by_effect(component_tables.SELLING)  # by effect: whether it sells goods
# by effect: whether it is an action, not passed
MUST_BY = component_tables.by_effect(component_tables.MANDATORY)
# by edition and estate as printed (1 for the first name): its layout
LAYOUT = component_tables.layouts()
PRINTED = component_tables.printed()  # by edition and layout: the estate as printed
# by players, depot and space: stack that fills it + 1, or 0
SPACE_STACK = component_tables.space_stacks()
# all tiles, stack after stack, in a fixed order, a module's at the end
FULL_STACK = component_tables.full_stacks()
# by place in FULL_STACK: the module that mixes it in, or 0
STACK_MODULE = component_tables.stack_modules()
STACK_START = component_tables.stack_starts()  # by stack: its first index in FULL_STACK
REGION_POINTS = component_tables.region_points()  # by size of a region
PHASE_POINTS = component_tables.phase_points()  # by phase
HOW_MANY_TYPES = component_tables.set_sizes()  # by set of 6 small numbers: how many members
ROUTE_GOOD = component_tables.route_goods()  # by route tile and space: the good that belongs there
ROUTE_BONUS = component_tables.route_bonuses()  # by route tile and space: its bonus
TILES_OF_ROUTE = component_tables.tiles_of_routes()  # by players
# by colour: the monastery with a free step for placing it; 0: none
FREE_STEP = component_tables.free_steps()
# by pair of border posts: the cells that touch the one, and the other
PAIR_ENDS = component_tables.pair_ends()
