"""Everything on the screen."""
