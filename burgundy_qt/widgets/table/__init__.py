"""The table: the scene on which the game is seen and touched, and the motion of its pieces."""
