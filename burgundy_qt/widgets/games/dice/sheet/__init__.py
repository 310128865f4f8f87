"""A sheet as a picture of its own."""
