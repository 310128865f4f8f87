"""Laying a tile: its own points and gains, its region, its colour; then what is drawn or chosen.
("Place 1 tile", "The tiles in detail"; rulings 8 and 12)"""

from cython.cimports.burgundy_qt.rules.core import bit_count, i32, record_event, u32
from cython.cimports.burgundy_qt.rules.tuscany.actions import (
    BY_CASTLE,
    by_of,
    cell_of,
    payment_of,
    placed_tile,
)
from cython.cimports.burgundy_qt.rules.tuscany.components.tables import (
    COLOUR_BONUSES,
    REGION_POINTS,
)
from cython.cimports.burgundy_qt.rules.tuscany.display import take_from_display
from cython.cimports.burgundy_qt.rules.tuscany.duchy import (
    colour_at,
    cover,
    covers_colour,
    new_crops,
    region_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.gains import (
    gain_green,
    gain_hexagon,
    gain_marble,
    gain_workers,
)
from cython.cimports.burgundy_qt.rules.tuscany.journal import (
    BONUS_FOR_COLOUR,
    FOR_MONASTERY,
    GAIN_FOR_INN,
    GAIN_FOR_QUARRY,
    GAIN_FOR_VILLAGE,
    POINTS_FOR_CROPS,
    POINTS_FOR_REGION,
)
from cython.cimports.burgundy_qt.rules.tuscany.paying import pay
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    AGRICULTURE,
    CART,
    CASTLE,
    DRAWN,
    INN,
    MONASTERY,
    MORE_MARBLE,
    MORE_WORKERS,
    MORE_YIELDS,
    PLACING_FREE,
    QUARRY,
    RANKS,
    TAKING_BONUS,
    TOWN,
    VILLAGE,
    seat_of,
)


def place(game, seat, action):
    """Lay a stored tile for its payment, or by a castle one of the display for nothing."""
    tile: i32 = placed_tile(action)
    cell: i32 = cell_of(action)
    colour: i32 = colour_at(seat_of(game, seat), cell)
    crops: i32 = 0
    if by_of(action) == BY_CASTLE:
        take_from_display(game, seat, tile)
    else:
        pay(game, seat, colour, payment_of(action))
        seat_of(game, seat).stored[tile] -= 1
    if colour == AGRICULTURE:
        crops = new_crops(seat_of(game, seat), cell, tile)
    cover(seat_of(game, seat), cell, tile)
    bring_at_once(game, seat, colour, crops)
    complete_region(game, seat, cell)
    complete_colour(game, seat, colour)
    bring_later(game, seat, colour)


def bring_at_once(game, seat, colour, crops):
    """What hangs on nothing drawn or chosen: points for new crops, marble, workers, a hexagon."""
    if colour == AGRICULTURE:
        gain_green(game, seat, crops, POINTS_FOR_CROPS)
    elif colour == QUARRY:
        gain_marble(game, seat, 1 + seat_of(game, seat).bonus[MORE_MARBLE], GAIN_FOR_QUARRY)
    elif colour == VILLAGE:
        gain_workers(game, seat, 1 + seat_of(game, seat).bonus[MORE_WORKERS], GAIN_FOR_VILLAGE)
    elif colour == INN:
        gain_hexagon(game, seat, GAIN_FOR_INN)


def complete_region(game, seat, cell):
    """Green points once the whole region of a cell is covered."""
    region: u32 = region_of(seat_of(game, seat), cell)
    if region & ~seat_of(game, seat).covered == 0:
        gain_green(game, seat, REGION_POINTS[bit_count(region)], POINTS_FOR_REGION)


def complete_colour(game, seat, colour):
    """The colour's bonus for the first and the second seat that has covered all its cells."""
    rank: i32 = game.ranks[colour]
    if rank < RANKS and covers_colour(seat_of(game, seat), colour):
        game.ranks[colour] += 1
        seat_of(game, seat).green += COLOUR_BONUSES[colour][rank]
        record_event(game.journal, BONUS_FOR_COLOUR, seat, colour, rank)


def bring_later(game, seat, colour):
    """What follows once the display is filled: cards, yield cards, a free tile, a bonus tile."""
    game.pending = 0
    if colour == MONASTERY:
        game.cards_due = DRAWN
        game.cards_for = FOR_MONASTERY
    elif colour == CART:
        game.yields_due = 1 + seat_of(game, seat).bonus[MORE_YIELDS]
    elif colour == CASTLE:
        game.pending = PLACING_FREE
    elif colour == TOWN:
        game.pending = TAKING_BONUS
