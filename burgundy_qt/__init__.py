"""Burgundy Qt: a desktop home for The Castles of Burgundy and its relatives."""

__version__ = "0.1.0"
