"""Bazaars: tiles on the table, sold lot by lot. Each function that goes on returns 1 if a player
has to decide. ("Bazaars"; rulings 19 to 21)"""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.scoring import gain
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, record_event, single_bit


def open_bazaar(game):
    """Open a bazaar, for which as many tiles are drawn as there are seats."""
    game.host = game.turn + 1
    game.on_table = 0
    game.to_play = game.players
    game.stage = state.OPENING


def lay_out(game, kind):
    """Put a tile on the table of the bazaar; return 1 if it was the last."""
    game.table[game.on_table] = kind
    game.on_table += 1
    if game.on_table < game.players:
        return 0
    record_event(
        game.journal, state.BAZAAR, game.players, packed_kinds(game, 0), packed_kinds(game, 3)
    )
    return 1


def packed_kinds(game, first):
    """Return three tiles of the table, 8 bits each."""
    at: i32
    kinds: i32 = 0
    for at in range(3):
        if first + at < game.on_table:
            kinds |= game.table[first + at] << 8 * at
    return kinds


def ask_chooser(game, after):
    """Let the next seat without a tile choose a lot; the last tile is free. Returns 1 if it has a
    choice."""
    turn: i32
    seat: i32 = after
    for turn in range(1, game.players + 1):
        seat = (after + turn) % game.players
        if game.seats[seat].bought == 0:
            break
    if game.on_table == 1:
        hand_over(game, seat, take_from_table(game, game.table[0]), 0)
        return 0
    game.chooser = seat + 1
    game.deciding = seat
    game.to_bid = 0
    for turn in range(game.players):
        if game.seats[turn].bought == 0:
            game.to_bid |= single_bit(turn)
    game.stage = state.CHOOSING
    return 1


def take_from_table(game, kind):
    """Take the first tile of a kind from the table; return the kind."""
    at: i32 = 0
    while game.table[at] != kind:
        at += 1
    game.on_table -= 1
    while at < game.on_table:
        game.table[at] = game.table[at + 1]
        at += 1
    return kind


def choose_lot(game, kind):
    """Make a kind the chooser's lot; the chooser has to bid for it."""
    game.lot = take_from_table(game, kind) + 1
    game.stage = state.BIDDING


def bid(game, seat, points):
    """Set the highest bid, or with -1 pass; return 1 if a player is next to decide."""
    game.to_bid &= ~single_bit(seat)
    if points >= 0:
        game.bid = points
        game.has_bid = 1
        game.bidder = seat
    if game.bid == game.bid_limit:
        game.to_bid = 0
    return ask_bidder(game)


def ask_bidder(game):
    """Let the next seat that may still bid decide; after the last bid the chooser buys or sells, if
    another seat has the highest bid."""
    turn: i32
    chooser: i32 = game.chooser - 1
    for turn in range(1, game.players):
        game.deciding = (chooser + turn) % game.players
        if has_bit(game.to_bid, game.deciding):
            return 1
    game.deciding = chooser
    if game.bidder == chooser:
        return sell(game, chooser, -1)
    game.stage = state.DEALING
    return 1


def sell(game, buyer, paid):
    """Sell the lot for the highest bid, paid to a seat, or with -1 to nobody; return 1 if a player
    is next to decide."""
    chooser: i32 = game.chooser - 1
    kind: i32 = game.lot - 1
    points: i32 = game.bid
    game.chooser = 0
    game.lot = 0
    game.has_bid = 0
    game.bid = 0
    game.bidder = 0
    game.to_bid = 0
    hand_over(game, buyer, kind, points)
    gain(game, buyer, -points, state.FOR_BAZAAR, 0)
    if paid >= 0:
        gain(game, paid, points, state.FOR_BAZAAR, 0)
    return ask_chooser(game, chooser)


def hand_over(game, seat, kind, points):
    """Give a seat its tile."""
    game.seats[seat].bought = kind + 1
    record_event(game.journal, state.SOLD, seat, kind, points)
