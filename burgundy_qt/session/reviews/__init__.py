"""Games that are reviewed: the reckoning in its own thread, and what of it is kept on the
disk."""
