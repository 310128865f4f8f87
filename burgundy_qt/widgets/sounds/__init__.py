"""What is heard: a few soft sounds, when they come, and how they reach the ears."""
