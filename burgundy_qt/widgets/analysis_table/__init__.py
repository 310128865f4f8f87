"""The analysis table: a position played on by hand, with its variations and their values."""
