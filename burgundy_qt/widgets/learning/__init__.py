"""Learning the game: the rules to read, with pictures, and the page for everything on the
screen."""
