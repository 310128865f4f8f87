"""The points of the dice game: their sources, what decided, the end of a game alone."""
