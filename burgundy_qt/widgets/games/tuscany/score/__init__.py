"""The points of Tuscany: their sources, what decided, what was done along the way."""
