"""What a network sees of a game's position: the rows of its first layer that are on."""
