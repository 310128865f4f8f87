"""The challenge of the day on the screen: its dialog, the card on Home, and its result after a
game."""
