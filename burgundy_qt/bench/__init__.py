"""How fast the program is here: repeatable measurements, told as one JSON line each (`burgundy-qt
bench`)."""
