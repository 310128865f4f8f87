"""The review of a game beside the table: what was lost in it, and what was luck."""
