"""Orders of seats: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import Record


def order_of_seats(game: Record) -> int:
    """Seats by the markers, top first, 4 bits each."""
    return game.order[0] | game.order[1] << 4 | game.order[2] << 8 | game.order[3] << 12


def place_in(order: list[int], number: int) -> int:
    """When a seat acts in an order: 0 first."""
    at = 0
    while order[at] != number:
        at += 1
    return at
