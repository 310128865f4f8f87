"""Carcassonne in the pictures of all screens."""
