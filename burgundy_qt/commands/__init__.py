"""The commands of the program, a file for each: `add_arguments` describes it to a parser, and `run`
carries it out and returns the exit status. Only the called one is loaded (cli.py)."""
