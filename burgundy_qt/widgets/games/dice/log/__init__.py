"""The log of the dice game: events as lines."""
