"""Tuscany in words: what its parts are called, and every action once."""
