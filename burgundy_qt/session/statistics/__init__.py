"""Statistics of finished games: their ledger, summaries of it, and a rating."""
