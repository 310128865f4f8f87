"""What a network sees of the table: the course of the game, unowned parts of the map, the tile just
placed, and the bazaar."""

from cython.cimports.burgundy_qt.ai.games.carcassonne import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.carcassonne.lot_values import best_on_table, worth_of_tile
from cython.cimports.burgundy_qt.ai.games.carcassonne.map_potential import (
    judge,
    sort_of,
    when_complete,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.map_summary import EIGHTHS, FIELDS
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.state import tile_at
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import BAZAARS, MONASTERIES, SEGMENTS
from cython.cimports.burgundy_qt.rules.core import i32


def list_table(game, picture, viewer, start, rows, n):
    """List everything that belongs to no seat."""
    n = list_course(game, viewer, start, rows, n)
    n = list_map(game, picture, start, rows, n)
    if game.stage == state.PUTTING or game.stage == state.BRIDGING:
        n = list_pending(game, picture, viewer, start, rows, n)
    if game.host:
        n = list_bazaar(game, picture, viewer, start, rows, n)
    return n


def list_course(game, viewer, start, rows, n):
    """List the time in the game, and its modules and options."""
    kind: i32
    monasteries: i32 = 0
    bazaars: i32 = 0
    rows[n] = start + row.STAGE_AT + game.stage + row.STAGES * (game.deciding == viewer)
    rows[n + 1] = start + row.TURN_AT + seat_from(game, game.turn, viewer)
    rows[n + 2] = start + row.NEXT_AT + seat_from(game, next_to_play(game), viewer)
    rows[n + 3] = start + row.TURNS_AT + 1 + turns_ahead(game, viewer)
    n += 4
    n = at_least(game.pile // 4, 21, start + row.PILE_AT, rows, n)
    if game.pile <= 12:
        rows[n] = start + row.LAST_AT + game.pile
        n += 1
    for kind in range(3):
        if game.modules >> kind & 1:
            rows[n] = start + row.MODULES_AT + kind
            n += 1
    if game.small_city == 2:
        rows[n] = start + row.MODULES_AT + 3
        n += 1
    if game.occupied_castles == 0:
        rows[n] = start + row.MODULES_AT + 4
        n += 1
    if not game.auction:
        rows[n] = start + row.MODULES_AT + 5
        n += 1
    for kind in range(state.KINDS):
        if game.unseen[kind]:
            rows[n] = start + row.UNSEEN_AT + kind
            n += 1
            monasteries += game.unseen[kind] * MONASTERIES[kind]
            bazaars += game.unseen[kind] * BAZAARS[kind]
    n = at_least(monasteries, 6, start + row.MONASTERIES_AT, rows, n)
    return at_least(bazaars, 8, start + row.BAZAARS_AT, rows, n)


def seat_from(game, seat, viewer):
    """Return the place of a seat, counted from the viewer."""
    return (seat - viewer + game.players) % game.players


def next_to_play(game):
    """Return the seat with the next turn, apart from answers to others."""
    if game.host and game.to_play:
        return (game.host + game.players - game.to_play) % game.players
    if game.stage == 0:
        return game.turn
    return (game.turn + 1) % game.players


def turns_ahead(game, viewer):
    """Return 1 if the viewer will draw once more than the seat before it, -1 if another draws once
    more than the viewer, else 0."""
    left: i32 = game.pile % game.players
    place: i32 = seat_from(game, viewer, next_to_play(game))
    if left == 0:
        return 0
    return 1 if place < left else -1


def list_map(game, picture, start, rows, n):
    """List the unowned parts of the map."""
    n = at_least(picture.dead, 6, start + row.DEAD_AT, rows, n)
    n = at_least(picture.free_cities, 12, start + row.FREE_CITIES_AT, rows, n)
    return at_least(picture.free_roads // 2, 8, start + row.FREE_ROADS_AT, rows, n)


def list_pending(game, picture, viewer, start, rows, n):
    """List the worth of a meeple on the tile just placed."""
    own: i32 = game.deciding == viewer
    if game.seats[game.turn].meeples == 0:
        return n
    n = at_least(
        best_pending(game, picture, 0) // EIGHTHS, 16, start + row.PENDING_AT + 16 * own, rows, n
    )
    return at_least(
        best_pending(game, picture, 1) // EIGHTHS, 8, start + row.PENDING_DONE_AT + 8 * own, rows, n
    )


def best_pending(game, picture, done_only):
    """Return the worth of the best place for a meeple on the tile just placed, in eighths of a
    point; among complete features, or all."""
    place: i32
    best: i32 = 0
    tile: i32 = tile_at(game, game.cell)
    for place in range(SEGMENTS[game.tiles[tile].kind]):
        best = max(best, pending_worth(game, picture, game.tiles[tile].first + place, done_only))
    if game.tiles[tile].bridge:
        best = max(
            best,
            pending_worth(
                game,
                picture,
                state.SEGMENT_NODES + (game.tiles[tile].bridge - 1) // 2,
                done_only,
            ),
        )
    return best


def pending_worth(game, picture, node, done_only):
    """Return the worth of a free feature."""
    root: i32 = picture.root[node]
    if game.nodes[root].meeples:
        return 0
    if done_only:
        if sort_of(game, root) == FIELDS or game.nodes[root].open:
            return 0
        return EIGHTHS * when_complete(game, picture, root)
    judge(game, picture, root)
    return EIGHTHS * picture.now[root] + picture.hope[root]


def list_bazaar(game, picture, viewer, start, rows, n):
    """List the lot, the bidders, and its worth to each seat."""
    at: i32
    best: i32
    other: i32 = 0
    rows[n] = start + row.HOST_AT + seat_from(game, game.host - 1, viewer)
    n += 1
    n = at_least(game.to_play, 6, start + row.TO_PLAY_AT, rows, n)
    if game.chooser:
        rows[n] = start + row.CHOOSER_AT + seat_from(game, game.chooser - 1, viewer)
        n += 1
    if game.has_bid:
        rows[n] = start + row.BIDDER_AT + seat_from(game, game.bidder, viewer)
        n += 1
        n = at_least(game.bid, 15, start + row.BID_AT, rows, n)
    if game.lot:
        rows[n] = start + row.LOT_AT + game.lot - 1
        n += 1
        best = worth_of_tile(game, picture, game.lot - 1, viewer)
        n = at_least(best // EIGHTHS, 16, start + row.LOT_WORTH_AT, rows, n)
        best = worth_to_others(game, picture, game.lot - 1, viewer)
        n = at_least(best // EIGHTHS, 16, start + row.LOT_OTHER_AT, rows, n)
    if game.stage == state.CHOOSING or game.stage == state.BIDDING or game.stage == state.DEALING:
        for at in range(game.on_table):
            other = max(other, worth_to_others(game, picture, game.table[at], viewer))
        best = best_on_table(game, picture, viewer)
        n = at_least(best // EIGHTHS, 16, start + row.BEST_TILE_AT, rows, n)
        n = at_least(other // EIGHTHS, 16, start + row.BEST_OTHER_AT, rows, n)
    return n


def worth_to_others(game, picture, kind, viewer):
    """Return the highest worth of a tile to another seat."""
    seat: i32
    best: i32 = 0
    for seat in range(game.players):
        if seat != viewer:
            best = max(best, worth_of_tile(game, picture, kind, seat))
    return best
