"""Actions as ints: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def packed(kind, by, what):
    """An action: its kind, by what it is done, and what only its kind knows."""
    return kind << KIND_BITS | by << BY_BITS | what


def kind_of(action):
    """The kind of an action."""
    return action >> KIND_BITS


def by_of(action):
    """By what it is done."""
    return action >> BY_BITS & 7


def what_of(action):
    """What only its kind knows."""
    return action & ((1 << BY_BITS) - 1)


def start_of(deal, duchy):
    """A start: the deal of the seat's boards, and 3 * the layout + the board that gets the
    castle."""
    return deal * DUCHIES + duchy


def deal_of(action):
    """The deal of a start's boards."""
    return what_of(action) // DUCHIES


def duchy_of(action):
    """The layout of a start, and which board has the castle."""
    return what_of(action) % DUCHIES


def take_of(tile, discard):
    """A take: the tile, and 1 + the stored thing that is thrown away for it, 0 for none."""
    return tile << 5 | discard


def taken_tile(action):
    """The tile of a take."""
    return action >> 5 & 15


def discard_of(action):
    """1 + the stored thing that a take throws away, 0 for none."""
    return action & 31


def place_of(tile, cell, colour, paid):
    """A place: the tile, the cell, the payment, and the colour of its own cards where it has
    some."""
    return tile << 16 | cell << 11 | (colour if own_cards(paid) else 0) << 8 | paid


def placed_tile(action):
    """The tile of a place."""
    return action >> 16 & 15


def cell_of(action):
    """The cell of a place."""
    return action >> 11 & 31


def paid_colour(action):
    """The colour of a payment's own cards, 0 where it has none."""
    return action >> 8 & 7


def payment_of(action):
    """The payment of a place."""
    return action & 255


def payment(own, first, second):
    """Cards of the space's own colour and up to two pairs of other colours, each 1 + its colour,
    the lower first."""
    return 1 + 81 * own + 9 * first + second


def own_cards(paid):
    """How many cards of the space's own colour a payment has."""
    return (paid - 1) // 81 if paid else 0


def first_pair(paid):
    """1 + the colour of a payment's first pair, 0 for none."""
    return (paid - 1) // 9 % 9 if paid else 0


def second_pair(paid):
    """1 + the colour of a payment's second pair, 0 for none."""
    return (paid - 1) % 9 if paid else 0


def workers_of(paid):
    """How many workers stand in for cards."""
    if paid == NO_PAYMENT:
        return 0
    return 2 - own_cards(paid) - (first_pair(paid) > 0) - (second_pair(paid) > 0)
