"""The team game: two against two, and each pair plays one estate of two halves. (2019, p. 13)

Each seat has a half of its team's estate: 0 and 1 the left ones, their partners 2 and 3 the right
ones. All else that a team shares is the same in both, so that the rules find it in either: see
`share`. A seat's `storage` is its own store; for the rules it always has room; see legal.py.
"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import BY_NOTHING, START_AT, packed
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    ACROSS,
    BOARD,
    CELLS_NEAR,
    CELLS_OF,
    COLOUR,
    FIRST_CELL,
    PRINTED,
    REGION_AT,
    REGION_CELLS,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import partner_of, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    BUILDING_KINDS,
    BUILDINGS,
    CASTLES,
    COLOURS,
    INN,
    NO_TILE,
    building_kind,
)
from cython.cimports.burgundy_qt.rules.core import bit_count, i32, lowest_bit, single_bit, u64

# How far a seat has come, for bots: the points of a seat or team, in the solo game the covered
# cells.


CELL_WORTH = 20
"""A cell of the solo game, in points: about three cells, with the workers and goods of their tiles,
are worth a castle's action, which covers one more."""
MILESTONE_WORTH = 12
"""A step by which the target has fallen, in points; so it is never better to stay below the
target."""
MOST_TARGET = 55


def standing_of(game, number):
    """Return the points of a seat or its team; in the solo game the covered cells."""
    if game.modules & state.TEAM:
        return points_together(game, number)
    if game.modules & state.SOLO:
        return bit_count(seat_of(game, number).covered)
    return seat_of(game, number).points


def points_together(game, number):
    """Return the points of a seat and its partner."""
    return seat_of(game, number).points + seat_of(game, (number + 2) % state.SEATS).points


def nearness(game):
    """Return how near the solo game is to its end, in points: missing cells, the counter, and how
    often it reached its target."""
    return (
        CELL_WORTH * (bit_count(seat_of(game, 0).covered) - state.CELLS)
        + seat_of(game, 0).points
        + MILESTONE_WORTH * (MOST_TARGET - game.target)
    )


def share(game, number):
    """Copy from one member of a team to the other all but the half, dice, marker, points and own
    store of each."""
    at: i32
    other: i32 = partner_of(number)
    seat_of(game, other).silver = seat_of(game, number).silver
    seat_of(game, other).workers = seat_of(game, number).workers
    seat_of(game, other).types_held = seat_of(game, number).types_held
    for at in range(state.TYPES):
        seat_of(game, other).goods[at] = seat_of(game, number).goods[at]
        seat_of(game, other).sold[at] = seat_of(game, number).sold[at]
    for at in range(state.SHARED_ROOM):
        seat_of(game, other).shared[at] = seat_of(game, number).shared[at]
    seat_of(game, other).shared_tiles = seat_of(game, number).shared_tiles
    seat_of(game, other).monasteries = seat_of(game, number).monasteries
    seat_of(game, other).own_monasteries = seat_of(game, number).own_monasteries
    seat_of(game, other).mines = seat_of(game, number).mines
    seat_of(game, other).species = seat_of(game, number).species
    for at in range(BUILDING_KINDS):
        seat_of(game, other).buildings[at] = seat_of(game, number).buildings[at]
    for at in range(COLOURS):
        seat_of(game, other).left_in_colour[at] = seat_of(game, number).left_in_colour[at]
    for at in range(state.REGIONS):
        seat_of(game, other).left_in_region[at] = seat_of(game, number).left_in_region[at]


# The start.


def choose_together(game, number):
    """Set the one start castle of a team; its cell counts on over both halves."""
    seat_of(game, partner_of(number)).castle = seat_of(game, number).castle
    seat_of(game, partner_of(number)).chosen = 1


def list_castles_together(game, seat, actions):
    """List where the member who acts first may place the start castle: on a castle space numbered 1
    or 6."""
    half: i32
    n: i32 = 0
    cells: u64
    for half in range(seat.estate, seat.estate + 2):
        cells = CELLS_OF[half][CASTLES] & (CELLS_NEAR[half][4 * 1] | CELLS_NEAR[half][4 * 6])
        while cells:
            actions[n] = packed(
                START_AT,
                BY_NOTHING,
                0,
                PRINTED[game.edition][seat.estate],
                FIRST_CELL[half] + lowest_bit(cells),
            )
            n += 1
            cells &= cells - 1
    return n


def keep_halves(game):
    """Give the partners the right halves, whose layouts follow the left ones', once all is
    chosen."""
    number: i32
    for number in range(state.TEAMS, state.SEATS):
        seat_of(game, number).estate += 1


# The estate: its halves touch.


def reach_over(game, home, tile, cell):
    """Apply to the other half a tile on a cell of `home`'s half: the cells that it opens and closes
    there, and all else."""
    other: i32 = partner_of(home)
    region: i32 = REGION_AT[seat_of(game, home).estate][cell]
    half: i32 = seat_of(game, other).estate
    beside: u64 = ACROSS[BOARD[seat_of(game, home).estate]][cell]
    seat_of(game, other).open = (seat_of(game, other).open | beside) & ~seat_of(game, other).covered
    if COLOUR[tile] == BUILDINGS:
        seat_of(game, other).has_it[building_kind(tile)] |= REGION_CELLS[half][region]
    elif tile == INN:
        seat_of(game, other).with_inn |= REGION_CELLS[half][region]
    share(game, home)


def herds_across(game, home, cell):
    """Return the covered cells of a pasture in the other half."""
    other: i32 = partner_of(home)
    region: i32 = REGION_AT[seat_of(game, home).estate][cell]
    return REGION_CELLS[seat_of(game, other).estate][region] & seat_of(game, other).covered


# The stores.


def in_shared_store(seat):
    """Return the set of tiles in the shared store."""
    at: i32
    tiles: u64 = 0
    for at in range(seat.shared_tiles):
        tiles |= single_bit(seat.shared[at])
    return tiles


def store_shared(seat, tile):
    """Put a tile into the shared store, which must have room."""
    seat.shared[seat.shared_tiles] = tile
    seat.shared_tiles += 1


def drop_shared(seat, tile):
    """Take a tile out of the shared store."""
    if seat.shared[0] == tile:
        seat.shared[0] = seat.shared[1]
    seat.shared[1] = NO_TILE
    seat.shared_tiles -= 1


# The end.


def covered_by(game, team):
    """Return how many spaces of the team's estate have a tile."""
    return bit_count(seat_of(game, team).covered) + bit_count(
        seat_of(game, team + state.TEAMS).covered
    )


def wins(game, team):
    """Return whether a team wins: by more points, then more empty spaces, then the last marker in
    the order."""
    other: i32 = 1 - team
    if points_together(game, team) != points_together(game, other):
        return points_together(game, team) > points_together(game, other)
    if covered_by(game, team) != covered_by(game, other):
        return covered_by(game, team) < covered_by(game, other)
    return game.order[state.SEATS - 1] % state.TEAMS == team
