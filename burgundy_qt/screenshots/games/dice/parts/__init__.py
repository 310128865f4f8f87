"""What the Dice Game brings, by the names of the parts."""
