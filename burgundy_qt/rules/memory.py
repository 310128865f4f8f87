"""Raw memory of positions: the plain twin of the header beside this file."""


def copy_memory(target, source, size):
    """Make the struct `target` equal to `source`."""
    target.copy_from(source)
