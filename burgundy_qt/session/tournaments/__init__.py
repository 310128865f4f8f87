"""Tournaments of bots and engines: the arena, stored in files, with pause and resume."""
