"""Search by a network: an action, a whole turn, turns tried by rollouts."""
