"""What Carcassonne brings to the rooms of the bots."""
