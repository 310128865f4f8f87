"""Tables of everything that is known before the game, filled once from `tiles`: the C arrays that
the header beside this file declares. Only this file about the box is compiled, so it is
separate."""

from burgundy_qt.rules.carcassonne import tiles

PILE = tiles.piles()  # by kind: tiles in the pile, the expansion's last
EDGE = tiles.edges()  # by kind and edge: none, city, road or field
FITS = tiles.fits()  # by kind and pattern: rotations
CROSSED = tiles.crossed()  # the same with a bridge over the tile: ew, then ns
SEGMENTS = tiles.segment_counts()  # by kind
SEGMENT = tiles.segment_codes()  # by kind and place: which segment
PLACE_OF = tiles.places()  # by kind and segment: its place
AT_EDGE = tiles.at_edges()  # by kind and edge: the place of its city or road
FIELD_AT = tiles.fields_at()  # by kind and half-edge: the place of its field
OPEN = tiles.open_edges()  # by kind and place
SHIELDS = tiles.shields()  # by kind and place
MARKS = tiles.marks()  # by kind and place: DOUBLE, NO_CAP
DOUBLES = tiles.double_kinds()  # by kind: it has two cities or two roads
TOUCHED = tiles.touched()  # by kind and place: cities that a field touches
MONASTERIES = tiles.has_monastery()  # by kind
BAZAARS = tiles.has_bazaar()  # by kind
