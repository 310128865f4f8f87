"""How the pieces of Carcassonne move."""
