"""Tables of everything that is known before the game, filled once from `sheets`: the C arrays that
the header beside this file declares. Only this file about the box is compiled, so it is
separate."""

from burgundy_qt.rules.dice import sheets

NEIGHBOURS = sheets.neighbour_sets()  # by cell: those that touch it
COLOUR_AT = sheets.colours()  # by sheet and cell
REGION_AT = sheets.region_at()  # by sheet and cell
REGION_CELLS = sheets.region_cells()  # by sheet and region: its cells
REGION_SIZE = sheets.region_sizes()  # by sheet and region
REGION_BONUS = sheets.region_bonuses()  # by sheet and region: its bonus
FIRST_FITS = sheets.first_fits()  # by sheet and region: numbers that it takes at first
CELLS_OF = sheets.cells_of()  # by sheet and colour: its cells
REGION_POINTS = sheets.region_points()  # by size and phase
COLOUR_POINTS = sheets.colour_points()  # by colour: the first value, the second
HOURGLASSES = list(sheets.HOURGLASSES)  # by face
