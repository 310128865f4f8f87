"""The commands with their keys, which a person can change."""
