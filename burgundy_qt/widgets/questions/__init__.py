"""A position as a question on the table, and one's own mistakes as such questions."""
