"""How the sheets, the dice and the pencil look: colours, strokes, sprites."""
