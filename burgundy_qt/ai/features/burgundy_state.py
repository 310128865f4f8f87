"""The state inside a position of Burgundy: the plain twin of the header beside this file."""


def state_of(position):
    """The struct that holds the position."""
    return position.memory
