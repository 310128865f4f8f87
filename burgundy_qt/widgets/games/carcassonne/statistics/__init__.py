"""What the statistics of Carcassonne tell apart."""
