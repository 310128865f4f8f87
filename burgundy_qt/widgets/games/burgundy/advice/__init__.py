"""What a hint says about Burgundy: turns in words, and what is still to be scored."""
