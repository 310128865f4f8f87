"""What the networks of Burgundy see of a position: with modules, in teams and alone."""
