"""The explorer's window: what finished games had in common, and how they ended."""
