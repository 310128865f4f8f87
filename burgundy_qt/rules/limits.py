"""Bounds that hold for every game: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

MAX_SEATS: int
MAX_ACTIONS: int
__getattr__: Callable[[str], int] = names_of_header(__file__, globals())
