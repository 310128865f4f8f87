"""The spots of Burgundy's table for a screen reader: groups and names."""
