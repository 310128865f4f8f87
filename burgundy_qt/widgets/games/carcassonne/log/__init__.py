"""A game of Carcassonne as it is told: line by line, and how far it has come."""
