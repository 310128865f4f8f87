"""The display: eight open tiles, filled from the stacks of whoever takes one, swept where five are
of a colour. ("Take 1 tile", "Don't forget"; rulings 4, 5, 7, 16 and 17)"""

from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i8,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u32,
)
from cython.cimports.burgundy_qt.rules.tuscany.components.tables import CELLS_OF, COLOUR_OF
from cython.cimports.burgundy_qt.rules.tuscany.journal import EMPTIED, REFILL, SWEEP
from cython.cimports.burgundy_qt.rules.tuscany.piles import next_neutral, next_own, sum_of
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    COLOURS,
    FIVE,
    NEUTRAL,
    SLOTS,
    STACK,
    STACKS,
    TILES,
    seat_of,
)


def tiles_shown(game):
    """The set of tiles, by their kinds, that lie in the display."""
    slot: i32
    tiles: u32 = 0
    for slot in range(SLOTS):
        if game.display[slot]:
            tiles |= single_bit(game.display[slot] - 1)
    return tiles


def colours_that_fit(seat):
    """The set of colours of which an empty cell touches a covered one."""
    colour: i32
    colours: u32 = 0
    for colour in range(COLOURS):
        if seat.reach & CELLS_OF[seat.deal][colour]:
            colours |= single_bit(colour)
    return colours


def fitting_tiles(game, seat):
    """The set of tiles of the display that fit somewhere in a seat's duchy; cards do not
    matter."""
    fitting: u32 = 0
    colours: u32 = colours_that_fit(seat_of(game, seat))
    shown: u32 = tiles_shown(game)
    while shown:
        if has_bit(colours, COLOUR_OF[lowest_bit(shown)]):
            fitting |= single_bit(lowest_bit(shown))
        shown &= shown - 1
    return fitting


def may_swap(game, seat):
    """Whether a seat may swap a colour of the display: nothing there fits, and something that does
    is in the neutral stack or among its discards. (ruling 7)"""
    tile: i32
    colours: u32 = colours_that_fit(seat_of(game, seat))
    if fitting_tiles(game, seat):
        return 0
    for tile in range(TILES):
        if has_bit(colours, COLOUR_OF[tile]) and game.neutral[tile] + game.neutral_gone[tile] > 0:
            return 1
    return 0


def take_from_display(game, seat, tile):
    """A tile out of the lowest slot that shows it; the seat's own stacks will fill the hole."""
    slot: i32 = 0
    while game.display[slot] != tile + 1:
        slot += 1
    game.display[slot] = 0
    game.backs &= ~single_bit(slot)
    game.holes |= single_bit(slot)
    game.filler = seat


def own_tile(game):
    """Whether the next hole is filled from a seat's own stacks."""
    return game.filler != NEUTRAL and seat_of(game, game.filler).shown < STACKS * STACK


def can_fill(game):
    """Whether there is a tile for the next hole."""
    return own_tile(game) or sum_of(game.neutral, TILES) > 0 or sum_of(game.neutral_gone, TILES) > 0


def fill_hole(game):
    """A tile into the lowest hole; the last one of a stack may end the phase."""
    slot: i32 = lowest_bit(game.holes)
    seat: i32 = game.filler if own_tile(game) else NEUTRAL
    tile: i32
    stack: i32
    ends: i32
    game.holes &= game.holes - 1
    if seat == NEUTRAL:
        tile = next_neutral(game)
        game.backs |= single_bit(slot)
    else:
        tile = next_own(game, seat)
    game.given.tile = 0
    game.display[slot] = tile + 1
    record_event(game.journal, REFILL, slot, tile, seat)
    if seat != NEUTRAL and seat_of(game, seat).shown % STACK == 0:
        stack = seat_of(game, seat).shown // STACK - 1
        ends = 1 if stack == game.phase and not game.emptied else 0
        game.emptied |= ends
        record_event(game.journal, EMPTIED, seat, stack, ends)


def five_of_a_colour(game):
    """The colour of which five tiles lie in the display, -1 for none."""
    slot: i32
    colour: i32
    of_colour: i8[8] = [0, 0, 0, 0, 0, 0, 0, 0]
    for slot in range(SLOTS):
        if game.display[slot]:
            colour = COLOUR_OF[game.display[slot] - 1]
            of_colour[colour] += 1
            if of_colour[colour] == FIVE:
                return colour
    return -1


def sweep(game, colour, is_swap):
    """All tiles of a colour leave the display, the neutral ones to their discards; neutral ones
    will come."""
    slot: i32
    swept: i32 = 0
    for slot in range(SLOTS):
        if game.display[slot] == 0 or COLOUR_OF[game.display[slot] - 1] != colour:
            continue
        if has_bit(game.backs, slot):
            game.neutral_gone[game.display[slot] - 1] += 1
        game.display[slot] = 0
        swept |= single_bit(slot)
    game.backs &= ~swept
    game.holes |= swept
    game.filler = NEUTRAL
    record_event(game.journal, SWEEP, colour, swept, is_swap)
