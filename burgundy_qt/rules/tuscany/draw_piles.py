"""The display, the stacks and the piles, the hands drawn from them, and their parts that a seat
cannot know.

The display: eight open tiles, filled from the stacks of the seat that takes one, swept at five of a
colour. ("Take 1 tile", "Don't forget"; rulings 4, 5, 7, 16 and 17)
"""

from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i8,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
    u32,
)
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import CELLS_OF, COLOUR_OF
from cython.cimports.burgundy_qt.rules.tuscany.state import seat_of

# Drawing from the piles: region cards, yield cards, neutral tiles, a seat's own stacks. No player
# knows the order of a pile, so it is stored as a number of each kind, and the key decides the next
# one: the same key gives the same order for every seat. A pile that is used up is made anew of its
# discards. (rulings 15 and 21)


def sum_of(counts, kinds):
    """Return how many there are in all."""
    kind: i32
    total: i32 = 0
    for kind in range(kinds):
        total += counts[kind]
    return total


def pick(counts, kinds, number):
    """Take one from a pile that is not empty, evenly by a number of `random_bits`; return its
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
    record_event(game.journal, state.SHUFFLE, pile, sum_of(gone, kinds), 0)
    for kind in range(kinds):
        stack[kind] = gone[kind]
        gone[kind] = 0


def next_neutral(game):
    """Return the next neutral tile, of a new stack if necessary; there must be one."""
    if sum_of(game.neutral, state.TILES) == 0:
        shuffle(game, state.PILE_OF_NEUTRAL, game.neutral, game.neutral_gone, state.TILES)
    game.neutral_drawn += 1
    if game.given.tile:
        game.neutral[game.given.tile - 1] -= 1
        return game.given.tile - 1
    return pick(
        game.neutral, state.TILES, random_bits(game.key, state.NEUTRAL_AT + game.neutral_drawn)
    )


def next_own(game, seat):
    """Return the next tile of a seat's stacks, the left one first; there must be one."""
    seat_of(game, seat).shown += 1
    if game.given.tile:
        seat_of(game, seat).to_come[game.given.tile - 1] -= 1
        return game.given.tile - 1
    return pick(
        seat_of(game, seat).to_come,
        state.TILES,
        random_bits(game.key, state.OWN_AT + 32 * seat + seat_of(game, seat).shown),
    )


def next_yield(game):
    """Return the next yield card, of a new pile if necessary."""
    if sum_of(game.yields, state.YIELDS) == 0:
        shuffle(game, state.PILE_OF_YIELDS, game.yields, game.yields_gone, state.YIELDS)
    game.yields_drawn += 1
    if game.given.yield_card:
        game.yields[game.given.yield_card - 1] -= 1
        return game.given.yield_card - 1
    return pick(
        game.yields, state.YIELDS, random_bits(game.key, state.YIELDS_AT + game.yields_drawn)
    )


def next_card(game):
    """Return the next region card of a deck that is not empty."""
    game.cards_drawn += 1
    return pick(game.deck, state.COLOURS, random_bits(game.key, state.CARDS_AT + game.cards_drawn))


def cards_left(game):
    """Return whether a region card can be drawn, from the deck or from its discards."""
    return sum_of(game.deck, state.COLOURS) > 0 or sum_of(game.gone, state.COLOURS) > 0


def tiles_shown(game):
    """Return the set of tiles, by their kinds, in the display."""
    slot: i32
    tiles: u32 = 0
    for slot in range(state.SLOTS):
        if game.display[slot]:
            tiles |= single_bit(game.display[slot] - 1)
    return tiles


def colours_that_fit(seat):
    """Return the set of colours of which an empty cell touches a covered one."""
    colour: i32
    colours: u32 = 0
    for colour in range(state.COLOURS):
        if seat.reach & CELLS_OF[seat.deal][colour]:
            colours |= single_bit(colour)
    return colours


def fitting_tiles(game, seat):
    """Return the set of tiles of the display that fit in a seat's duchy, with or without the cards
    for them."""
    fitting: u32 = 0
    colours: u32 = colours_that_fit(seat_of(game, seat))
    shown: u32 = tiles_shown(game)
    while shown:
        if has_bit(colours, COLOUR_OF[lowest_bit(shown)]):
            fitting |= single_bit(lowest_bit(shown))
        shown &= shown - 1
    return fitting


def may_swap(game, seat):
    """Return whether a seat may swap a colour of the display: nothing in it fits, and a tile that
    does is in the neutral stack or among its discards. (ruling 7)"""
    tile: i32
    colours: u32 = colours_that_fit(seat_of(game, seat))
    if fitting_tiles(game, seat):
        return 0
    for tile in range(state.TILES):
        if has_bit(colours, COLOUR_OF[tile]) and game.neutral[tile] + game.neutral_gone[tile] > 0:
            return 1
    return 0


def take_from_display(game, seat, tile):
    """Take a tile from the lowest slot that shows it; the seat's own stacks will fill the hole."""
    slot: i32 = 0
    while game.display[slot] != tile + 1:
        slot += 1
    game.display[slot] = 0
    game.backs &= ~single_bit(slot)
    game.holes |= single_bit(slot)
    game.filler = seat


def own_tile(game):
    """Return whether the next hole is filled from a seat's own stacks."""
    return (
        game.filler != state.NEUTRAL
        and seat_of(game, game.filler).shown < state.STACKS * state.STACK
    )


def can_fill(game):
    """Return whether there is a tile for the next hole."""
    return (
        own_tile(game)
        or sum_of(game.neutral, state.TILES) > 0
        or sum_of(game.neutral_gone, state.TILES) > 0
    )


def fill_hole(game):
    """Fill the lowest hole with a tile; the last tile of a stack may end the phase."""
    slot: i32 = lowest_bit(game.holes)
    seat: i32 = game.filler if own_tile(game) else state.NEUTRAL
    tile: i32
    stack: i32
    ends: i32
    game.holes &= game.holes - 1
    if seat == state.NEUTRAL:
        tile = next_neutral(game)
        game.backs |= single_bit(slot)
    else:
        tile = next_own(game, seat)
    game.given.tile = 0
    game.display[slot] = tile + 1
    record_event(game.journal, state.REFILL, slot, tile, seat)
    if seat != state.NEUTRAL and seat_of(game, seat).shown % state.STACK == 0:
        stack = seat_of(game, seat).shown // state.STACK - 1
        ends = 1 if stack == game.phase and not game.emptied else 0
        game.emptied |= ends
        record_event(game.journal, state.EMPTIED, seat, stack, ends)


def five_of_a_colour(game):
    """Return the colour of five tiles in the display, -1 for none."""
    slot: i32
    colour: i32
    of_colour: i8[8] = [0, 0, 0, 0, 0, 0, 0, 0]
    for slot in range(state.SLOTS):
        if game.display[slot]:
            colour = COLOUR_OF[game.display[slot] - 1]
            of_colour[colour] += 1
            if of_colour[colour] == state.FIVE:
                return colour
    return -1


def sweep(game, colour, is_swap):
    """Remove all tiles of a colour from the display, the neutral ones to their discards; neutral
    ones will fill the holes."""
    slot: i32
    swept: i32 = 0
    for slot in range(state.SLOTS):
        if game.display[slot] == 0 or COLOUR_OF[game.display[slot] - 1] != colour:
            continue
        if has_bit(game.backs, slot):
            game.neutral_gone[game.display[slot] - 1] += 1
        game.display[slot] = 0
        swept |= single_bit(slot)
    game.backs &= ~swept
    game.holes |= swept
    game.filler = state.NEUTRAL
    record_event(game.journal, state.SWEEP, colour, swept, is_swap)


# Region cards into a hand and out of it, and each seat's knowledge of the others' hands. When the
# deck is used up, every card is either in a hand or among the open discards: then each seat knows
# the cards of the others together, and a new deck begins. (ruling 15)


def draw_cards(game, seat):
    """Draw the cards that are due, or as many of them as the deck still has."""
    number: i32
    if sum_of(game.deck, state.COLOURS) == 0:
        record_known_hands(game)
        shuffle(game, state.PILE_OF_CARDS, game.deck, game.gone, state.COLOURS)
    number = min(game.cards_due, sum_of(game.deck, state.COLOURS))
    game.cards_due -= number
    take_cards(game, seat, number, game.cards_for)


def take_cards(game, seat, number, what_for):
    """Draw `number` cards from the deck, which has them: the record's, or those of the key."""
    _at: i32
    colour: i32
    drawn: i8[8] = [0, 0, 0, 0, 0, 0, 0, 0]
    if game.given.has_cards:
        for colour in range(state.COLOURS):
            drawn[colour] = game.given.cards[colour]
            game.deck[colour] -= drawn[colour]
        game.given.has_cards = 0
        game.cards_drawn += number
    else:
        for _at in range(number):
            drawn[next_card(game)] += 1
    for colour in range(state.COLOURS):
        seat_of(game, seat).hand[colour] += drawn[colour]
    record_event(game.journal, state.DRAW, seat, number, what_for)
    record_event(
        game.journal,
        state.CARDS,
        seat,
        drawn[0] | drawn[1] << 4 | drawn[2] << 8 | drawn[3] << 12,
        drawn[4] | drawn[5] << 4 | drawn[6] << 8 | drawn[7] << 12,
    )


def record_known_hands(game):
    """Record for each seat the cards of all others together, when the deck is used up."""
    seat: i32
    other: i32
    colour: i32
    for seat in range(game.players):
        for colour in range(state.COLOURS):
            seat_of(game, seat).known[colour] = 0
            for other in range(game.players):
                if other != seat:
                    seat_of(game, seat).known[colour] += seat_of(game, other).hand[colour]


def discard_card(game, seat, colour, number):
    """Move cards of a colour from a hand to the open discards; the others count them."""
    other: i32
    seat_of(game, seat).hand[colour] -= number
    game.gone[colour] += number
    for other in range(game.players):
        if other != seat:
            seat_of(game, other).known[colour] = max(seat_of(game, other).known[colour] - number, 0)


def unseen_cards(game, viewer, colour):
    """Return the number of cards of a colour in the deck or in others' hands, as far as the viewer
    cannot know where."""
    other: i32
    unseen: i32 = game.deck[colour] - seat_of(game, viewer).known[colour]
    for other in range(game.players):
        if other != viewer:
            unseen += seat_of(game, other).hand[colour]
    return unseen


# Draws anew what a seat cannot know: the others' hands, each with its number of cards. (ruling 21)
# The order of the piles is not stored: another key is another order.


def determinize_hands(game, viewer, key):
    """Shuffle the others' hands and the deck and deal anew, without the cards that the viewer knows
    in those hands."""
    seat: i32
    _at: i32
    number: i32
    place: i32 = state.UNSEEN_AT
    sizes: i32[4] = [0, 0, 0, 0]
    held: i8[8] = [0, 0, 0, 0, 0, 0, 0, 0]
    for seat in range(game.players):
        sizes[seat] = sum_of(seat_of(game, seat).hand, state.COLOURS)
    number = gather_hands(game, viewer, held)
    for _at in range(number):
        held[pick(game.deck, state.COLOURS, random_bits(key, place))] += 1
        place += 1
    for seat in range(game.players):
        if seat != viewer:
            for _at in range(sizes[seat]):
                seat_of(game, seat).hand[pick(held, state.COLOURS, random_bits(key, place))] += 1
                place += 1


def gather_hands(game, viewer, held):
    """Empty the others' hands into the deck, and the known cards into `held`; return how many cards
    they need from the deck."""
    seat: i32
    colour: i32
    number: i32 = 0
    for colour in range(state.COLOURS):
        for seat in range(game.players):
            if seat != viewer:
                number += seat_of(game, seat).hand[colour]
                game.deck[colour] += seat_of(game, seat).hand[colour]
                seat_of(game, seat).hand[colour] = 0
        held[colour] = seat_of(game, viewer).known[colour]
        game.deck[colour] -= held[colour]
        number -= held[colour]
    return number
