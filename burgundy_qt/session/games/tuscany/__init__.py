"""What the sessions know of The Castles of Tuscany."""
