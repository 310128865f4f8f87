"""All saved games as cards."""
