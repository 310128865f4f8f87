"""The new tiles of 2019: extra tiles and border posts.

The extra tiles: monasteries 27 and 28, the crane and the geese. (2019, p. 11, "4 extra tiles")
Monastery 27, whose owner's marker stays on top of its stack, is in placement.py.
"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BY_CRANE,
    BY_NOTHING,
    COPY,
    HIRE_FOR_SILVER,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.buildings import acts_at_once
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    EFFECT_OF,
    PAIR_ENDS,
    PHASE_POINTS,
)
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain, gain_points
from cython.cimports.burgundy_qt.rules.burgundy.offers import has_choice
from cython.cimports.burgundy_qt.rules.burgundy.reach import beside
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    CRANE,
    FIRST_BUILDING,
    SPECIES,
    WHITE_CASTLE,
    building_kind,
    heads_of,
    species_of,
)
from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u64,
)


def list_hire_for_silver(seat, actions, n):
    """List the workers that monastery 28 sells at any decision of its owner."""
    if has_bit(seat.monasteries, 28) and seat.silver > 0:
        actions[n] = packed(HIRE_FOR_SILVER, BY_NOTHING, 0, 0, 0)
        n += 1
    return n


def hire_for_silver(game, number):
    """Give 2 workers for the silver that was paid."""
    gain(game, number, 0, 2, state.FOR_HIRE)


def list_copies(game, seat, actions, n):
    """List what the crane can do: the effect of each kind of building that would do something
    now."""
    building: i32
    for building in range(FIRST_BUILDING, CRANE):
        if has_effect(game, seat, building):
            actions[n] = packed(COPY, BY_CRANE, 0, building, 0)
            n += 1
    return n


def has_effect(game, seat, building):
    """Return whether the building's effect would give its owner something; a white castle's only if
    it is in the box."""
    if building == WHITE_CASTLE:
        return (game.modules & state.WHITE_CASTLES) != 0
    return acts_at_once(building) or has_choice(game, seat, EFFECT_OF[building])


def crane_adds(seat, monastery):
    """Return what a crane adds at the end: it counts as one kind of building, the best one; 1 for
    the first that scores any.

    The monasteries 16-23 and 29 give 4 points a building alike; only shield 10 doubles the seat's.
    """
    scoring: u64 = seat.monasteries & (255 << 16 | single_bit(29))
    if has_bit(seat.shields, 10) and scoring & seat.own_monasteries:
        scoring &= seat.own_monasteries
    if seat.buildings[building_kind(CRANE)] == 0:
        return 0
    return has_bit(scoring, monastery) and scoring & (single_bit(monastery) - 1) == 0


def best_herd(seat, cells, partner, across):
    """Return what newly placed geese score for the tiles on `cells`: the animals of the most
    valuable species.

    In a team game the pasture may go on `across` in the other half, which is the partner's.
    """
    best: i32 = 0
    species: i32
    for species in range(SPECIES):
        best = max(best, worth_of(seat, cells, species) + worth_of(partner, across, species))
    return best


def worth_of(seat, cells, species):
    """Return the animals of one species on these cells; monastery 7 adds 1 for each of its
    tiles."""
    worth: i32 = 0
    while cells:
        if species_of(seat.tile_on[lowest_bit(cells)]) == species:
            worth += heads_of(seat.tile_on[lowest_bit(cells)]) + has_bit(seat.monasteries, 7)
        cells &= cells - 1
    return worth


# Border posts: points for joining the three around an estate. (2019, p. 12) Usually all covered
# cells of an estate are connected, and two posts are joined as soon as a covered cell touches the
# one and a covered cell the other; but with shield 18 tiles may be apart, so the chain between them
# is followed.


def join_posts(game, number, cell):
    """Score the phase's points for each pair that the tile on `cell` joins; the third post adds two
    pairs at once."""
    pair: i32
    covered: u64 = seat_of(game, number).covered
    new: i32 = joined_pairs(covered) & ~joined_pairs(covered & ~single_bit(cell))
    if new == 0:
        return
    for pair in range(state.POST_PAIRS):
        if new >> pair & 1:
            record_event(game.journal, state.POSTS_JOINED, number, pair, 0)
            gain_points(game, number, PHASE_POINTS[game.phase], state.FOR_BORDER_POSTS)
    if joined_pairs(covered) == state.ALL_PAIRS:
        reward_all_posts(game, number)


def reward_all_posts(game, number):
    """Give the bonus for all three posts: for the first seat that of a large bonus tile (5/6/7),
    for the second a small one's (2/3/4)."""
    other: i32
    before: i32 = 0
    for other in range(game.players):
        if other != number and joined_pairs(seat_of(game, other).covered) == state.ALL_PAIRS:
            before += 1
    if before == 0:
        gain_points(game, number, game.players + 3, state.FOR_BORDER_POSTS_REWARD)
    elif before == 1:
        gain_points(game, number, game.players, state.FOR_BORDER_POSTS_REWARD)


def joined_pairs(covered):
    """Return the set of the pairs of posts that these cells of an estate join."""
    pair: i32
    joined: i32 = 0
    for pair in range(state.POST_PAIRS):
        if (
            covered & PAIR_ENDS[pair][1]
            and chain_from(PAIR_ENDS[pair][0], covered) & PAIR_ENDS[pair][1]
        ):
            joined |= 1 << pair
    return joined


def chain_from(cells, covered):
    """Return the covered cells that are connected with the covered ones of `cells`."""
    chain: u64 = cells & covered
    new: u64 = chain
    while new:
        new = beside(state.HEXAGON, new) & covered & ~chain
        chain |= new
    return chain
