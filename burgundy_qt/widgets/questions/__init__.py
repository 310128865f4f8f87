"""Questions on the table: puzzles, and mistakes in a reviewed game."""
