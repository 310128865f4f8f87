"""The state of a game of Tuscany and the numbers of its journal: the plain twin of the header
beside this file, short because the header has the struct."""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_state() -> Record:
    """Return a state of zeros."""
    return State()


def free_state(game: Record) -> None:
    """Do nothing: the plain run has nothing to free."""


def state_bytes() -> int:
    """Do not call it in the plain run."""
    return 0


def seat_of(game: Record, seat: int) -> Record:
    """Return a seat's possessions."""
    return game.seats[seat]


def seat_at(game: Record, turn: int) -> int:
    """Return the seat at this place in a round."""
    return (game.first + turn) % game.players


def acting(game: Record) -> int:
    """Return the seat whose turn it is."""
    return seat_at(game, game.turn)


def storage_of(seat: Record) -> int:
    """Return the spaces for stored things."""
    return STORAGE + seat.bonus[MORE_STORAGE]
