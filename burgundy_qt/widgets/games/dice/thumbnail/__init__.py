"""A dice game as a card of the library: picture and words."""
