"""Looking back at a game: its past positions, and playing on from one of them."""
