"""What the examples on the pages are drawn from."""
