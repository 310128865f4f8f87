"""Tables of everything that can be decided before the game, filled once from the components."""

from burgundy_qt.rules.carcassonne.components import component_tables

PILE = component_tables.piles()  # by kind: tiles in the pile, the expansion's last
EDGE = component_tables.edges()  # by kind and edge: none, city, road or field
FITS = component_tables.fits()  # by kind and pattern: rotations
CROSSED = component_tables.crossed()  # the same with a bridge over the tile: ew, then ns
SEGMENTS = component_tables.segment_counts()  # by kind
SEGMENT = component_tables.segment_codes()  # by kind and place: which segment
PLACE_OF = component_tables.places()  # by kind and segment: its place
AT_EDGE = component_tables.at_edges()  # by kind and edge: the place of its city or road
FIELD_AT = component_tables.fields_at()  # by kind and half-edge: the place of its field
OPEN = component_tables.open_edges()  # by kind and place
SHIELDS = component_tables.shields()  # by kind and place
MARKS = component_tables.marks()  # by kind and place: DOUBLE, NO_CAP
DOUBLES = component_tables.double_kinds()  # by kind: it has two cities or two roads
TOUCHED = component_tables.touched()  # by kind and place: cities that a field touches
MONASTERIES = component_tables.has_monastery()  # by kind
BAZAARS = component_tables.has_bazaar()  # by kind
