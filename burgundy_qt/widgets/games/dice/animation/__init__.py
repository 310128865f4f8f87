"""From events to motion: the pencil writes, dice roll, points and bonuses come where they stand."""
