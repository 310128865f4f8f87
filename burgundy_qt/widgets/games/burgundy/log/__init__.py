"""The log of Burgundy: events as lines."""
