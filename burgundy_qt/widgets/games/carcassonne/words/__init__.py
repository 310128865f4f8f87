"""Carcassonne in words: what its parts and places are called, and every action once."""
