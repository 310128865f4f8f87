"""Tables of everything that is known before the game, filled once from `components`: the C arrays
that the header beside this file declares. Only this file about the box is compiled, so it is
separate."""

from burgundy_qt.rules.tuscany import components

NEIGHBOURS = components.neighbour_sets()  # by layout and cell: the cells that touch it
COLOUR_AT = components.colours()  # by deal and cell
CELLS_OF = components.cells_of()  # by deal and colour: its cells
COLOUR_OF = components.tile_colours()  # by tile
CROPS_ON = components.tile_crops()  # by tile: the set of its crops
OWN_TILES = components.by_name(components.OWN, components.TILES)  # by tile: of each seat
NEUTRAL_TILES = components.by_name(components.NEUTRAL, components.TILES)  # by tile
CARDS_OF_COLOUR = components.by_name(components.REGION_CARDS, components.COLOURS)  # by colour
YIELDS_OF_KIND = components.by_name(components.YIELD_CARDS, components.YIELDS)  # by kind
COLOUR_BONUSES = components.colour_bonuses()  # by colour: the first seat's, the second's
REGION_POINTS = list(components.REGION_POINTS)  # by size
