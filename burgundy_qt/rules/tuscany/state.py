"""The state of a game of Tuscany: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_state():
    """A state of zeros."""
    return State()


def free_state(game):
    """Nothing to free in the plain run."""


def state_bytes():
    """Not asked for in the plain run."""
    return 0


def seat_of(game, seat):
    """What a seat has."""
    return game.seats[seat]


def seat_at(game, turn):
    """The seat that is at this place in a round."""
    return (game.first + turn) % game.players


def acting(game):
    """The seat whose turn it is."""
    return seat_at(game, game.turn)


def storage_of(seat):
    """Spaces for stored things."""
    return STORAGE + seat.bonus[MORE_STORAGE]
