"""What matches tell: lines for people and programs, how far they are, a picture."""
