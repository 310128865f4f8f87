"""Analysis of a position: the expected result of each choice, the sources of its points, and why
one is better than another."""
