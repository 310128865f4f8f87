"""Where everything lies on the table, as rectangles."""
