"""How Burgundy's estates and modules are drawn everywhere."""
