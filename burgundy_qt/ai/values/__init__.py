"""What a position is worth: the network, its files, and the evaluator that asks it."""
