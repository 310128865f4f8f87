"""What the sessions know of each game: its deals, cards and finished games; found by the game's
name."""
