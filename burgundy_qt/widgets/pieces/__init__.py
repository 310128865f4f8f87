"""What the scene is made of: spots, places and targets, and how a piece, a ring and a plate are
painted."""
