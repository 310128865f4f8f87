"""The whole state as plain numbers: for views and comparisons, never for a search."""

from cython.cimports.burgundy_qt.rules.carcassonne.features import name_of, place_name
from cython.cimports.burgundy_qt.rules.carcassonne.state import CLAIMING, FOUNDING, KINDS, OVER


def raw_state(game):
    """Everything in a state, what is hidden included. A place is 16 * its cell + its segment; -1
    stands for what is not there."""
    return {
        "key": game.key,
        "players": game.players,
        "modules": game.modules,
        "auction": game.auction,
        "first": game.first,
        "stage": game.stage,
        "turn": game.turn,
        "deciding": game.deciding,
        "tile": game.tile - 1,
        "cell": game.cell,
        "about": about(game),
        "pile": game.pile,
        "drawn": game.drawn,
        "order": [game.order[at] for at in range(game.drawn, game.ordered)],
        "unseen": [game.unseen[kind] for kind in range(KINDS)],
        "tiles": [raw_tile(game, tile) for tile in range(game.laid)],
        "frontier": [(game.frontier[at], game.patterns[at]) for at in range(game.frontier_size)],
        "castles": [raw_castle(game, castle) for castle in range(game.castles_made)],
        "seats": [raw_seat(game, seat) for seat in range(game.players)],
        "bazaar": raw_bazaar(game),
    }


def about(game):
    """The name of the town or castle that is asked about."""
    if game.stage == FOUNDING:
        return place_name(game, game.done[game.about])
    if game.stage == CLAIMING:
        return place_name(game, game.castles[game.about].node)
    return -1


def raw_tile(game, tile):
    """A tile where it lies."""
    meeple = game.tiles[tile].meeple - 1
    bridge = game.tiles[tile].bridge - 1
    return {
        "cell": game.tiles[tile].cell,
        "kind": game.tiles[tile].kind,
        "rotation": game.tiles[tile].rotation,
        "bridge": bridge & 1 if bridge >= 0 else -1,
        "meeple": (meeple // 16, meeple % 16) if meeple >= 0 else None,
    }


def raw_castle(game, castle):
    """A castle with the cells of its town."""
    first = name_of(game, game.nodes[game.castles[castle].node].first) // 16
    step = 1 if game.castles[castle].edge == 1 else 256
    return {
        "name": place_name(game, game.castles[castle].node),
        "cells": [first, first + step],
        "seat": game.castles[castle].seat,
        "occupied": game.castles[castle].occupied,
    }


def raw_seat(game, seat):
    """What a seat has."""
    return {
        "points": game.seats[seat].points,
        "meeples": game.seats[seat].meeples,
        "bridges": game.seats[seat].bridges,
        "castles": game.seats[seat].castles,
        "bought": game.seats[seat].bought - 1,
    }


def raw_bazaar(game):
    """The bazaar that is open."""
    if game.host == 0 or game.stage == OVER:
        return None
    return {
        "host": game.host - 1,
        "table": [game.table[at] for at in range(game.on_table)],
        "to_play": game.to_play,
        "chooser": game.chooser - 1,
        "lot": game.lot - 1,
        "bid": game.bid if game.has_bid else -1,
        "bidder": game.bidder if game.has_bid else -1,
        "to_bid": game.to_bid,
    }
