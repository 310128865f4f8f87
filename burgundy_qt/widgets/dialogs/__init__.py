"""The dialogs: each asks or tells one thing."""
