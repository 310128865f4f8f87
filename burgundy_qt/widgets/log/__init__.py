"""What happened, told in words and in points."""
