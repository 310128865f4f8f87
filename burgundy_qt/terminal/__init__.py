"""What is told in a terminal: games as they are read there, advice, and the figures of finished
games."""
