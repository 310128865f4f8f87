"""What Tuscany brings, by the names of the parts."""
