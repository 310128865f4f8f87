"""Each game's profile: its deals, cards and finished games; found by the game's name."""
