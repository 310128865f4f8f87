"""Turns of Carcassonne in words and on the table, and what is still open."""
