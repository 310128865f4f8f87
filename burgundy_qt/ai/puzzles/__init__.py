"""Positions with one clearly best turn, found in games and verified."""
