"""Tables of everything that can be decided before the game, filled once from the components."""

from burgundy_qt.rules.dice.components import component_tables, sheets

NEIGHBOURS = component_tables.neighbour_sets()  # by cell: those that touch it
COLOUR_AT = component_tables.colours()  # by sheet and cell
REGION_AT = component_tables.region_at()  # by sheet and cell
REGION_CELLS = component_tables.region_cells()  # by sheet and region: its cells
REGION_SIZE = component_tables.region_sizes()  # by sheet and region
REGION_BONUS = component_tables.region_bonuses()  # by sheet and region: what it brings
FIRST_FITS = component_tables.first_fits()  # by sheet and region: numbers that it takes at first
CELLS_OF = component_tables.cells_of()  # by sheet and colour: its cells
REGION_POINTS = component_tables.region_points()  # by size and phase
COLOUR_POINTS = component_tables.colour_points()  # by colour: the first value, the second
HOURGLASSES = list(sheets.HOURGLASSES)  # by face
