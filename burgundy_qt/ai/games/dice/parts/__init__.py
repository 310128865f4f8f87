"""What the Dice Game brings to the rooms of the bots."""
