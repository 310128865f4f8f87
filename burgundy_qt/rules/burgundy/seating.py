"""Orders of seats as numbers: the plain twin of the header beside this file."""


def order_of_seats(game):
    """Seats by the markers, top first, 4 bits each."""
    return game.order[0] | game.order[1] << 4 | game.order[2] << 8 | game.order[3] << 12
