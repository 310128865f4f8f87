"""The bots' knowledge of Carcassonne."""
