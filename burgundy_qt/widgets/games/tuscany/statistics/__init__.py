"""What the statistics of Tuscany tell apart."""
