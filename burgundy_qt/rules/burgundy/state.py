"""The state of a game of Burgundy: the plain twin of the header beside this file."""

from burgundy_qt.rules.burgundy.components import tiles
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__, vars(tiles)))


def new_state():
    """A state of zeros."""
    return State()


def all_cells():
    """The set of all cells."""
    return (1 << CELLS) - 1


def free_state(game):
    """Nothing to free in the plain run."""


def state_bytes():
    """Not asked for in the plain run."""
    return 0


def seat_of(game, seat):
    """The part of the state that belongs to a seat."""
    return game.seats[seat]


def acting(game):
    """The seat whose turn it is."""
    return game.round_order[game.turn]
