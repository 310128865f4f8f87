"""What a network sees of the team game: of each team a seat's rows and those of the team game
(feature_rows.pxd), the viewer's team first.

A team's rows are from one of its members: the viewer, and of the others the next seat. The team's
shared things are listed once; its two halves count as one estate.
"""

from cython.cimports.burgundy_qt.ai.games.burgundy import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.burgundy.feature_rows import (
    VERSION,
    same_seat,
    state_in,
    state_of,
)
from cython.cimports.burgundy_qt.ai.games.burgundy.features import (
    completed_size,
    dice_are_last,
    is_late,
    list_belongings,
    list_buildable,
    list_goods,
    list_pastures,
    list_standing,
    list_table,
    sees_the_same,
)
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    CELLS_NEAR,
    COLOUR,
    COLOUR_AT,
    NUMBER,
    REGION_AT,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import (
    in_shared_store,
    points_together,
)
from cython.cimports.burgundy_qt.rules.burgundy.offers import cells_for
from cython.cimports.burgundy_qt.rules.burgundy.reach import free_step, reach
from cython.cimports.burgundy_qt.rules.burgundy.state import partner_of, place_in, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import COLOURS, NO_COLOUR
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, lowest_bit, single_bit, u32, u64

from burgundy_qt.ai.games.burgundy import region_rows
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition

SIDE_STARTS = region_rows.side_starts()  # by layout and region
SIDE_COLOUR_STARTS = region_rows.side_colour_starts()  # by colour


class TeamFeatures(Features):
    """The features of the team game. Two sides share the win, and points are those of a whole
    team."""

    def __init__(self) -> None:
        rows = state.TEAMS * (row.SEAT_ROWS + row.SIDE_ROWS) + row.TABLE_ROWS
        version = 100 * row.TEAM_VERSION + VERSION
        Features.__init__(
            self,
            "burgundy",
            BurgundyPosition,
            state.SEATS,
            rows,
            state.PHASES * state.ROUNDS,
            version,
            state.TEAMS + 1,
            state.TEAMS,
            open_turns=True,
        )

    def describes(self, position):
        return state_of(position).stage == state.PLAYING

    def is_certain(self, position):
        """Return whether the dice of the last round are known."""
        return dice_are_last(state_of(position))

    def near_end(self, position):
        return is_late(state_of(position))

    def list_block(self, position, viewer, block, rows, n):
        """List a block: the viewer's team, the others' or the table with the margin of points."""
        if block < state.TEAMS:
            return list_team(
                state_of(position),
                (viewer + block) % state.SEATS,
                block * (row.SEAT_ROWS + row.SIDE_ROWS),
                rows,
                n,
            )
        n = list_team_margin(state_of(position), viewer, row.SEAT_ROWS + row.SIDE_ROWS, rows, n)
        return list_table(
            state_of(position), viewer, state.TEAMS * (row.SEAT_ROWS + row.SIDE_ROWS), rows, n
        )

    def same_block(self, position, near, viewer, block):
        if block != 1:
            return 0
        return others_are_the_same(state_of(position), state_in(near), (viewer + 1) % state.SEATS)

    def lead(self, points, seat):
        """Return the lead of a team over the other one."""
        return (points[seat] - points[(seat + 1) % state.SEATS]) / row.TEAM_MARGIN


def others_are_the_same(game, other, number):
    """Return 1 if all data of a team's rows are equal in two states, as listed for seat `number`,
    else 0."""
    return sees_the_same(game, other, number) and same_seat(game, other, partner_of(number))


def list_team_margin(game, viewer, start, rows, n):
    """List by how much the viewer's team leads."""
    margin: i32 = points_together(game, viewer) - points_together(game, (viewer + 1) % state.SEATS)
    return at_least((margin + 108) // 8 if margin > -108 else 0, 26, start + row.BEHIND_AT, rows, n)


def list_team(game, number, start, rows, n):
    """List everything that belongs to the team of seat `number`, and the separate possessions of
    this seat and its partner."""
    own = seat_of(game, number)
    left = seat_of(game, number % state.TEAMS)
    right = seat_of(game, number % state.TEAMS + state.TEAMS)
    n = list_side(left, right, start, rows, n)
    n = list_belongings(left, start, rows, n)
    n = list_open(left, right, start, rows, n)
    n = list_buildable(left, start, rows, n)
    n = list_buildable(right, start, rows, n)
    n = list_pastures(left, start, rows, n)
    n = list_pastures(right, start, rows, n)
    n = list_side_stores(own, left, right, start, rows, n)
    n = list_goods(game, left, start, rows, n)
    n = list_standing(game, number, start, rows, n)
    n = list_own_dice(game, own, left, right, start, rows, n)
    return list_partner(game, partner_of(number), start + row.SEAT_ROWS, rows, n)


def list_side(left, right, start, rows, n):
    """List regions that are not complete, and colours, of both halves."""
    at: i32
    for at in range(state.REGIONS):
        if left.left_in_region[at] > 0:
            rows[n] = (
                start
                + row.SEAT_ROWS
                + row.SIDE_REGIONS_AT
                + SIDE_STARTS[left.estate][at]
                + left.left_in_region[at]
            )
            n += 1
    for at in range(COLOURS):
        rows[n] = (
            start
            + row.SEAT_ROWS
            + row.SIDE_COLOURS_AT
            + SIDE_COLOUR_STARTS[at]
            + left.left_in_colour[at]
        )
        n += 1
    return n


def list_open(left, right, start, rows, n):
    """List open cells by colour and number, and the regions that they open."""
    half: i32
    cell: i32
    region: i32
    colour: i32
    here: u64
    cells: u64
    once: u64 = 0
    twice: u64 = 0
    reached: u64 = 0
    seat = left
    for half in range(state.TEAMS):
        if half:
            seat = right
        cells = seat.open
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            colour = COLOUR_AT[seat.estate][cell]
            here = single_bit(colour * 6 + NUMBER[seat.estate][cell] - 1)
            twice |= once & here
            once |= here
            region = REGION_AT[seat.estate][cell]
            if not has_bit(reached, region):
                reached |= single_bit(region)
                rows[n] = (
                    start
                    + row.SEAT_ROWS
                    + row.SIDE_REACHED_AT
                    + row.LARGEST * colour
                    + seat.left_in_region[region]
                    - 1
                )
                n += 1
    while once:
        rows[n] = start + row.FRONTIER_AT + lowest_bit(once)
        n += 1
        once &= once - 1
    while twice:
        rows[n] = start + row.FRONTIER_TWICE_AT + lowest_bit(twice)
        n += 1
        twice &= twice - 1
    return n


def tiles_at_hand(own):
    """Return the set of tiles that a seat may place: from its own store and the shared one."""
    return own.stored | in_shared_store(own)


def list_side_stores(own, left, right, start, rows, n):
    """List tiles in the seat's own store and the shared one, silver, workers, mines."""
    at: i32
    colour: i32
    tiles: u64 = tiles_at_hand(own)
    for at in range(own.stored_tiles):
        rows[n] = start + row.STORED_AT + own.storage[at]
        n += 1
    for at in range(own.shared_tiles):
        rows[n] = start + row.SEAT_ROWS + row.SHARED_AT + own.shared[at]
        n += 1
    while tiles:
        colour = COLOUR[lowest_bit(tiles)]
        if (
            colour != NO_COLOUR
            and not cells_for(left, lowest_bit(tiles))
            and not cells_for(right, lowest_bit(tiles))
        ):
            rows[n] = start + row.STUCK_AT + colour
            n += 1
        tiles &= tiles - 1
    rows[n] = start + row.STORAGE_AT + own.stored_tiles
    rows[n + 1] = start + row.SEAT_ROWS + row.SHARED_TILES_AT + own.shared_tiles
    rows[n + 2] = start + row.MINES_AT + min(own.mines, row.MOST_MINES)
    n = at_least(
        own.mines - row.MOST_MINES, 3, start + row.SEAT_ROWS + row.MORE_MINES_AT, rows, n + 3
    )
    n = at_least(own.silver, 10, start + row.SILVER_AT, rows, n)
    n = at_least((own.silver - 10) // 2, 6, start + row.SEAT_ROWS + row.MORE_SILVER_AT, rows, n)
    n = at_least(own.workers, 12, start + row.WORKERS_AT, rows, n)
    return at_least(
        (own.workers - 12) // 2, 6, start + row.SEAT_ROWS + row.MORE_WORKERS_AT, rows, n
    )


def list_partner(game, number, start, rows, n):
    """List the partner's separate possessions: store, dice, marker."""
    at: i32
    left: i32 = 0
    for at in range(seat_of(game, number).stored_tiles):
        rows[n] = start + row.PARTNER_STORED_AT + seat_of(game, number).storage[at]
        n += 1
    for at in range(2):
        if seat_of(game, number).dice[at]:
            left += 1
            rows[n] = start + row.PARTNER_DICE_AT + seat_of(game, number).dice[at] - 1
            n += 1
    rows[n] = start + row.PARTNER_TILES_AT + seat_of(game, number).stored_tiles
    rows[n + 1] = start + row.PARTNER_LEFT_AT + left
    rows[n + 2] = start + row.PARTNER_STEP_AT + seat_of(game, number).step
    rows[n + 3] = start + row.PARTNER_RANK_AT + place_in(game.order, number)
    return n + 4


def list_own_dice(game, own, left, right, start, rows, n):
    """List the dice that the seat has still to use in this round, and their possible actions."""
    at: i32
    dice: i32 = 0
    for at in range(2):
        if own.dice[at]:
            dice += 1
            n = list_own_die(game, own, left, right, own.dice[at], start, rows, n)
    rows[n] = start + row.DICE_LEFT_AT + dice
    return n + 1


def list_own_die(game, own, left, right, die, start, rows, n):
    """List the possible actions of one die: place a tile on either half, complete a region, take a
    colour, sell."""
    tiles: u64 = tiles_at_hand(own)
    here: u64
    there: u64
    colours: u32 = 0
    colour: i32
    free: i32
    size: i32 = 0
    rows[n] = start + row.DICE_AT + die - 1
    n += 1
    while tiles:
        colour = COLOUR[lowest_bit(tiles)]
        here = cells_for(left, lowest_bit(tiles))
        there = cells_for(right, lowest_bit(tiles))
        tiles &= tiles - 1
        free = free_step(own, colour)
        size = max(size, completed_size(left, here & CELLS_NEAR[left.estate][4 * die + free]))
        size = max(size, completed_size(right, there & CELLS_NEAR[right.estate][4 * die + free]))
        if colour == NO_COLOUR:
            continue
        if (
            here & CELLS_NEAR[left.estate][4 * die + free]
            or there & CELLS_NEAR[right.estate][4 * die + free]
        ):
            rows[n] = start + row.FITS_AT + colour
            n += 1
        else:
            free = reach(own, free)
            if (
                here & CELLS_NEAR[left.estate][4 * die + free]
                or there & CELLS_NEAR[right.estate][4 * die + free]
            ):
                rows[n] = start + row.FITS_PAID_AT + colour
                n += 1
    if size:
        rows[n] = start + row.COMPLETES_AT + min(size, row.LARGEST) - 1
        n += 1
    tiles = game.on_offer[die]
    while tiles:
        colours |= single_bit(COLOUR[lowest_bit(tiles)])
        tiles &= tiles - 1
    while colours:
        rows[n] = start + row.TAKES_AT + lowest_bit(colours)
        n += 1
        colours &= colours - 1
    return at_least(own.goods[die], 4, start + row.SELLS_AT, rows, n)
