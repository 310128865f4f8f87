"""What a seat cannot know, drawn anew: the others' hands, so that each keeps its number of cards.
(ruling 21)

The order of the piles is nowhere kept: another key is another order."""

from cython.cimports.burgundy_qt.rules.core import i8, i32, random_bits
from cython.cimports.burgundy_qt.rules.tuscany.piles import pick, sum_of
from cython.cimports.burgundy_qt.rules.tuscany.state import COLOURS, UNSEEN_AT, seat_of


def redraw_hands(game, viewer, key):
    """Shuffle the others' hands and the deck, but for the cards that the viewer knows to be in
    those hands, and deal anew."""
    seat: i32
    _at: i32
    number: i32
    place: i32 = UNSEEN_AT
    sizes: i32[4] = [0, 0, 0, 0]
    held: i8[8] = [0, 0, 0, 0, 0, 0, 0, 0]
    for seat in range(game.players):
        sizes[seat] = sum_of(seat_of(game, seat).hand, COLOURS)
    number = gather_hands(game, viewer, held)
    for _at in range(number):
        held[pick(game.deck, COLOURS, random_bits(key, place))] += 1
        place += 1
    for seat in range(game.players):
        if seat != viewer:
            for _at in range(sizes[seat]):
                seat_of(game, seat).hand[pick(held, COLOURS, random_bits(key, place))] += 1
                place += 1


def gather_hands(game, viewer, held):
    """Empty the others' hands into the deck, and what is known of them into `held`; returns how
    many cards they need from the deck."""
    seat: i32
    colour: i32
    number: i32 = 0
    for colour in range(COLOURS):
        for seat in range(game.players):
            if seat != viewer:
                number += seat_of(game, seat).hand[colour]
                game.deck[colour] += seat_of(game, seat).hand[colour]
                seat_of(game, seat).hand[colour] = 0
        held[colour] = seat_of(game, viewer).known[colour]
        game.deck[colour] -= held[colour]
        number -= held[colour]
    return number
