"""The drawn examples of the rules: small pictures put together from the pieces of the game."""
