"""Hostile input to the program, kind by kind."""
