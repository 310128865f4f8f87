"""Tables of everything that can be decided before the game, filled once from the components."""

from burgundy_qt.rules.tuscany.components import cards, component_tables, tiles

NEIGHBOURS = component_tables.neighbour_sets()  # by layout and cell: the cells that touch it
COLOUR_AT = component_tables.colours()  # by deal and cell
CELLS_OF = component_tables.cells_of()  # by deal and colour: its cells
COLOUR_OF = component_tables.tile_colours()  # by tile
CROPS_ON = component_tables.tile_crops()  # by tile: the set of its crops
OWN_TILES = component_tables.by_name(tiles.OWN, tiles.TILES)  # by tile: of each seat
NEUTRAL_TILES = component_tables.by_name(tiles.NEUTRAL, tiles.TILES)  # by tile
CARDS_OF_COLOUR = component_tables.by_name(cards.REGION_CARDS, tiles.COLOURS)  # by colour
YIELDS_OF_KIND = component_tables.by_name(cards.YIELD_CARDS, cards.YIELDS)  # by kind
COLOUR_BONUSES = component_tables.colour_bonuses()  # by colour: the first seat's, the second's
REGION_POINTS = list(cards.REGION_POINTS)  # by size
