"""Drawing from the piles: region cards, yield cards, neutral tiles, a seat's own stacks.

Nobody knows the order of a pile, so it is kept as a number of each kind, and the key says which
comes next: the same key gives the same order, whoever draws. A pile that is used up is made anew of
its discards. (rulings 15 and 21)"""

from cython.cimports.burgundy_qt.rules.core import i32, random_below, random_bits, record_event
from cython.cimports.burgundy_qt.rules.tuscany.journal import (
    PILE_OF_NEUTRAL,
    PILE_OF_YIELDS,
    SHUFFLE,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    CARDS_AT,
    COLOURS,
    NEUTRAL_AT,
    OWN_AT,
    TILES,
    YIELDS,
    YIELDS_AT,
    seat_of,
)


def sum_of(counts, kinds):
    """How many there are in all."""
    kind: i32
    total: i32 = 0
    for kind in range(kinds):
        total += counts[kind]
    return total


def pick(counts, kinds, number):
    """Take one from a pile that is not empty, evenly by a number of `random_bits`; returns its
    kind."""
    kind: i32 = 0
    at: i32 = random_below(sum_of(counts, kinds), number)
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def shuffle(game, pile, stack, gone, kinds):
    """Make an empty pile anew of its discards."""
    kind: i32
    record_event(game.journal, SHUFFLE, pile, sum_of(gone, kinds), 0)
    for kind in range(kinds):
        stack[kind] = gone[kind]
        gone[kind] = 0


def next_neutral(game):
    """The next neutral tile, of a new stack where that is needed; there is one."""
    if sum_of(game.neutral, TILES) == 0:
        shuffle(game, PILE_OF_NEUTRAL, game.neutral, game.neutral_gone, TILES)
    game.neutral_drawn += 1
    if game.given.tile:
        game.neutral[game.given.tile - 1] -= 1
        return game.given.tile - 1
    return pick(game.neutral, TILES, random_bits(game.key, NEUTRAL_AT + game.neutral_drawn))


def next_own(game, seat):
    """The next tile of a seat's stacks, the left one first; there is one."""
    seat_of(game, seat).shown += 1
    if game.given.tile:
        seat_of(game, seat).to_come[game.given.tile - 1] -= 1
        return game.given.tile - 1
    return pick(
        seat_of(game, seat).to_come,
        TILES,
        random_bits(game.key, OWN_AT + 32 * seat + seat_of(game, seat).shown),
    )


def next_yield(game):
    """The next yield card, of a new pile where that is needed."""
    if sum_of(game.yields, YIELDS) == 0:
        shuffle(game, PILE_OF_YIELDS, game.yields, game.yields_gone, YIELDS)
    game.yields_drawn += 1
    if game.given.yield_card:
        game.yields[game.given.yield_card - 1] -= 1
        return game.given.yield_card - 1
    return pick(game.yields, YIELDS, random_bits(game.key, YIELDS_AT + game.yields_drawn))


def next_card(game):
    """The next region card of a deck that is not empty."""
    game.cards_drawn += 1
    return pick(game.deck, COLOURS, random_bits(game.key, CARDS_AT + game.cards_drawn))


def cards_left(game):
    """Whether a region card can be drawn: there is one in the deck or in its discards."""
    return sum_of(game.deck, COLOURS) > 0 or sum_of(game.gone, COLOURS) > 0
