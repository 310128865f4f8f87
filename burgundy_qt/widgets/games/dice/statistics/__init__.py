"""What the statistics show of dice games that were played alone."""
