"""What the sessions know of the Burgundy Dice Game."""
