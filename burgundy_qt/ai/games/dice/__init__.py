"""The bots' knowledge of the Burgundy Dice Game."""
