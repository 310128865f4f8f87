"""Players that meet: matches and their results."""
