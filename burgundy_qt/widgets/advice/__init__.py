"""Advice on the table and beside it, with reasons, and the score sheet of a running game."""
