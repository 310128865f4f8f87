"""First use: makes a fresh clone ready to play, and finds out in a few milliseconds that it already
is.

Standard library only, since it runs before anything is installed. All its output goes to standard
error, so that `./burgundy engine` has only its protocol on standard output.
"""
