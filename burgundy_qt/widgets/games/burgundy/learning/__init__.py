"""Burgundy's rulebook and first game: entries, tables, facts and examples."""
