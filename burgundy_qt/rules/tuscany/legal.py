"""What a seat may do, in the protocol's order. ("The course of the game"; rulings 3, 4, 7, 11, 13
and 20)"""

from cython.cimports.burgundy_qt.rules.core import i32, lowest_bit, u32
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.actions import (
    BONUS,
    BY_CASTLE,
    BY_MARBLE,
    BY_START,
    BY_SWAP,
    BY_TOWN,
    BY_TURN,
    DRAW,
    END,
    NO_PAYMENT,
    PASS,
    PLACE,
    SWAP,
    TAKE,
    packed,
    place_of,
    take_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import COLOUR_OF
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import (
    cards_left,
    fitting_tiles,
    may_swap,
    tiles_shown,
)
from cython.cimports.burgundy_qt.rules.tuscany.placement import (
    can_pay,
    cells_for,
    colour_at,
    list_payments,
    stored_things,
)
from cython.cimports.burgundy_qt.rules.tuscany.set_up import list_duchies
from cython.cimports.burgundy_qt.rules.tuscany.state import seat_of, storage_of


def list_actions(game, seat, actions):
    """List every action of a seat that may decide; return how many."""
    if game.stage == state.ACTING:
        return list_turn(game, seat, actions)
    if game.stage == state.LAYING_OUT:
        return list_duchies(game, seat, actions)
    if game.stage == state.CHOOSING_BONUS:
        return list_bonus_tiles(game, BY_START, actions)
    if game.stage == state.PLACING_FREE:
        return list_free_places(game, seat, actions)
    if game.stage == state.SWAPPED:
        return list_after_swap(game, seat, actions)
    return list_bonus_tiles(game, BY_TOWN, actions)


def list_turn(game, seat, actions):
    """List draw, take, swap and place; in the second action of a turn also its end."""
    n: i32 = 0
    by: i32 = BY_MARBLE if game.actions else BY_TURN
    if cards_left(game):
        actions[n] = packed(DRAW, by, 0)
        n += 1
    n = list_takes(game, seat, by, tiles_shown(game), actions, n)
    if may_swap(game, seat):
        n = list_swaps(game, by, actions, n)
    n = list_places(game, seat, by, actions, n)
    if game.actions:
        actions[n] = packed(END, BY_TURN, 0)
        n += 1
    return n


def list_takes(game, seat, by, tiles, actions, n):
    """List each of a set of tiles of the display; with full storage once for each different thing
    to discard."""
    stored: i32
    is_full: i32 = stored_things(seat_of(game, seat)) == storage_of(seat_of(game, seat))
    while tiles:
        if is_full:
            for stored in range(state.TILES):
                if seat_of(game, seat).stored[stored]:
                    actions[n] = packed(TAKE, by, take_of(lowest_bit(tiles), stored + 1))
                    n += 1
        else:
            actions[n] = packed(TAKE, by, take_of(lowest_bit(tiles), 0))
            n += 1
        tiles &= tiles - 1
    return n


def list_swaps(game, by, actions, n):
    """List each colour in the display."""
    colour: i32
    colours: u32 = 0
    shown: u32 = tiles_shown(game)
    while shown:
        colours |= 1 << COLOUR_OF[lowest_bit(shown)]
        shown &= shown - 1
    for colour in range(state.COLOURS):
        if colours >> colour & 1:
            actions[n] = packed(SWAP, by, colour)
            n += 1
    return n


def list_places(game, seat, by, actions, n):
    """List each stored tile on each cell where it fits, with every payment."""
    tile: i32
    colour: i32
    what: i32
    at: i32
    ways: i32
    cells: u32
    for tile in range(state.TILES):
        if seat_of(game, seat).stored[tile] == 0:
            continue
        cells = cells_for(seat_of(game, seat), tile)
        while cells:
            colour = colour_at(seat_of(game, seat), lowest_bit(cells))
            ways = list_payments(seat_of(game, seat), colour, game.payments)
            for at in range(ways):
                what = place_of(tile, lowest_bit(cells), colour, game.payments[at])
                actions[n] = packed(PLACE, by, what)
                n += 1
            cells &= cells - 1
    return n


def list_free_places(game, seat, actions):
    """List for a castle each tile of the display on each cell where it fits, or none."""
    n: i32 = 0
    cells: u32
    tiles: u32 = fitting_tiles(game, seat)
    while tiles:
        cells = cells_for(seat_of(game, seat), lowest_bit(tiles))
        while cells:
            actions[n] = packed(
                PLACE, BY_CASTLE, place_of(lowest_bit(tiles), lowest_bit(cells), 0, NO_PAYMENT)
            )
            n += 1
            cells &= cells - 1
        tiles &= tiles - 1
    actions[n] = packed(PASS, BY_CASTLE, 0)
    return n + 1


def list_after_swap(game, seat, actions):
    """List the tiles that fit, if there are any, else all, and another swap. (ruling 7)"""
    n: i32
    fitting: u32 = fitting_tiles(game, seat)
    n = list_takes(game, seat, BY_SWAP, fitting if fitting else tiles_shown(game), actions, 0)
    if may_swap(game, seat):
        n = list_swaps(game, BY_SWAP, actions, n)
    return n


def list_bonus_tiles(game, by, actions):
    """List each kind of bonus tile that is left."""
    bonus: i32
    n: i32 = 0
    for bonus in range(state.BONUSES):
        if game.bonus[bonus]:
            actions[n] = packed(BONUS, by, bonus)
            n += 1
    return n


def may_act(game, seat):
    """Return whether a seat can draw, take or place at all."""
    tile: i32
    cells: u32
    if cards_left(game) or tiles_shown(game):
        return 1
    for tile in range(state.TILES):
        if seat_of(game, seat).stored[tile]:
            cells = cells_for(seat_of(game, seat), tile)
            while cells:
                if can_pay(seat_of(game, seat), colour_at(seat_of(game, seat), lowest_bit(cells))):
                    return 1
                cells &= cells - 1
    return 0
