"""The tree search with random games: for games without a network, and the measure of the others."""
