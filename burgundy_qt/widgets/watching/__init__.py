"""Watching bots among themselves: a game of theirs, and the bar to stop it, go on and see who is
expected to win."""
