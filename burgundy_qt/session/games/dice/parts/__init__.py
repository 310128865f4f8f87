"""What the Burgundy Dice Game brings to the sessions."""
