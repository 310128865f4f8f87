"""The application: its start and end, and what happens when something goes wrong."""
