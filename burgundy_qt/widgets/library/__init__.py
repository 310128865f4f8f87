"""The library: all games as cards, and everything that leads to one."""
