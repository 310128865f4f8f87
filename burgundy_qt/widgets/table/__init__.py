"""The table on the screen: a game's table, laid out, drawn, animated and touched."""
