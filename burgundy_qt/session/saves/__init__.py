"""Saved games: their content, older versions, and their folder."""
