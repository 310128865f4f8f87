"""How wide the pieces are in the examples, in units."""

HEX, DIE, GOOD, PIECE = 58, 38, 34, 34
