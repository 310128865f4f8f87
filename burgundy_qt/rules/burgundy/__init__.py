"""The Castles of Burgundy: its rules, edition 2011."""
