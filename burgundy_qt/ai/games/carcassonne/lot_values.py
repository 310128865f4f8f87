"""The worth of the tiles of a bazaar to each seat, and the expected result of an auction."""

from cython.cimports.burgundy_qt.ai.games.carcassonne.map_potential import (
    CLOSERS,
    FITTING,
    most_on,
    when_complete,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.map_summary import EIGHTHS, held_by, is_way
from cython.cimports.burgundy_qt.rules.carcassonne.state import KINDS, PLACING, meeples_of
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import MONASTERIES
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, u32


def look_at_tiles(game, picture):
    """Estimate the worth of each seat's tile to it."""
    seat: i32
    tile: i32
    for seat in range(game.players):
        tile = tile_of(game, seat)
        if tile >= 0:
            held_by(picture, seat).tile = worth_of_tile(game, picture, tile, seat)


def tile_of(game, seat):
    """Return the kind that a seat has bought, or has to place now; -1 for none."""
    if game.seats[seat].bought:
        return game.seats[seat].bought - 1
    if game.stage == PLACING and game.turn == seat:
        return game.tile - 1
    return -1


def best_on_table(game, picture, seat):
    """Return the highest worth of a tile on the table to a seat, in eighths of a point."""
    at: i32
    best: i32 = 0
    for at in range(game.on_table):
        best = max(best, worth_of_tile(game, picture, game.table[at], seat))
    return best


def auction_lead(game, picture, viewer, seat):
    """Return by how much a running auction will bring the viewer ahead of another seat, in eighths
    of a point: the chooser takes the better of buying and selling."""
    chooser: i32 = game.chooser - 1
    if game.lot == 0 or not game.has_bid:
        return 0
    if chooser == viewer and (game.bidder in (viewer, seat)):
        return chooser_lead(game, picture, viewer, seat)
    if chooser == seat and (game.bidder in (viewer, seat)):
        return -chooser_lead(game, picture, seat, viewer)
    return 0


def chooser_lead(game, picture, chooser, other):
    """Return the same for the chooser, if it or the other has the highest bid."""
    bid: i32 = EIGHTHS * game.bid
    keep: i32 = worth_of_tile(game, picture, game.lot - 1, chooser) - best_on_table(
        game, picture, other
    )
    give: i32 = best_on_table(game, picture, chooser) - worth_of_tile(
        game, picture, game.lot - 1, other
    )
    if game.bidder == chooser:
        return keep - bid
    return max(keep - 2 * bid, give + 2 * bid)


def worth_of_tile(game, picture, kind, seat):
    """Return about how much a seat would gain by placing a tile of a kind, in eighths of a
    point."""
    place: i32
    at: i32 = KINDS * seat + kind
    best: i32 = 0
    if picture.worth[at] == 0:
        for place in range(game.frontier_size):
            if has_bit(FITTING[game.patterns[place]], kind):
                best = max(best, worth_there(game, picture, kind, seat, place))
        picture.worth[at] = 1 + best
    return picture.worth[at] - 1


def worth_there(game, picture, kind, seat, place):
    """Return the same for an empty cell where it fits."""
    edge: i32
    before: i32
    root: i32
    pattern: i32 = game.patterns[place]
    gain: i32 = 5 * EIGHTHS if MONASTERIES[kind] else 0
    for edge in range(4):
        if not is_way(pattern, edge):
            continue
        root = picture.around[4 * place + edge]
        before = 0
        while before < edge and not (
            is_way(pattern, before) and picture.around[4 * place + before] == root
        ):
            before += 1
        if before == edge:
            gain += gain_of(
                game,
                picture,
                root,
                seat,
                has_bit(CLOSERS[4 * pattern + edge], kind) and picture.cells[root] == 1,
            )
    return gain


def gain_of(game, picture, root, seat, closes):
    """Return a seat's gain from a tile that continues or closes a city or road."""
    meeples: u32 = game.nodes[root].meeples
    points: i32 = when_complete(game, picture, root)
    if meeples == 0:
        return EIGHTHS * points if closes and game.seats[seat].meeples else EIGHTHS
    if meeples_of(meeples, seat) == 0 or meeples_of(meeples, seat) < most_on(game, meeples):
        return -EIGHTHS * closes
    if closes:
        return EIGHTHS * (points + 1 - picture.now[root]) - picture.hope[root]
    return EIGHTHS
