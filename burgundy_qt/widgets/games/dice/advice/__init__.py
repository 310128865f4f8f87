"""Turns of the dice game in words and on the table, and what is still open."""
