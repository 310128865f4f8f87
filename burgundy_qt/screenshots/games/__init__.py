"""The parts of each game in the pictures of all screens."""
