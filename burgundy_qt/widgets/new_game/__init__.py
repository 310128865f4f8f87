"""What is asked before a game begins: which game, who plays, on what conditions."""
