"""Positions as questions: find the best turn, on a copy of the game."""
