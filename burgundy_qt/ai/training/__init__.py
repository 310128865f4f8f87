"""Training of networks by self-play."""
