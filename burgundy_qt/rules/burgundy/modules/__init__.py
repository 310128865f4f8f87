"""The modules of 2019: each says what it changes, in functions that the base calls at named
points."""
