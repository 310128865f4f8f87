"""The events of Burgundy as motion."""
