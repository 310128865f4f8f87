"""Region cards into a hand and out of it, and what each seat knows of the others' hands.

When the deck is used up, every card is either in a hand or among the open discards: then each seat
knows which cards the others hold together, and a new deck begins. (ruling 15)"""

from cython.cimports.burgundy_qt.rules.core import i8, i32, record_event
from cython.cimports.burgundy_qt.rules.tuscany.journal import CARDS, DRAW, PILE_OF_CARDS
from cython.cimports.burgundy_qt.rules.tuscany.piles import next_card, shuffle, sum_of
from cython.cimports.burgundy_qt.rules.tuscany.state import COLOURS, seat_of


def draw_cards(game, seat):
    """The cards that are due, or as many of them as the deck still holds."""
    number: i32
    if sum_of(game.deck, COLOURS) == 0:
        know_hands(game)
        shuffle(game, PILE_OF_CARDS, game.deck, game.gone, COLOURS)
    number = min(game.cards_due, sum_of(game.deck, COLOURS))
    game.cards_due -= number
    take_cards(game, seat, number, game.cards_for)


def take_cards(game, seat, number, what_for):
    """So many cards from the deck, which holds them: the record's, or as the key draws them."""
    _at: i32
    colour: i32
    drawn: i8[8] = [0, 0, 0, 0, 0, 0, 0, 0]
    if game.given.has_cards:
        for colour in range(COLOURS):
            drawn[colour] = game.given.cards[colour]
            game.deck[colour] -= drawn[colour]
        game.given.has_cards = 0
        game.cards_drawn += number
    else:
        for _at in range(number):
            drawn[next_card(game)] += 1
    for colour in range(COLOURS):
        seat_of(game, seat).hand[colour] += drawn[colour]
    record_event(game.journal, DRAW, seat, number, what_for)
    record_event(
        game.journal,
        CARDS,
        seat,
        drawn[0] | drawn[1] << 4 | drawn[2] << 8 | drawn[3] << 12,
        drawn[4] | drawn[5] << 4 | drawn[6] << 8 | drawn[7] << 12,
    )


def know_hands(game):
    """Of a deck that is used up each seat knows what the others hold together."""
    seat: i32
    other: i32
    colour: i32
    for seat in range(game.players):
        for colour in range(COLOURS):
            seat_of(game, seat).known[colour] = 0
            for other in range(game.players):
                if other != seat:
                    seat_of(game, seat).known[colour] += seat_of(game, other).hand[colour]


def discard_card(game, seat, colour, number):
    """So many cards of a colour from a hand to the open discards; the others count them."""
    other: i32
    seat_of(game, seat).hand[colour] -= number
    game.gone[colour] += number
    for other in range(game.players):
        if other != seat:
            seat_of(game, other).known[colour] = max(seat_of(game, other).known[colour] - number, 0)


def unseen_cards(game, viewer, colour):
    """Cards of a colour that are in the deck or in others' hands, and the viewer cannot tell
    which."""
    other: i32
    unseen: i32 = game.deck[colour] - seat_of(game, viewer).known[colour]
    for other in range(game.players):
        if other != viewer:
            unseen += seat_of(game, other).hand[colour]
    return unseen
