"""The commands of the program, a file for each: `HELP` says in a line what it does, `add_arguments`
describes it to a parser, and `run` carries it out and returns the exit status.

What a command needs is imported by `run`, so that the others start at once."""
