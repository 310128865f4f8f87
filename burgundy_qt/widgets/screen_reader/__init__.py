"""The table for screen readers: its parts as accessible objects, and announcements of events."""
