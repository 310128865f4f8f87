"""Burgundy's tiles, modules, estates and plans in words."""
