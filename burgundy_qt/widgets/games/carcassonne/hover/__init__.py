"""What the card under the pointer says about the table of Carcassonne."""
