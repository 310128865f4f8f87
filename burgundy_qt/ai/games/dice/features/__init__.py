"""What the networks of the Dice Game see."""
