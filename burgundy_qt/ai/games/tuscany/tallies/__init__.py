"""How the points of a game of Tuscany come together, source by source."""
