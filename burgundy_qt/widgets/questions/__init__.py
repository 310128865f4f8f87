"""Questions on the table: puzzles, and mistakes of a reviewed game to learn from."""
