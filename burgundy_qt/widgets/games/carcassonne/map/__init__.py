"""What is painted of the map beside its tiles: its rim, and what lights or marks the land."""
