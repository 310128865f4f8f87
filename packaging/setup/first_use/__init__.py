"""First use: makes a fresh clone ready to play, and finds out in a few milliseconds that it already
is.

Standard library only, for it runs before anything is installed. All it says goes to standard error,
so that `./burgundy engine` speaks its protocol alone on standard output.
"""
