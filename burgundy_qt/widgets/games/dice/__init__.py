"""The window of the Burgundy Dice Game."""
