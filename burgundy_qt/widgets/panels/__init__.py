"""Panels beside the table that watch or list: a game of bots, the legal moves."""
