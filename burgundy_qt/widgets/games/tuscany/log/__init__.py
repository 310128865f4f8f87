"""The log of Tuscany: events as lines."""
