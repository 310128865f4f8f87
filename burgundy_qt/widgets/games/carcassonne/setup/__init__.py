"""What is asked before a game of Carcassonne begins: its modules and options."""
