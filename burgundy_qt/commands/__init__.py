"""The commands of the program, a file for each."""
