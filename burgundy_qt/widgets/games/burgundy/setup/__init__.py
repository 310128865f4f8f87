"""What the new-game dialog asks for Burgundy."""
