"""The library: all games as cards, with everything a person can do with them."""
