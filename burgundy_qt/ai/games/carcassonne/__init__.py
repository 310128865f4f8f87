"""What the bots need of Carcassonne: features, tallies, starts, strengths."""
