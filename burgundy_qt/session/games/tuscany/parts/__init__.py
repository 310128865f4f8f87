"""What The Castles of Tuscany brings to the sessions."""
