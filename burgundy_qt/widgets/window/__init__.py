"""The window around the table."""
