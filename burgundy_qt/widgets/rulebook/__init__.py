"""The rules to read beside a game, and the tutorial of the first game."""
