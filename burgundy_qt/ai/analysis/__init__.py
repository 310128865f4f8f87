"""Analysis of a position: what each choice promises, where the points come from, and why one is
better than another."""
