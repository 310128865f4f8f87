"""What Carcassonne brings, by the names of the parts."""
