"""The parts of the window that belong to one game, found by the game's name."""
