"""What the bots know of the Burgundy Dice Game."""
