"""Saved games: what stands in them, older versions of them, and where they lie."""
