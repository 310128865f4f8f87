"""Search by a network: an action, a whole turn, turns tried out by rollouts."""
