"""Looking closer: how large what is on the screen is seen, and by which hands."""
