"""What is in the box and printed on it, and the tables that the rules count with."""
