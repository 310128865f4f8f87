"""Puzzles on the screen: the page of a game's puzzles, and what is said while one is asked."""
