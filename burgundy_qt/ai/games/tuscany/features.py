"""What a network sees of a position of Tuscany: rows by number (feature_rows.pxd), nothing hidden
among them: of other hands and of the piles only what the viewer can count. The seats' rows:
seat_features."""

from cython.cimports.burgundy_qt.ai.games.tuscany import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.tuscany.feature_rows import (
    VERSION,
    same_seat,
    state_in,
    state_of,
)
from cython.cimports.burgundy_qt.ai.games.tuscany.seat_features import (
    lacking,
    left_of,
    list_other,
    list_own,
    pairs_in_hand,
    standing_of,
    to_phase_end,
)
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.core import bit_count, has_bit, i32, lowest_bit, u32
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import CELLS_OF, COLOUR_OF
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import own_tile, sum_of, unseen_cards
from cython.cimports.burgundy_qt.rules.tuscany.placement import new_crops, region_of
from cython.cimports.burgundy_qt.rules.tuscany.state import acting, seat_of

from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition

# The table: the display, the piles as counted, time and turn.


def list_table(game, viewer, start, rows, n):
    """List all that belongs to no other seat, as the viewer knows it."""
    n = list_shown(game, start, rows, n)
    n = list_display(game, viewer, start, rows, n)
    n = list_piles(game, viewer, start, rows, n)
    n = list_ranks(game, viewer, start, rows, n)
    n = list_time(game, viewer, start, rows, n)
    return list_due(game, viewer, start, rows, n)


def list_shown(game, start, rows, n):
    """List the tiles of the display by their kinds."""
    slot: i32
    tile: i32
    counts: i32[16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for slot in range(state.SLOTS):
        if game.display[slot]:
            counts[game.display[slot] - 1] += 1
    for tile in range(state.TILES):
        n = at_least(counts[tile], 4, start + row.DISPLAY_AT + 4 * tile, rows, n)
    return n


def list_display(game, viewer, start, rows, n):
    """List the possible uses of the display's tiles for the viewer."""
    slot: i32
    colour: i32
    shown: u32 = 0
    crops: i32 = 0
    seat = seat_of(game, viewer)
    pairs: i32 = pairs_in_hand(seat)
    for slot in range(state.SLOTS):
        if game.display[slot]:
            colour = COLOUR_OF[game.display[slot] - 1]
            shown |= 1 << colour
            if colour == state.AGRICULTURE:
                crops = max(crops, most_new_crops(seat, game.display[slot] - 1))
    for colour in range(state.COLOURS):
        if has_bit(shown, colour) and seat.reach & CELLS_OF[seat.deal][colour]:
            rows[n] = start + row.DISPLAY_FITS_AT + 3 * colour + lacking(seat, colour, pairs)
            n += 1
            n = at_least(
                largest_completed(seat, colour), 3, start + row.COMPLETES_AT + 3 * colour, rows, n
            )
    return at_least(crops, 2, start + row.NEW_CROPS_AT, rows, n)


def largest_completed(seat, colour):
    """Return the cells of the largest near region of a colour that lacks one cell; 0 for none."""
    region: u32
    largest: i32 = 0
    near: u32 = seat.reach & CELLS_OF[seat.deal][colour]
    while near:
        region = region_of(seat, lowest_bit(near))
        if bit_count(region & ~seat.covered) == 1:
            largest = max(largest, bit_count(region))
        near &= near - 1
    return largest


def most_new_crops(seat, tile):
    """Return the most crops that a tile brings to a near region."""
    most: i32 = 0
    near: u32 = seat.reach & CELLS_OF[seat.deal][state.AGRICULTURE]
    while near:
        most = max(most, new_crops(seat, lowest_bit(near), tile))
        near &= near - 1
    return most


def list_piles(game, viewer, start, rows, n):
    """List the contents of the piles, as far as the viewer can count them."""
    kind: i32
    tile: i32
    neutral: i32[9] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    n = list_unseen(game, viewer, start, rows, n)
    n = at_least(sum_of(game.deck, state.COLOURS) // 8, 12, start + row.DECK_AT, rows, n)
    for kind in range(state.YIELDS):
        n = at_least(game.yields[kind], 6, start + row.YIELDS_AT + 6 * kind, rows, n)
    for tile in range(state.TILES):
        neutral[COLOUR_OF[tile]] += game.neutral[tile]
    for kind in range(state.COLOURS):
        n = at_least(neutral[kind], 4, start + row.NEUTRAL_AT + 4 * kind, rows, n)
    n = at_least(sum_of(game.neutral, state.TILES) // 3, 8, start + row.STACK_AT, rows, n)
    for kind in range(state.BONUSES):
        if game.bonus[kind] == 0:
            rows[n] = start + row.USED_UP_AT + kind
            n += 1
    return n


def list_unseen(game, viewer, start, rows, n):
    """List cards by colour that may be drawn next, and those known to be in others' hands."""
    colour: i32
    for colour in range(state.COLOURS):
        n = at_least(
            (unseen_cards(game, viewer, colour) + 1) // 2,
            10,
            start + row.UNSEEN_AT + 10 * colour,
            rows,
            n,
        )
        n = at_least(
            seat_of(game, viewer).known[colour], 3, start + row.KNOWN_AT + 3 * colour, rows, n
        )
    return n


def list_ranks(game, viewer, start, rows, n):
    """List, for each colour bonus that is left, how many cells the viewer lacks."""
    colour: i32
    left: i32
    for colour in range(state.COLOURS):
        left = left_of(seat_of(game, viewer), colour)
        if left and game.ranks[colour] < state.RANKS:
            rows[n] = (
                start
                + row.RANKS_AT
                + row.MOST_LEFT * (state.RANKS * colour + game.ranks[colour])
                + min(left, row.MOST_LEFT)
                - 1
            )
            n += 1
    return n


def list_time(game, viewer, start, rows, n):
    """List phase, round and the distance of its end; the seat to act and the first seat."""
    rows[n] = start + row.PHASE_AT + game.phase
    rows[n + 1] = start + row.DISTANCE_AT + 8 * game.phase + min(7, to_phase_end(game, viewer))
    rows[n + 2] = start + row.TURN_AT + (acting(game) - viewer + game.players) % game.players
    rows[n + 3] = start + row.FIRST_AT + (game.first - viewer + game.players) % game.players
    n += 4
    if game.emptied:
        rows[n] = start + row.EMPTIED_AT + game.phase
        n += 1
    if game.last:
        rows[n] = start + row.LAST_AT
        n += 1
    return at_least(game.round // 2, 20, start + row.ROUND_AT, rows, n)


def list_due(game, viewer, start, rows, n):
    """List what the present turn has begun and still brings, to the viewer or to another."""
    other: i32 = acting(game) != viewer
    rows[n] = start + row.STAGE_AT + row.STAGES * other + game.stage
    rows[n + 1] = start + row.ACTIONS_AT + 3 * other + game.actions
    n = at_least(game.cards_due, 8, start + row.DUE_AT + 8 * other, rows, n + 2)
    n = at_least(game.yields_due, 4, start + row.YIELDS_DUE_AT + 4 * other, rows, n)
    if game.red_due:
        rows[n] = start + row.RED_DUE_AT + other
        n += 1
    n = at_least(bit_count(game.holes), 5, start + row.HOLES_AT, rows, n)
    if game.holes and own_tile(game):
        rows[n] = start + row.FILLER_AT + other
        n += 1
    return n


class TuscanyFeatures(Features):
    """The features of Tuscany for a number of seats."""

    def __init__(self, seats: int):
        rows = row.OWN_ROWS + (seats - 1) * row.OTHER_ROWS + row.TABLE_ROWS
        Features.__init__(
            self,
            "tuscany",
            TuscanyPosition,
            seats,
            rows,
            row.HORIZON_STEPS,
            VERSION,
            seats + 1,
            unit=row.UNIT,
        )

    def describes(self, position):
        """Return whether the duchies are revealed."""
        return (
            state_of(position).stage != state.LAYING_OUT and state_of(position).stage != state.OVER
        )

    def at_horizon_step(self, position):
        """Return whether a round begins, and its first seat is to act."""
        return (
            state_of(position).stage == state.ACTING
            and state_of(position).turn == 0
            and state_of(position).actions == 0
            and state_of(position).round <= row.HORIZON_STEPS
        )

    def list_block(self, position, viewer, block, rows, n):
        """List a block: a seat, counted from the viewer, or the table."""
        if block == 0:
            return list_own(state_of(position), viewer, rows, n)
        if block < self.seats:
            return list_other(
                state_of(position),
                viewer,
                (viewer + block) % self.seats,
                row.OWN_ROWS + (block - 1) * row.OTHER_ROWS,
                rows,
                n,
            )
        return list_table(
            state_of(position), viewer, row.OWN_ROWS + (self.seats - 1) * row.OTHER_ROWS, rows, n
        )

    def same_block(self, position, near, viewer, block):
        """Return whether a block is equal; a seat's rows depend on its possessions, another's also
        on how far the viewer is ahead of it."""
        if block == self.seats:
            return 0
        if block == 0:
            return same_seat(state_of(position), state_in(near), viewer)
        return (
            same_seat(state_of(position), state_in(near), (viewer + block) % self.seats)
            and state_of(position).phase == state_in(near).phase
            and standing_of(state_of(position), viewer) == standing_of(state_in(near), viewer)
            and seat_of(state_of(position), viewer).green == seat_of(state_in(near), viewer).green
        )

    def lead(self, points, seat):
        """Return by how many usual margins a seat leads the best other."""
        other: i32
        best: float = -1000.0
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / row.USUAL_MARGIN
