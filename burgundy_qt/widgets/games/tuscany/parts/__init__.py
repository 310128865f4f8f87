"""What the Castles of Tuscany bring to the rooms of the window."""
