"""The Dice Game in the pictures of all screens."""
