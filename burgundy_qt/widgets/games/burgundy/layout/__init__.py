"""Where everything of Burgundy's table stands, in a window of any size."""
