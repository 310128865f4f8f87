"""Read and write files safely: written whole or not at all, read as plain data or refused. The
lowest layer; it knows no game and no Qt."""
