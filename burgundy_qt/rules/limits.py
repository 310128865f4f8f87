"""Bounds that hold for every game: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

MAX_SEATS: int
MAX_ACTIONS: int
globals().update(read_header(__file__))
