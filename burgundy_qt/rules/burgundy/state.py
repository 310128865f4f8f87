"""The state of a game of Burgundy: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.burgundy.components import tiles
from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals(), vars(tiles))


def new_state() -> Record:
    """A state of zeros."""
    return State()


def all_cells() -> int:
    """The set of all cells."""
    return (1 << CELLS) - 1


def free_state(game: Record) -> None:
    """Nothing to free in the plain run."""


def state_bytes() -> int:
    """Not asked for in the plain run."""
    return 0


def seat_of(game: Record, seat: int) -> Record:
    """The part of the state that belongs to a seat."""
    return game.seats[seat]


def acting(game: Record) -> int:
    """The seat whose turn it is."""
    return game.round_order[game.turn]
