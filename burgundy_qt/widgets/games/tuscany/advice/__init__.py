"""Turns of Tuscany in words and on the table, and what is still open."""
