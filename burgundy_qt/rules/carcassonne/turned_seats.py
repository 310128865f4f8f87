"""The same position from another chair: every seat some places further clockwise, with all that is
its own."""

from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    MEEPLE_BITS,
    NODES,
    Seat,
)
from cython.cimports.burgundy_qt.rules.core import i32, u32


def turn_seats(game, by):
    """Everything that names a seat names the one that has moved there."""
    at: i32
    meeple: i32
    for at in range(NODES):
        game.nodes[at].meeples = turned_bits(game, game.nodes[at].meeples, MEEPLE_BITS, by)
    for at in range(game.laid):
        meeple = game.tiles[at].meeple - 1
        if meeple >= 0:
            game.tiles[at].meeple = 1 + meeple % 16 + 16 * moved(game, meeple // 16, by)
    for at in range(game.castles_made):
        game.castles[at].seat = moved(game, game.castles[at].seat, by)
    turn_belongings(game, by)
    game.turn = moved(game, game.turn, by)
    game.deciding = moved(game, game.deciding, by)
    if game.first >= 0:
        game.first = moved(game, game.first, by)
    if game.host:
        game.host = 1 + moved(game, game.host - 1, by)
    if game.chooser:
        game.chooser = 1 + moved(game, game.chooser - 1, by)
    if game.has_bid:
        game.bidder = moved(game, game.bidder, by)
    game.to_bid = turned_bits(game, game.to_bid, 1, by)


def turn_belongings(game, by):
    """What each seat has."""
    seat: i32
    for _ in range(by):
        last: Seat = game.seats[game.players - 1]
        for seat in range(game.players - 1, 0, -1):
            game.seats[seat] = game.seats[seat - 1]
        game.seats[0] = last


def moved(game, seat, by):
    """Where a seat has moved."""
    return (seat + by) % game.players


def turned_bits(game, bits, width, by):
    """So many bits by seat, each where its seat has moved."""
    seat: i32
    mask: u32 = (1 << width) - 1
    found: u32 = 0
    for seat in range(game.players):
        found |= (bits >> width * seat & mask) << width * moved(game, seat, by)
    return found
