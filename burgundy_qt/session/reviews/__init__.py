"""Games that are reviewed: the reckoning in a thread of its own, and what of it is kept on the
disk."""
