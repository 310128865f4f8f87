"""Where everything lies on the table of Carcassonne, in windows of any size."""
