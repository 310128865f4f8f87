"""The bots' knowledge of each game: features, tallies of points, sources; found by the game's
name."""
