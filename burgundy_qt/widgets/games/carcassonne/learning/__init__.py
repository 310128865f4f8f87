"""Learning Carcassonne: what the pages of its rules show, and the first game."""
