"""The commands of the program, a file for each: `add_arguments` describes it to a parser, and `run`
carries it out and returns the exit status. Only the one that is asked for is loaded (cli.py)."""
