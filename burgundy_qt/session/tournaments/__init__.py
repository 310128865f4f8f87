"""Tournaments of bots and engines: the arena, kept in files, paused and gone on with."""
