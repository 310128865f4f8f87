"""The settings dialog: its sections, a file each."""
