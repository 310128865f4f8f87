"""What networks see of a game of Carcassonne."""
