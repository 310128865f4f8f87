"""Carcassonne in the window."""
