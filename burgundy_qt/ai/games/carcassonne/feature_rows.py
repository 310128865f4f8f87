"""Where the rows of Carcassonne begin: the plain twin of the header beside this file, which is
nearly all of it."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))
