"""The Castles of Burgundy: its rules, editions 2011 and 2019."""
