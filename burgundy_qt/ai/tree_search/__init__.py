"""The tree search with random games: for games without a network, and a yardstick for the
others."""
