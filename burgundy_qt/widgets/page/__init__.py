"""The game in view: the table, with prompt, log and foot laid on it."""
