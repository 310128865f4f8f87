"""Puzzles: which were solved, when they come again, and those from games of one's own."""
