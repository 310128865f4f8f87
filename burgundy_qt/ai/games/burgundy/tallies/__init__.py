"""How the points of a game of Burgundy come together, source by source."""
