"""Words of the window that all games share."""
