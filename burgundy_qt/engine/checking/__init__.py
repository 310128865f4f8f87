"""Whether a program speaks the engine protocol: what is tried, and what came of it."""
