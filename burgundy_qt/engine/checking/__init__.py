"""Check whether a program speaks the engine protocol."""
