"""The state of a game of sealed bids: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_auction():
    """A state of zeros."""
    return Auction()


def free_auction(auction):
    """Nothing to free in the plain run."""


def auction_bytes():
    """Not asked for in the plain run."""
    return 0
