"""How the points of a game of Carcassonne come together, source by source."""
