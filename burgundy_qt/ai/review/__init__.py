"""The review of a game: the loss of each decision, the luck, and how both add up."""
