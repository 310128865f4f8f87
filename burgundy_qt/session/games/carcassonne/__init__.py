"""What the sessions know of Carcassonne."""
