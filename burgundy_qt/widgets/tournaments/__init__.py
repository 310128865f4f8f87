"""Tournaments of bots and engines: their list, a form for a new one, the results, and the games."""
