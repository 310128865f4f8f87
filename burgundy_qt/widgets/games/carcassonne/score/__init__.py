"""The points of Carcassonne: their sources, who has won, what was done along the way."""
