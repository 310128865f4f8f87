"""What the bots need of The Castles of Tuscany: features, tallies, starts, strengths."""
