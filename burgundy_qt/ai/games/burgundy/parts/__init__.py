"""What Burgundy brings to the rooms of the bots."""
