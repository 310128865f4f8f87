"""The settings and the last seats, as they are kept in files."""
