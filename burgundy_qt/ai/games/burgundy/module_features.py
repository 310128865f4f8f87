"""What a network sees of the edition of 2019 and its modules: rows of the table's block, from the
viewer's side.

Of the other seats only the shields are included. A game of 2011 has none of these rows on.
"""

from cython.cimports.burgundy_qt.ai.games.burgundy.feature_rows import (
    CLAIMABLE_AT,
    CRANE_AT,
    GEESE_AT,
    IN_PLAY_AT,
    INN_REGIONS_AT,
    INNS_READY_AT,
    JOINED_AT,
    LEARNT_MODULES,
    LYING_SHIELDS_AT,
    MOST_GAP,
    NAMED_AT,
    NEW_MONASTERIES_AT,
    OF_2019_AT,
    ON_ROUTE_AT,
    OTHERS_SHIELDS_AT,
    OWN_SHIELDS_AT,
    POST_GAPS_AT,
    POSTS_REWARD_AT,
    ROUTE_BONUSES,
    ROUTE_GIVES_AT,
    ROUTE_GOODS_AT,
    ROUTE_HELD_AT,
    ROUTE_SEEN,
    SILVER_SHORT_AT,
    STORED_MORE_AT,
    TAKES_WHITE_CASTLE_AT,
    WHITE_AT,
    WHITE_CASTLES_AT,
)
from cython.cimports.burgundy_qt.ai.networks.floats import at_least, list_set
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
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    ALL_PAIRS,
    BORDER_POSTS,
    HEXAGON,
    INNS,
    NO_CHANCE,
    OF_2019,
    POST_PAIRS,
    POSTS,
    REGIONS,
    SHIELDS,
    SPACES_OF_TILE,
    STORAGE,
    TRADE_ROUTES,
    WHITE_CASTLES,
    seat_of,
)
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
    if game.edition != OF_2019:
        return n
    rows[n] = start + OF_2019_AT
    n = list_set(game.modules & LEARNT_MODULES, start + IN_PLAY_AT, rows, n + 1)
    n = list_tiles(seat_of(game, viewer), start, rows, n)
    if game.modules & WHITE_CASTLES and game.chance == NO_CHANCE:
        rows[n] = start + WHITE_AT + game.white - 1
        n += 1
    if game.modules & INNS:
        n = list_inns(game, seat_of(game, viewer), start, rows, n)
    if game.modules & BORDER_POSTS:
        n = list_posts(game, viewer, start, rows, n)
    if game.modules & TRADE_ROUTES:
        n = list_route(game, viewer, start, rows, n)
    if game.modules & SHIELDS:
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
    n = list_set(changed | added << 3, start + NEW_MONASTERIES_AT, rows, n)
    n = at_least(seat.buildings[building_kind(WHITE_CASTLE)], 3, start + WHITE_CASTLES_AT, rows, n)
    n = at_least(seat.buildings[building_kind(CRANE)], 1, start + CRANE_AT, rows, n)
    n = at_least(
        bit_count(cells_for(seat, WHITE_CASTLE)), 2, start + TAKES_WHITE_CASTLE_AT, rows, n
    )
    while cells:
        if (
            seat.tile_on[lowest_bit(cells)] == GEESE
            and seat.left_in_region[REGION_AT[seat.estate][lowest_bit(cells)]] > 0
        ):
            rows[n] = start + GEESE_AT
            n += 1
        cells &= cells - 1
    return n


def list_inns(game, seat, start, rows, n):
    """List inns on sale, and the cells left of the regions that have one."""
    region: i32
    n = at_least(game.inns, 5, start + INNS_READY_AT, rows, n)
    for region in range(REGIONS):
        if seat.left_in_region[region] > 0 and seat.with_inn & REGION_CELLS[seat.estate][region]:
            rows[n] = start + INN_REGIONS_AT + min(seat.left_in_region[region], 6) - 1
            n += 1
    return n


def list_posts(game, viewer, start, rows, n):
    """List joined pairs, the distance to the other posts, and the rewards that are left."""
    rewarded: i32 = seats_with_all_posts(game)
    n = at_least(
        bit_count(joined_pairs(seat_of(game, viewer).covered)),
        POST_PAIRS,
        start + JOINED_AT,
        rows,
        n,
    )
    if rewarded < 2:
        rows[n] = start + POSTS_REWARD_AT + rewarded
        n += 1
    return list_gaps(seat_of(game, viewer), start, rows, n)


def seats_with_all_posts(game):
    number: i32
    seats: i32 = 0
    for number in range(game.players):
        seats += joined_pairs(seat_of(game, number).covered) == ALL_PAIRS
    return seats


def list_gaps(seat, start, rows, n):
    """List how many cells are still missing to each post that is not reached, the nearest first."""
    ring: i32
    post: i32
    reached: u64 = seat.covered
    posts: i32 = 0
    for ring in range(1 + MOST_GAP):
        for post in range(POSTS):
            if reached & POST_CELLS[post] and not posts >> post & 1:
                if ring > 0:
                    rows[n] = start + POST_GAPS_AT + MOST_GAP * bit_count(posts) + ring - 1
                    n += 1
                posts |= 1 << post
        reached |= beside(HEXAGON, reached)
    return n


def list_route(game, viewer, start, rows, n):
    """List the next spaces of the viewer's trade route: their goods, their bonuses, and how many of
    the next goods it has."""
    at: i32
    space: i32
    tile: i32
    n = at_least(seat_of(game, viewer).on_route // SPACES_OF_TILE, 5, start + ON_ROUTE_AT, rows, n)
    for at in range(ROUTE_SEEN):
        space = seat_of(game, viewer).on_route + at
        if space >= spaces_of_route(game):
            return n
        tile = tile_of_route(game, viewer, space)
        space %= SPACES_OF_TILE
        rows[n] = start + ROUTE_GOODS_AT + 6 * at + ROUTE_GOOD[tile][space] - 1
        rows[n + 1] = (
            start + ROUTE_GIVES_AT + ROUTE_BONUSES * at + bonus_row(ROUTE_BONUS[tile][space])
        )
        n += 2
        if at == 0:
            n = at_least(
                seat_of(game, viewer).goods[ROUTE_GOOD[tile][space]],
                4,
                start + ROUTE_HELD_AT,
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
    n = list_set(lying >> 1, start + LYING_SHIELDS_AT, rows, n)
    n = list_set(others >> 1, start + OTHERS_SHIELDS_AT, rows, n)
    n = list_set(own >> 1, start + OWN_SHIELDS_AT, rows, n)
    n = list_set(claimable(game, seat_of(game, viewer)) >> 1, start + CLAIMABLE_AT, rows, n)
    n = at_least(bit_count(own) - seat_of(game, viewer).silver, 2, start + SILVER_SHORT_AT, rows, n)
    n = at_least(seat_of(game, viewer).stored_tiles - STORAGE, 2, start + STORED_MORE_AT, rows, n)
    if has_bit(own, 6) and game.named:
        rows[n] = start + NAMED_AT
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
