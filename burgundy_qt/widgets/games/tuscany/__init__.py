"""The Castles of Tuscany in the window."""
