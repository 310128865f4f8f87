"""Placing a tile: points and gains of the tile, its region, its colour; then yield cards, draws and
choices.
("Place 1 tile", "The tiles in detail"; rulings 8 and 12)"""

from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u32,
)
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.actions import (
    BY_CASTLE,
    by_of,
    cell_of,
    first_pair,
    own_cards,
    payment,
    payment_of,
    placed_tile,
    second_pair,
    workers_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import (
    CELLS_OF,
    COLOUR_AT,
    COLOUR_BONUSES,
    COLOUR_OF,
    CROPS_ON,
    NEIGHBOURS,
    REGION_POINTS,
)
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import (
    discard_card,
    next_yield,
    sum_of,
    take_from_display,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import seat_of, storage_of

# What a seat gains: points, marble, workers, wooden hexagons, bonus tiles, yield cards. ("The tiles
# in detail"; rulings 9 to 11)


def stored_things(seat):
    """Return how many storage spaces are taken."""
    return sum_of(seat.stored, state.TILES)


def gain_green(game, seat, points, what_for):
    """Give green points; 0 points make no event."""
    if points:
        seat_of(game, seat).green += points
        record_event(game.journal, state.POINTS, seat, points, what_for)


def gain_red(game, seat, points, what_for):
    """Give red points; 0 points make no event."""
    if points:
        seat_of(game, seat).red += points
        record_event(game.journal, state.POINTS, seat, points + state.RED, what_for)


def gain_marble(game, seat, number, what_for):
    """Give marble, without a limit."""
    seat_of(game, seat).marble += number
    record_event(game.journal, state.GAIN, seat, state.MARBLE + 8 * number, what_for)


def gain_workers(game, seat, number, what_for):
    """Give workers, without a limit."""
    seat_of(game, seat).workers += number
    record_event(game.journal, state.GAIN, seat, state.WORKERS + 8 * number, what_for)


def gain_hexagon(game, seat, what_for):
    """Put a wooden hexagon into storage, or give red points if there is no room. (ruling 9)"""
    if stored_things(seat_of(game, seat)) == storage_of(seat_of(game, seat)):
        gain_red(game, seat, state.NO_ROOM_POINTS, state.POINTS_FOR_HEXAGON)
        return
    seat_of(game, seat).stored[state.HEXAGON] += 1
    record_event(game.journal, state.GAIN, seat, state.HEXAGONS + 8, what_for)


def gain_bonus_tile(game, seat, bonus):
    """Give a bonus tile; one for storage scores green points at once."""
    game.bonus[bonus] -= 1
    seat_of(game, seat).bonus[bonus] += 1
    if bonus == state.MORE_STORAGE:
        gain_green(game, seat, state.STORAGE_POINTS, state.POINTS_FOR_STORAGE)


def turn_up_yield(game, seat):
    """Turn up a yield card and give its gains, its cards once they are drawn; bonus tiles add
    nothing."""
    card: i32 = next_yield(game)
    game.given.yield_card = 0
    game.yields_gone[card] += 1
    record_event(game.journal, state.YIELD_CARD, seat, card, 0)
    if card == state.YIELD_CARD_AND_RED:
        game.cards_due = 1
        game.red_due = 1
    elif card == state.YIELD_CARDS:
        game.cards_due = 2
    elif card == state.YIELD_GREEN:
        gain_green(game, seat, 1, state.POINTS_FOR_YIELD)
    elif card == state.YIELD_HEXAGON:
        gain_hexagon(game, seat, state.GAIN_FOR_YIELD)
    elif card == state.YIELD_MARBLE:
        gain_marble(game, seat, 1, state.GAIN_FOR_YIELD)
    elif card == state.YIELD_RED:
        gain_red(game, seat, state.YIELD_RED_POINTS, state.POINTS_FOR_YIELD)
    else:
        gain_workers(game, seat, 1, state.GAIN_FOR_YIELD)
    game.cards_for = state.FOR_YIELD


# A seat's duchy: the tiles on it, the regions, the crops. ("A duchy", "Points")


def cover(seat, cell, tile):
    """Put a tile on a cell: the empty cells that touch it can be next."""
    seat.laid[cell] = tile + 1
    seat.covered |= single_bit(cell)
    seat.reach = (seat.reach | NEIGHBOURS[seat.layout - 1][cell]) & ~seat.covered


def colour_at(seat, cell):
    """Return the colour of a cell."""
    return COLOUR_AT[seat.deal][cell]


def cells_for(seat, tile):
    """Return the set of cells for a tile: empty, of its colour, beside a covered one; for a wooden
    hexagon of any colour."""
    if tile == state.HEXAGON:
        return seat.reach
    return seat.reach & CELLS_OF[seat.deal][COLOUR_OF[tile]]


def region_of(seat, cell):
    """Return the set of cells of a cell's region, at most three."""
    colour: u32 = CELLS_OF[seat.deal][COLOUR_AT[seat.deal][cell]]
    region: u32 = single_bit(cell) | (NEIGHBOURS[seat.layout - 1][cell] & colour)
    edge: u32 = region & ~single_bit(cell)
    while edge:
        region |= NEIGHBOURS[seat.layout - 1][lowest_bit(edge)] & colour
        edge &= edge - 1
    return region


def new_crops(seat, cell, tile):
    """Return how many new crops a tile brings to the region of an empty cell; a wooden hexagon one.
    (ruling 19)"""
    crops: u32 = CROPS_ON[tile]
    laid: u32 = region_of(seat, cell) & seat.covered
    if tile == state.HEXAGON:
        return 1
    while laid:
        crops &= ~CROPS_ON[seat.laid[lowest_bit(laid)] - 1]
        laid &= laid - 1
    return bit_count(crops)


def covers_colour(seat, colour):
    """Return whether all cells of a colour are covered."""
    cells: u32 = CELLS_OF[seat.deal][colour]
    return cells & ~seat.covered == 0


def empty_cells(seat):
    """Return how many cells are empty."""
    return state.CELLS - bit_count(seat.covered)


# The price of a tile: two cards of its space's colour, which workers and pairs can replace. ("Place
# 1 tile", "Village"; ruling 6) A pair replaces only a card that the hand lacks; a worker any card.


def list_payments(seat, colour, payments):
    """List every payment for a space of a colour, in the protocol's order: by their cards as sorted
    lists, then by workers. Returns how many."""
    n: i32 = 0
    own: i32 = min(seat.hand[colour], state.PRICE)
    if seat.workers >= state.PRICE:
        payments[n] = payment(0, 0, 0)
        n += 1
    if own == 0:
        return list_two_pairs(seat, colour, payments, n)
    if own == 1:
        n = list_single_pairs(seat, colour, 1, 0, colour, payments, n)
    if seat.workers >= 1:
        payments[n] = payment(1, 0, 0)
        n += 1
    if own == 1:
        return list_single_pairs(seat, colour, 1, colour + 1, state.COLOURS, payments, n)
    payments[n] = payment(state.PRICE, 0, 0)
    return n + 1


def has_pair(seat, colour, own):
    """Return whether the hand has a pair of a colour, which is not the space's own."""
    return colour != own and seat.hand[colour] >= 2


def list_single_pairs(seat, colour, own, first, end, payments, n):
    """List `own` cards of the own colour with a pair of each colour from `first` to before
    `end`."""
    pair: i32
    for pair in range(first, end):
        if has_pair(seat, pair, colour):
            payments[n] = payment(own, pair + 1, 0)
            n += 1
    return n


def list_two_pairs(seat, colour, payments, n):
    """List the payments without a card of the own colour: a pair and a worker, or two pairs."""
    pair: i32
    other: i32
    for pair in range(state.COLOURS):
        if not has_pair(seat, pair, colour):
            continue
        if seat.workers >= 1:
            payments[n] = payment(0, pair + 1, 0)
            n += 1
        if seat.hand[pair] >= 4:
            payments[n] = payment(0, pair + 1, pair + 1)
            n += 1
        for other in range(pair + 1, state.COLOURS):
            if has_pair(seat, other, colour):
                payments[n] = payment(0, pair + 1, other + 1)
                n += 1
    return n


def can_pay(seat, colour):
    """Return whether the seat can pay for a space of a colour in any way."""
    pair: i32
    means: i32 = min(seat.hand[colour], state.PRICE) + seat.workers
    for pair in range(state.COLOURS):
        if pair != colour:
            means += seat.hand[pair] // 2
    return means >= state.PRICE


def pay(game, seat, colour, paid):
    """Move the cards of a payment to the discards, its workers back to the supply."""
    if own_cards(paid):
        discard_card(game, seat, colour, own_cards(paid))
    if first_pair(paid):
        discard_card(game, seat, first_pair(paid) - 1, 2)
    if second_pair(paid):
        discard_card(game, seat, second_pair(paid) - 1, 2)
    seat_of(game, seat).workers -= workers_of(paid)


def place(game, seat, action):
    """Place a stored tile for its payment, or by a castle one of the display for free."""
    tile: i32 = placed_tile(action)
    cell: i32 = cell_of(action)
    colour: i32 = colour_at(seat_of(game, seat), cell)
    crops: i32 = 0
    if by_of(action) == BY_CASTLE:
        take_from_display(game, seat, tile)
    else:
        pay(game, seat, colour, payment_of(action))
        seat_of(game, seat).stored[tile] -= 1
    if colour == state.AGRICULTURE:
        crops = new_crops(seat_of(game, seat), cell, tile)
    cover(seat_of(game, seat), cell, tile)
    gain_immediately(game, seat, colour, crops)
    complete_region(game, seat, cell)
    complete_colour(game, seat, colour)
    queue_gains(game, seat, colour)


def gain_immediately(game, seat, colour, crops):
    """Give what needs no draw or choice: points for new crops, marble, workers, a hexagon."""
    if colour == state.AGRICULTURE:
        gain_green(game, seat, crops, state.POINTS_FOR_CROPS)
    elif colour == state.QUARRY:
        gain_marble(
            game, seat, 1 + seat_of(game, seat).bonus[state.MORE_MARBLE], state.GAIN_FOR_QUARRY
        )
    elif colour == state.VILLAGE:
        gain_workers(
            game, seat, 1 + seat_of(game, seat).bonus[state.MORE_WORKERS], state.GAIN_FOR_VILLAGE
        )
    elif colour == state.INN:
        gain_hexagon(game, seat, state.GAIN_FOR_INN)


def complete_region(game, seat, cell):
    """Give green points once the whole region of a cell is covered."""
    region: u32 = region_of(seat_of(game, seat), cell)
    if region & ~seat_of(game, seat).covered == 0:
        gain_green(game, seat, REGION_POINTS[bit_count(region)], state.POINTS_FOR_REGION)


def complete_colour(game, seat, colour):
    """Give the colour's bonus to the first and the second seat that has covered all its cells."""
    rank: i32 = game.ranks[colour]
    if rank < state.RANKS and covers_colour(seat_of(game, seat), colour):
        game.ranks[colour] += 1
        seat_of(game, seat).green += COLOUR_BONUSES[colour][rank]
        record_event(game.journal, state.BONUS_FOR_COLOUR, seat, colour, rank)


def queue_gains(game, seat, colour):
    """Prepare what follows once the display is filled: cards, yield cards, a free tile, a bonus
    tile."""
    game.pending = 0
    if colour == state.MONASTERY:
        game.cards_due = state.DRAWN
        game.cards_for = state.FOR_MONASTERY
    elif colour == state.CART:
        game.yields_due = 1 + seat_of(game, seat).bonus[state.MORE_YIELDS]
    elif colour == state.CASTLE:
        game.pending = state.PLACING_FREE
    elif colour == state.TOWN:
        game.pending = state.TAKING_BONUS
