"""The legal moves as a list: read, compared and played without the table."""
