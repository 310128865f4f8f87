"""What all dice can bring in the rounds to come of a Dice Game alone."""
