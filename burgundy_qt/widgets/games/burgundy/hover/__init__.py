"""What a hover card says about a thing on Burgundy's table."""
