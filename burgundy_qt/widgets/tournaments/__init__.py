"""Tournaments of bots and engines on the screen: their list, what is asked before one, its results
and its games."""
