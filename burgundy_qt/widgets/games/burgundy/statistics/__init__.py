"""What the statistics of Burgundy tell apart: estates, editions, team and solo games."""
