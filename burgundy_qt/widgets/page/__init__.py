"""The page of the current game: the table with prompt, log and foot."""
