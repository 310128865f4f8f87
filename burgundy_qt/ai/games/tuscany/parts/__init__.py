"""What Tuscany brings to the rooms of the bots."""
