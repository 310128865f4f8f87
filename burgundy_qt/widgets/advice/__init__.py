"""What to do and why, on the table and beside it; what is still to be scored."""
