"""Tuscany in the pictures of all screens."""
