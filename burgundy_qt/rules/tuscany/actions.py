"""Actions as ints: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def packed(kind: int, by: int, what: int) -> int:
    """Return an action: its kind, what grants it, and the bits that depend on the kind."""
    return kind << KIND_BITS | by << BY_BITS | what


def kind_of(action: int) -> int:
    """Return the kind of an action."""
    return action >> KIND_BITS


def by_of(action: int) -> int:
    """Return what grants it."""
    return action >> BY_BITS & 7


def what_of(action: int) -> int:
    """Return the bits that depend on the kind."""
    return action & ((1 << BY_BITS) - 1)


def start_of(deal: int, duchy: int) -> int:
    """Return a start: the deal of the seat's boards, and 3 * the layout + the board that gets the
    castle."""
    return deal * DUCHIES + duchy


def deal_of(action: int) -> int:
    """Return the deal of a start's boards."""
    return what_of(action) // DUCHIES


def duchy_of(action: int) -> int:
    """Return the layout of a start, and which board has the castle."""
    return what_of(action) % DUCHIES


def take_of(tile: int, discard: int) -> int:
    """Return a take: the tile, and 1 + the stored thing that is discarded for it, 0 for none."""
    return tile << 5 | discard


def taken_tile(action: int) -> int:
    """Return the tile of a take."""
    return action >> 5 & 15


def discard_of(action: int) -> int:
    """Return 1 + the stored thing that a take discards, 0 for none."""
    return action & 31


def place_of(tile: int, cell: int, colour: int, paid: int) -> int:
    """Return a place: the tile, the cell, the payment, and the colour of its own cards, if it has
    some."""
    return tile << 16 | cell << 11 | (colour if own_cards(paid) else 0) << 8 | paid


def placed_tile(action: int) -> int:
    """Return the tile of a place."""
    return action >> 16 & 15


def cell_of(action: int) -> int:
    """Return the cell of a place."""
    return action >> 11 & 31


def paid_colour(action: int) -> int:
    """Return the colour of a payment's own cards, 0 if it has none."""
    return action >> 8 & 7


def payment_of(action: int) -> int:
    """Return the payment of a place."""
    return action & 255


def payment(own: int, first: int, second: int) -> int:
    """Return a payment: cards of the space's own colour and up to two pairs of other colours, each
    1 + its colour, the lower first."""
    return 1 + 81 * own + 9 * first + second


def own_cards(paid: int) -> int:
    """Return how many cards of the space's own colour a payment has."""
    return (paid - 1) // 81 if paid else 0


def first_pair(paid: int) -> int:
    """Return 1 + the colour of a payment's first pair, 0 for none."""
    return (paid - 1) // 9 % 9 if paid else 0


def second_pair(paid: int) -> int:
    """Return 1 + the colour of a payment's second pair, 0 for none."""
    return (paid - 1) % 9 if paid else 0


def workers_of(paid: int) -> int:
    """Return how many workers replace cards."""
    if paid == NO_PAYMENT:
        return 0
    return 2 - own_cards(paid) - (first_pair(paid) > 0) - (second_pair(paid) > 0)
