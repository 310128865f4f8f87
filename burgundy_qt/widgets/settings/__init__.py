"""The settings and the last line-ups, as they are saved in files."""
