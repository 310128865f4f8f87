"""What is printed on the boards of Tuscany, and how three of them are arranged as a duchy."""
