"""How fast the program is here: repeatable measurements, one JSON line each (`burgundy-qt
bench`)."""
