"""Hostile input for the program, by kind."""
