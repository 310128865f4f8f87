"""The Castles of Burgundy in the window."""
