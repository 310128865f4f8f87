"""A duchy of the dice game as a small picture."""
