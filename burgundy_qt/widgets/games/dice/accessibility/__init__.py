"""The spots of the dice game's table for a screen reader: groups and names."""
