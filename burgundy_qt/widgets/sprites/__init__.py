"""What lies on a table and how it is drawn: slots, sprites, places, pixmaps and highlights."""
