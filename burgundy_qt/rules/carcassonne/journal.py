"""What happens, as the journal tells it: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())
