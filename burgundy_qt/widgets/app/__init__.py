"""The application: its start, its end, and its handling of crashes."""
