"""What a position is worth: the network, its files, and the judge that asks it."""
