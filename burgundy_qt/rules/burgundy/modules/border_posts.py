"""Border posts: points for joining the three that stand around an estate. (2019, p. 12)

Mostly all covered cells of an estate hang together, and two posts are joined as soon as a covered
cell touches the one and a covered cell the other; but with shield 18 tiles may lie apart, so the
chain between them is followed."""

from cython.cimports.burgundy_qt.rules.burgundy.components.neighbourhood import beside
from cython.cimports.burgundy_qt.rules.burgundy.components.tables import PAIR_ENDS, PHASE_POINTS
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain_points
from cython.cimports.burgundy_qt.rules.burgundy.journal import (
    FOR_BORDER_POSTS,
    FOR_BORDER_POSTS_REWARD,
    POSTS_JOINED,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import ALL_PAIRS, HEXAGON, POST_PAIRS, seat_of
from cython.cimports.burgundy_qt.rules.core import i32, record_event, single_bit, u64


def join_posts(game, number, cell):
    """Each pair that the tile on `cell` joins scores the phase's points; the third post brings two
    pairs at once."""
    pair: i32
    covered: u64 = seat_of(game, number).covered
    new: i32 = joined_pairs(covered) & ~joined_pairs(covered & ~single_bit(cell))
    if new == 0:
        return
    for pair in range(POST_PAIRS):
        if new >> pair & 1:
            record_event(game.journal, POSTS_JOINED, number, pair, 0)
            gain_points(game, number, PHASE_POINTS[game.phase], FOR_BORDER_POSTS)
    if joined_pairs(covered) == ALL_PAIRS:
        reward_all_posts(game, number)


def reward_all_posts(game, number):
    """The first to join all three gets what a large bonus tile brings (5/6/7), the second a small
    one's (2/3/4)."""
    other: i32
    before: i32 = 0
    for other in range(game.players):
        if other != number and joined_pairs(seat_of(game, other).covered) == ALL_PAIRS:
            before += 1
    if before == 0:
        gain_points(game, number, game.players + 3, FOR_BORDER_POSTS_REWARD)
    elif before == 1:
        gain_points(game, number, game.players, FOR_BORDER_POSTS_REWARD)


def joined_pairs(covered):
    """The set of the pairs of posts that these cells of an estate join."""
    pair: i32
    joined: i32 = 0
    for pair in range(POST_PAIRS):
        if (
            covered & PAIR_ENDS[pair][1]
            and chain_from(PAIR_ENDS[pair][0], covered) & PAIR_ENDS[pair][1]
        ):
            joined |= 1 << pair
    return joined


def chain_from(cells, covered):
    """The covered cells that hang together with the covered ones of `cells`."""
    chain: u64 = cells & covered
    new: u64 = chain
    while new:
        new = beside(HEXAGON, new) & covered & ~chain
        chain |= new
    return chain
