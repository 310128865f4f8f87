"""Players that meet: matches and what they tell."""
