"""The screens of Burgundy."""
