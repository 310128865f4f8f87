"""What lies still on the table of Burgundy: market, estates, and the boards of teams and of one
alone."""
