"""The spots of Tuscany's table for a screen reader: groups and names."""
