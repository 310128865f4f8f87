"""The board of Burgundy as spots with faces."""
