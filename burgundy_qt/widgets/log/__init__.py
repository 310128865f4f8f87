"""The log of a game, as lines and as points."""
