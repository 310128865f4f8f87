"""The challenge of the day: one deal per day and game, the same for everybody."""
