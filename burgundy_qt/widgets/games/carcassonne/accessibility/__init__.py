"""The table of Carcassonne for those who hear it."""
