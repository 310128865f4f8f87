"""Looking back at a game: the positions it went through, and playing on from one of them."""
