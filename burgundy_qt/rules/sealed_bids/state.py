"""The state of a game of sealed bids: the plain twin of the header beside this file, which
has all of the code."""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_auction() -> Record:
    """Return a state of zeros."""
    return Auction()


def free_auction(auction: Record) -> None:
    """Do nothing: the plain run has nothing to free."""


def auction_bytes() -> int:
    """Do not call it in the plain run."""
    return 0
