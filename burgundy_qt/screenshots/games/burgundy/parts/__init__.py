"""What Burgundy brings, by the names of the parts."""
