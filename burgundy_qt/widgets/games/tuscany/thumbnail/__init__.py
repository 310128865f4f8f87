"""A game of Tuscany as a card of the library: picture and words."""
