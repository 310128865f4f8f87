"""Positions as questions: the player looks for the best turn on a copy of the game."""
