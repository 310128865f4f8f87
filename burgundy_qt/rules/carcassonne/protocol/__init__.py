"""The game in the objects of the engine protocol."""
