"""Files that are whole or not there at all, locks that end with their process, and where the
program keeps things."""
