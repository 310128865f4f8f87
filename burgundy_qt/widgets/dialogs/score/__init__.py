"""The final score."""
