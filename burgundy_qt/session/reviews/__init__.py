"""Reviews: computing them in a separate thread, and storing them."""
