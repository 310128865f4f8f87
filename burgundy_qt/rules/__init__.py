"""The games: rules without Qt, files, clock or threads; compiled from plain Python by Cython."""

from burgundy_qt.rules import plain

plain.install()
