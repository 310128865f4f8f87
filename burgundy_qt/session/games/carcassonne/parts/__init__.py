"""What Carcassonne brings to the sessions."""
