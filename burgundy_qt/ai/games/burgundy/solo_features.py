"""What a network sees of the solo game: a seat's rows, the table's, and its own (feature_rows.pxd).

The two estates are described cell by cell. Points do not matter here: cells count.
"""

from cython.cimports.burgundy_qt.ai.games.burgundy import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.burgundy.feature_rows import VERSION, state_of
from cython.cimports.burgundy_qt.ai.games.burgundy.features import (
    dice_are_last,
    is_late,
    list_seat,
    list_table,
    round_number,
)
from cython.cimports.burgundy_qt.ai.networks.floats import at_least, list_set
from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    BOARD,
    CELLS_NEAR,
    COLOUR_AT,
    HOW_MANY_TYPES,
    REGION_AT,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import BLACK
from cython.cimports.burgundy_qt.rules.core import bit_count, i32, lowest_bit, u64

from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition


class SoloFeatures(Features):
    """The features of the solo game. A network's points are covered cells, and its shares of the
    win those of the seat and of the game as its opponent."""

    def __init__(self) -> None:
        rows = row.SEAT_ROWS + row.TABLE_ROWS + row.SOLO_ROWS
        version = 100 * row.SOLO_VERSION + VERSION
        Features.__init__(
            self,
            "burgundy",
            BurgundyPosition,
            1,
            rows,
            state.PHASES * state.ROUNDS,
            version,
            3,
            row.SOLO_SIDES,
            row.CELLS_UNIT,
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
        """List a block: the seat, the table, or the additions of the solo game."""
        if block == 0:
            return list_seat(state_of(position), 0, 0, rows, n)
        if block == 1:
            return list_table(state_of(position), 0, row.SEAT_ROWS, rows, n)
        return list_solo(
            state_of(position),
            seat_of(state_of(position), 0),
            row.SEAT_ROWS + row.TABLE_ROWS,
            rows,
            n,
        )

    def lead(self, points, seat):
        """Return how near all cells are to being covered."""
        return (points[seat] - row.USUAL_CELLS) / row.USUAL_SPREAD


def list_solo(game, seat, start, rows, n):
    """List the additions of the solo game."""
    n = list_set(
        seat.covered,
        start + row.COVERED_AT + state.CELLS * (BOARD[seat.estate] - state.SOLO_A),
        rows,
        n,
    )
    n = list_set(
        seat.open, start + row.OPEN_AT + state.CELLS * (BOARD[seat.estate] - state.SOLO_A), rows, n
    )
    n = list_race(game, seat, start, rows, n)
    n = list_counter(game, seat, start, rows, n)
    n = list_all_goods(game, seat, start, rows, n)
    n = list_waiting(game, start, rows, n)
    n = list_last_cells(seat, start, rows, n)
    return list_black(seat, start, rows, n)


def list_race(game, seat, start, rows, n):
    """List cells left, and how many more they are than rounds to play."""
    left: i32 = state.CELLS - bit_count(seat.covered)
    rounds: i32 = (
        state.PHASES * state.ROUNDS - round_number(game) - (game.chance == state.NO_CHANCE)
    )
    rows[n] = start + row.LEFT_AT + left
    return at_least(
        left - rounds + row.MOST_SLACK, 2 * row.MOST_SLACK, start + row.SLACK_AT, rows, n + 1
    )


def list_counter(game, seat, start, rows, n):
    """List the target, the distance of the counter from it, and whether silver can bring it
    there."""
    gap: i32 = game.target - seat.points
    rows[n] = start + row.TARGET_AT + game.target // 5
    n = at_least((gap + 1) // 2, 28, start + row.GAP_AT, rows, n + 1)
    if game.may_buy:
        rows[n] = start + row.MAY_BUY_AT
        n += 1
        if seat.silver >= gap:
            rows[n] = start + row.ENOUGH_AT
            n += 1
    return n


def list_all_goods(game, seat, start, rows, n):
    """List goods beyond a seat's limit in other games, and the most that a ship could load."""
    depot: i32
    good: i32
    held: i32 = 0
    lying: i32
    most: i32 = 0
    for good in range(1, state.TYPES):
        held += seat.goods[good]
        n = at_least(seat.goods[good] - 4, 3, start + row.MORE_GOODS_AT + 3 * (good - 1), rows, n)
    for depot in range(1, state.DEPOTS):
        lying = 0
        for good in range(1, state.TYPES):
            lying += game.troughs[depot][good]
        most = max(most, lying)
    rows[n] = start + row.KINDS_OF_GOODS_AT + HOW_MANY_TYPES[seat.types_held >> 1]
    n = at_least(held, 15, start + row.GOODS_HELD_AT, rows, n + 1)
    return at_least(most, 10, start + row.FULL_LOAD_AT, rows, n)


def list_waiting(game, start, rows, n):
    """List the effects that wait, and the goods that a black tile still costs."""
    at: i32
    for at in range(game.effects_waiting):
        rows[n] = start + row.EFFECTS_AT + game.effects[at]
        n += 1
        if game.effect_arguments[at]:
            rows[n] = start + row.GIVING_AT + game.effect_arguments[at]
            n += 1
    return n


def list_last_cells(seat, start, rows, n):
    """List open cells that complete a region, and colours of which one cell is left."""
    cells: u64 = seat.open
    cell: i32
    singles: i32 = 0
    while cells:
        cell = lowest_bit(cells)
        cells &= cells - 1
        singles += seat.left_in_region[REGION_AT[seat.estate][cell]] == 1
        if seat.left_in_colour[COLOUR_AT[seat.estate][cell]] == 1:
            rows[n] = start + row.LAST_OF_COLOUR_AT + COLOUR_AT[seat.estate][cell]
            n += 1
    return at_least(singles, 12, start + row.SINGLES_AT, rows, n)


def list_black(seat, start, rows, n):
    """List black tiles in storage, and the dice that place one without workers."""
    at: i32
    stored: i32 = 0
    fits: i32 = 0
    for at in range(seat.stored_tiles):
        stored += seat.storage[at] == BLACK
    n = at_least(stored, 3, start + row.BLACK_STORED_AT, rows, n)
    for at in range(2 if stored else 0):
        if seat.dice[at] and seat.open & CELLS_NEAR[seat.estate][4 * seat.dice[at]]:
            fits += 1
    return at_least(fits, 2, start + row.BLACK_FITS_AT, rows, n)
