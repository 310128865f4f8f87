"""Bots in a session: their next decisions, and advice for the player who decides."""
