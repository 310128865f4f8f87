"""The review of a game: its graph, its costly turns, and the report on luck and skill."""
