"""How the points of a Dice Game come together, source by source."""
