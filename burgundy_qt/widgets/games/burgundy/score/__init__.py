"""The points of Burgundy: their sources, what was done for them, the end of a game alone."""
