"""What a position is worth: what a network sees of it, the network, its files, and how its values
are told."""
