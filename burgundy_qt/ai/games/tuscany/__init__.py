"""The bots' knowledge of The Castles of Tuscany."""
