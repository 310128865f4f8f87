"""Home: the first screen, to come back to."""
