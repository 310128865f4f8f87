"""Files as the rest of the program may trust them: written whole or not at all, read as plain data
or refused. Below every other room; knows no game and no Qt."""
