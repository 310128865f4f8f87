"""A game of Burgundy as a card of the library: picture and words."""
