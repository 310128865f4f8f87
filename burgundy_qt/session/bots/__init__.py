"""What the bots think: the next decisions of a game, and advice for who decides."""
