"""What the bots know of Carcassonne."""
