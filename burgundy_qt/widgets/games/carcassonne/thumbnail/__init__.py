"""A game of Carcassonne as a card of the library: picture and words."""
