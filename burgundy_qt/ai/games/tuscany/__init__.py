"""What the bots know of The Castles of Tuscany."""
