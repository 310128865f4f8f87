"""From clicks on Burgundy's table to its actions, and the questions on the way."""
