"""What the bots know of each game: features, tallies of points, sources; found by the game's
name."""
