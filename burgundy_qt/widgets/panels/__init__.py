"""Panels beside the table: the controls of a game of bots, and the list of legal moves."""
