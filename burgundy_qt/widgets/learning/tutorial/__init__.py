"""The first game, step by step: a real game with a guide that points at the real things."""
