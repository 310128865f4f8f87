"""What a network sees of the edition of 2019 and its modules: rows of the table's block, from the
viewer's side.

Of the other seats only the shields are included. A game of 2011 has none of these rows on.
"""

from cython.cimports.burgundy_qt.ai.games.burgundy import feature_rows as row
from cython.cimports.burgundy_qt.ai.networks.floats import at_least, list_set
from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import BY_ROUTE_CARPENTER, FOUR_WORKERS
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    CELLS_OF,
    REGION_AT,
    REGION_CELLS,
    ROUTE_BONUS,
    ROUTE_GOOD,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.new_tiles import joined_pairs
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import shields_at
from cython.cimports.burgundy_qt.rules.burgundy.modules.trade_routes import (
    spaces_of_route,
    tile_of_route,
)
from cython.cimports.burgundy_qt.rules.burgundy.offers import cells_for, workers_for_doublet
from cython.cimports.burgundy_qt.rules.burgundy.reach import beside
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    ANIMALS,
    CRANE,
    GEESE,
    WHITE_CASTLE,
    building_kind,
)
from cython.cimports.burgundy_qt.rules.core import bit_count, has_bit, i32, lowest_bit, u64

from burgundy_qt.ai.games.burgundy.region_rows import post_cells

POST_CELLS = post_cells()  # by border post: the cells that touch it


def list_modules(game, viewer, start, rows, n):
    """List everything that 2011 does not have."""
    if game.edition != state.OF_2019:
        return n
    rows[n] = start + row.OF_2019_AT
    n = list_set(game.modules & row.LEARNT_MODULES, start + row.IN_PLAY_AT, rows, n + 1)
    n = list_tiles(seat_of(game, viewer), start, rows, n)
    if game.modules & state.WHITE_CASTLES and game.chance == state.NO_CHANCE:
        rows[n] = start + row.WHITE_AT + game.white - 1
        n += 1
    if game.modules & state.INNS:
        n = list_inns(game, seat_of(game, viewer), start, rows, n)
    if game.modules & state.BORDER_POSTS:
        n = list_posts(game, viewer, start, rows, n)
    if game.modules & state.TRADE_ROUTES:
        n = list_route(game, viewer, start, rows, n)
    if game.modules & state.SHIELDS:
        n = list_shields(game, viewer, start, rows, n)
    return n


def list_tiles(seat, start, rows, n):
    """List knowledge tiles that 2019 changed or added, white castles, the crane, geese in a pasture
    with room."""
    cells: u64 = seat.covered & CELLS_OF[seat.estate][ANIMALS]
    changed: u64 = (
        has_bit(seat.monasteries, 6)
        | has_bit(seat.monasteries, 15) << 1
        | has_bit(seat.monasteries, 26) << 2
    )
    added: u64 = seat.monasteries >> 27 & 7
    n = list_set(changed | added << 3, start + row.NEW_MONASTERIES_AT, rows, n)
    n = at_least(
        seat.buildings[building_kind(WHITE_CASTLE)], 3, start + row.WHITE_CASTLES_AT, rows, n
    )
    n = at_least(seat.buildings[building_kind(CRANE)], 1, start + row.CRANE_AT, rows, n)
    n = at_least(
        bit_count(cells_for(seat, WHITE_CASTLE)), 2, start + row.TAKES_WHITE_CASTLE_AT, rows, n
    )
    while cells:
        if (
            seat.tile_on[lowest_bit(cells)] == GEESE
            and seat.left_in_region[REGION_AT[seat.estate][lowest_bit(cells)]] > 0
        ):
            rows[n] = start + row.GEESE_AT
            n += 1
        cells &= cells - 1
    return n


def list_inns(game, seat, start, rows, n):
    """List inns on sale, and the cells left of the regions that have one."""
    region: i32
    n = at_least(game.inns, 5, start + row.INNS_READY_AT, rows, n)
    for region in range(state.REGIONS):
        if seat.left_in_region[region] > 0 and seat.with_inn & REGION_CELLS[seat.estate][region]:
            rows[n] = start + row.INN_REGIONS_AT + min(seat.left_in_region[region], 6) - 1
            n += 1
    return n


def list_posts(game, viewer, start, rows, n):
    """List joined pairs, the distance to the other posts, and the rewards that are left."""
    rewarded: i32 = seats_with_all_posts(game)
    n = at_least(
        bit_count(joined_pairs(seat_of(game, viewer).covered)),
        state.POST_PAIRS,
        start + row.JOINED_AT,
        rows,
        n,
    )
    if rewarded < 2:
        rows[n] = start + row.POSTS_REWARD_AT + rewarded
        n += 1
    return list_gaps(seat_of(game, viewer), start, rows, n)


def seats_with_all_posts(game):
    number: i32
    seats: i32 = 0
    for number in range(game.players):
        seats += joined_pairs(seat_of(game, number).covered) == state.ALL_PAIRS
    return seats


def list_gaps(seat, start, rows, n):
    """List how many cells are still missing to each post that is not reached, the nearest first."""
    ring: i32
    post: i32
    reached: u64 = seat.covered
    posts: i32 = 0
    for ring in range(1 + row.MOST_GAP):
        for post in range(state.POSTS):
            if reached & POST_CELLS[post] and not posts >> post & 1:
                if ring > 0:
                    rows[n] = start + row.POST_GAPS_AT + row.MOST_GAP * bit_count(posts) + ring - 1
                    n += 1
                posts |= 1 << post
        reached |= beside(state.HEXAGON, reached)
    return n


def list_route(game, viewer, start, rows, n):
    """List the next spaces of the viewer's trade route: their goods, their bonuses, and how many of
    the next goods it has."""
    at: i32
    space: i32
    tile: i32
    n = at_least(
        seat_of(game, viewer).on_route // state.SPACES_OF_TILE, 5, start + row.ON_ROUTE_AT, rows, n
    )
    for at in range(row.ROUTE_SEEN):
        space = seat_of(game, viewer).on_route + at
        if space >= spaces_of_route(game):
            return n
        tile = tile_of_route(game, viewer, space)
        space %= state.SPACES_OF_TILE
        rows[n] = start + row.ROUTE_GOODS_AT + 6 * at + ROUTE_GOOD[tile][space] - 1
        rows[n + 1] = (
            start
            + row.ROUTE_GIVES_AT
            + row.ROUTE_BONUSES * at
            + bonus_row(ROUTE_BONUS[tile][space])
        )
        n += 2
        if at == 0:
            n = at_least(
                seat_of(game, viewer).goods[ROUTE_GOOD[tile][space]],
                4,
                start + row.ROUTE_HELD_AT,
                rows,
                n,
            )
    return n


def bonus_row(bonus):
    """Return the bonus of a space as 0..8: workers, silver, points, then the effects."""
    if bonus < BY_ROUTE_CARPENTER:
        return bonus - FOUR_WORKERS
    return 3 + bonus - BY_ROUTE_CARPENTER


def list_shields(game, viewer, start, rows, n):
    """List shields beside the depots, the viewer's and others', those that the dice could claim,
    and the silver missing for tribute."""
    depot: i32
    other: i32
    lying: u64 = 0
    others: u64 = 0
    own: u64 = seat_of(game, viewer).shields
    for depot in range(1, 7):
        lying |= shields_at(game, depot)
    for other in range(game.players):
        if other != viewer:
            others |= seat_of(game, other).shields
    n = list_set(lying >> 1, start + row.LYING_SHIELDS_AT, rows, n)
    n = list_set(others >> 1, start + row.OTHERS_SHIELDS_AT, rows, n)
    n = list_set(own >> 1, start + row.OWN_SHIELDS_AT, rows, n)
    n = list_set(claimable(game, seat_of(game, viewer)) >> 1, start + row.CLAIMABLE_AT, rows, n)
    n = at_least(
        bit_count(own) - seat_of(game, viewer).silver, 2, start + row.SILVER_SHORT_AT, rows, n
    )
    n = at_least(
        seat_of(game, viewer).stored_tiles - state.STORAGE, 2, start + row.STORED_MORE_AT, rows, n
    )
    if has_bit(own, 6) and game.named:
        rows[n] = start + row.NAMED_AT
        n += 1
    return n


def claimable(game, seat):
    """Return the shields that both dice, made equal, could claim now."""
    depot: i32
    shields: u64 = 0
    if seat.dice[0] and seat.dice[1]:
        for depot in range(1, 7):
            if workers_for_doublet(seat, depot) <= seat.workers:
                shields |= shields_at(game, depot)
    return shields
