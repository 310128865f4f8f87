"""The results of a tournament: a table of its players, and each against each."""
