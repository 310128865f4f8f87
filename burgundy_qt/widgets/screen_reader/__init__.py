"""What a screen reader finds of the table: its parts as accessible objects, and announcements of
what happens."""
