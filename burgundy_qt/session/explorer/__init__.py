"""The explorer: what finished games of one's own and of bots had in common, and how they ended."""
