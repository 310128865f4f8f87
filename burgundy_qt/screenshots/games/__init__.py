"""What each game brings to the pictures of all screens."""
