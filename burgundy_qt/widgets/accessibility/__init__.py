"""What a screen reader finds in the window and hears from it."""
