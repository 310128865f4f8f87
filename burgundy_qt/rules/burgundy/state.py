"""The state of a game of Burgundy, its journal, the order of its seats and its teams: the plain
twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.burgundy import tiles
from burgundy_qt.rules.plain import Record, names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals(), vars(tiles))


def new_state() -> Record:
    """Return a state of zeros."""
    return State()


def all_cells() -> int:
    """Return the set of all cells."""
    return (1 << CELLS) - 1


def free_state(game: Record) -> None:
    """Do nothing: the plain run has nothing to free."""


def state_bytes() -> int:
    """Do not call it in the plain run."""
    return 0


def seat_of(game: Record, seat: int) -> Record:
    """Return the part of the state that belongs to a seat."""
    return game.seats[seat]


def acting(game: Record) -> int:
    """Return the seat whose turn it is."""
    return game.round_order[game.turn]


# Orders of seats: the plain twin of the header beside this file.


def order_of_seats(game: Record) -> int:
    """Return the seats by their markers, top first, 4 bits each."""
    return game.order[0] | game.order[1] << 4 | game.order[2] << 8 | game.order[3] << 12


def place_in(order: list[int], number: int) -> int:
    """Return the place of a seat in an order: 0 acts first."""
    at = 0
    while order[at] != number:
        at += 1
    return at


# Teams: in a team game seats 0 and 2, and 1 and 3. The plain twin of the header. (2019, p. 13)


def owners(game: Record) -> int:
    """Return how many owners there are: seats, or teams."""
    return TEAMS if game.modules & TEAM else game.players


def owner_of(game: Record, number: int) -> int:
    """Return the owner that a seat is, or belongs to."""
    return number % TEAMS if game.modules & TEAM else number


def partner_of(number: int) -> int:
    """Return the other seat of a team."""
    return number ^ TEAMS


def keeper_of(number: int, cell: int) -> int:
    """Return the seat of this one's team that has the half with a cell: 0 and 1 the left, 2 and 3
    the right."""
    return number % TEAMS + (TEAMS if cell >= CELLS else 0)
