"""The scene on which a game is seen and touched, and the motion of its pieces."""
