"""The sheet of the tiles that are left."""
