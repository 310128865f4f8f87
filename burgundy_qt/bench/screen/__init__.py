"""What the window costs: starts, frames, clicks, waiting."""
