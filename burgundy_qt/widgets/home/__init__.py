"""Home, the first page of the window."""
