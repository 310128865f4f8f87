"""The contents of a table and their drawing: slots, sprites, places, pixmaps and highlights."""
