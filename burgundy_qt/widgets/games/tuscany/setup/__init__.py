"""What is asked before a game of Tuscany begins: its set-up."""
