"""The bots: search, levels and thinking. Knows no Qt."""
