"""The questions before a game begins: the game, its players, and its conditions."""
