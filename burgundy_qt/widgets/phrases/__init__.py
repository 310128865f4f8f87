"""Phrases for several parts of the window: names of players, bots and pieces, and losses."""
