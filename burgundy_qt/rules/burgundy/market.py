"""The market: tiles in the depots and on the inns, and the way from there into a seat's storage.
(2011, "Preparing a phase")"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    REGION_AT,
    REGION_CELLS,
    REGION_SIZE,
    SPACE_STACK,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import owners
from cython.cimports.burgundy_qt.rules.burgundy.tiles import CASTLES, MINES, NO_TILE
from cython.cimports.burgundy_qt.rules.core import i32, is_recording, record_event, single_bit, u64

# Inns: a row of colourless tiles beside the black depot, bought from it as the turn's one purchase.
# (2019, p. 12) A purchase offers them with `INN_ROW` as its depot; they go on cells of any colour,
# one in a region.


def join_row(game):
    """Add this phase's inn to the row; those already there stay."""
    if game.modules & state.INNS:
        game.inns += 1


def note_inn(seat, cell):
    """Note that an inn is on the cell: its region takes no other."""
    seat.with_inn |= REGION_CELLS[seat.estate][REGION_AT[seat.estate][cell]]


def size_of(seat, region):
    """Return the cells of a region, 1 more for its inn; never more than the largest that scores, 36
    points."""
    size: i32 = REGION_SIZE[seat.estate][region]
    if seat.with_inn & REGION_CELLS[seat.estate][region]:
        size += 1
    return min(size, state.LARGEST_REGION)


def refill(game):
    """Remove the tiles left over and put a new one on every space that this number of players uses.
    Goods stay."""
    depot: i32
    space: i32
    tile: i32
    for depot in range(state.DEPOTS):
        empty_depot(game, depot)
        for space in range(state.SPACES):
            tile = drawn_tile(game, stack_for(game, depot, space))
            game.depots[depot][space] = tile
            if tile != NO_TILE:
                game.on_offer[depot] |= single_bit(tile)
    join_row(game)
    if is_recording(game.journal):
        record_phase(game)


def empty_depot(game, depot):
    space: i32
    game.on_offer[depot] = 0
    for space in range(state.SPACES):
        game.depots[depot][space] = NO_TILE


def stack_for(game, depot, space):
    """Return the stack that fills a space, or -1. With three players depot 6 gets a mine on its
    castle space in phases B and D."""
    stack: i32 = SPACE_STACK[game.players][depot][space] - 1
    if game.players == 3 and depot == 6 and stack == CASTLES and game.phase % 2 == 1:
        return MINES
    return stack


def drawn_tile(game, stack):
    """Return the next tile of a stack; none if the stack is empty."""
    if stack < 0 or game.drawn[stack] >= game.stack_end[stack]:
        return NO_TILE
    game.drawn[stack] += 1
    return game.stack[game.drawn[stack] - 1]


def goods_of_phase(game):
    """Return the index of the running phase's five goods in the row of goods."""
    return 3 * owners(game) + state.ROUNDS * game.phase


def record_phase(game):
    depot: i32
    round_: i32
    goods: i32 = 0
    for round_ in range(state.ROUNDS):
        goods |= game.goods[goods_of_phase(game) + round_] << 3 * round_
    record_event(game.journal, state.PHASE_BEGINS, game.phase, goods, game.inns)
    for depot in range(state.DEPOTS):
        record_event(
            game.journal, state.DEPOT, depot, four_tiles(game, depot, 0), four_tiles(game, depot, 4)
        )


def four_tiles(game, depot, first):
    space: i32
    tiles: i32 = 0
    for space in range(4):
        tiles |= game.depots[depot][first + space] << 6 * space
    return tiles


def take_out(game, depot, tile):
    """Take a tile from a depot, the first of equal ones in printed order, or an inn from its
    row."""
    space: i32
    found: i32 = -1
    equal: i32 = 0
    if depot == state.INN_ROW:
        game.inns -= 1
        return
    for space in range(state.SPACES):
        if game.depots[depot][space] == tile:
            equal += 1
            if found < 0:
                found = space
    game.depots[depot][found] = NO_TILE
    if equal == 1:
        game.on_offer[depot] &= ~single_bit(tile)


def store(seat, tile):
    """Put a tile into storage, which must have room."""
    seat.storage[seat.stored_tiles] = tile
    seat.stored_tiles += 1
    seat.stored |= single_bit(tile)


def drop(seat, tile):
    """Take a tile out of storage."""
    at: i32 = 0
    while seat.storage[at] != tile:
        at += 1
    seat.stored_tiles -= 1
    while at < seat.stored_tiles:
        seat.storage[at] = seat.storage[at + 1]
        at += 1
    seat.storage[seat.stored_tiles] = NO_TILE
    refresh_stored(seat)


def store_goods(seat, good, tiles):
    """Put goods of a type into store, which must have room."""
    seat.types_held |= single_bit(good)
    seat.goods[good] += tiles


def refresh_stored(seat):
    at: i32
    stored: u64 = 0
    for at in range(seat.stored_tiles):
        stored |= single_bit(seat.storage[at])
    seat.stored = stored
