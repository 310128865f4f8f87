"""How the parts of the table are painted that lie still."""
