"""The sounds of the games, when they are played, and how they reach the audio system."""
