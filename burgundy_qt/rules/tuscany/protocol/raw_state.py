"""The whole state as plain numbers, and back: for views, comparisons and made-up positions, never
for a search."""

from cython.cimports.burgundy_qt.rules.core import i32
from cython.cimports.burgundy_qt.rules.tuscany.duchy import cover
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    BONUSES,
    CELLS,
    COLOURS,
    SLOTS,
    TILES,
    YIELDS,
    seat_of,
)


def raw_state(game):
    """Everything in a state, what is hidden included."""
    return {
        "key": game.key,
        "players": game.players,
        "fixed": game.fixed - 1,
        "first": game.first,
        "stage": game.stage,
        "turn": game.turn,
        "round": game.round,
        "phase": game.phase,
        "emptied": game.emptied,
        "last": game.last,
        "actions": game.actions,
        "pending": game.pending,
        "filler": game.filler,
        "cards_due": game.cards_due,
        "cards_for": game.cards_for,
        "red_due": game.red_due,
        "yields_due": game.yields_due,
        "backs": game.backs,
        "holes": game.holes,
        "cards_drawn": game.cards_drawn,
        "neutral_drawn": game.neutral_drawn,
        "yields_drawn": game.yields_drawn,
        "display": [game.display[slot] - 1 for slot in range(SLOTS)],
        "neutral": [game.neutral[tile] for tile in range(TILES)],
        "neutral_gone": [game.neutral_gone[tile] for tile in range(TILES)],
        "deck": [game.deck[colour] for colour in range(COLOURS)],
        "gone": [game.gone[colour] for colour in range(COLOURS)],
        "yields": [game.yields[kind] for kind in range(YIELDS)],
        "yields_gone": [game.yields_gone[kind] for kind in range(YIELDS)],
        "bonus": [game.bonus[bonus] for bonus in range(BONUSES)],
        "ranks": [game.ranks[colour] for colour in range(COLOURS)],
        "seats": [raw_seat(seat_of(game, seat)) for seat in range(game.players)],
    }


def raw_seat(seat):
    """A seat: its boards, its duchy, what lies where, and what it has. -1 for what is not there."""
    return {
        "deal": seat.deal,
        "layout": seat.layout - 1,
        "castle": seat.castle - 1,
        "choice": seat.choice - 1,
        "cells": {cell: seat.laid[cell] - 1 for cell in range(CELLS) if seat.laid[cell]},
        "stored": [seat.stored[tile] for tile in range(TILES)],
        "to_come": [seat.to_come[tile] for tile in range(TILES)],
        "hand": [seat.hand[colour] for colour in range(COLOURS)],
        "known": [seat.known[colour] for colour in range(COLOURS)],
        "bonus": [seat.bonus[bonus] for bonus in range(BONUSES)],
        "marble": seat.marble,
        "workers": seat.workers,
        "shown": seat.shown,
        "green": seat.green,
        "red": seat.red,
    }


def restore(game, raw):
    """Make a state without duchies what `raw` says."""
    game.first, game.stage, game.turn = raw["first"], raw["stage"], raw["turn"]
    game.round, game.phase, game.emptied = raw["round"], raw["phase"], raw["emptied"]
    game.last, game.actions, game.pending = raw["last"], raw["actions"], raw["pending"]
    game.filler, game.cards_due = raw["filler"], raw["cards_due"]
    game.cards_for, game.red_due = raw["cards_for"], raw["red_due"]
    game.yields_due, game.backs, game.holes = raw["yields_due"], raw["backs"], raw["holes"]
    game.cards_drawn, game.neutral_drawn = raw["cards_drawn"], raw["neutral_drawn"]
    game.yields_drawn = raw["yields_drawn"]
    for slot in range(SLOTS):
        game.display[slot] = raw["display"][slot] + 1
    for tile in range(TILES):
        game.neutral[tile] = raw["neutral"][tile]
        game.neutral_gone[tile] = raw["neutral_gone"][tile]
    for colour in range(COLOURS):
        game.deck[colour] = raw["deck"][colour]
        game.gone[colour] = raw["gone"][colour]
        game.ranks[colour] = raw["ranks"][colour]
    for kind in range(YIELDS):
        game.yields[kind] = raw["yields"][kind]
        game.yields_gone[kind] = raw["yields_gone"][kind]
    for bonus in range(BONUSES):
        game.bonus[bonus] = raw["bonus"][bonus]
    for seat in range(game.players):
        restore_seat(game, seat, raw["seats"][seat])


def restore_seat(game, number: i32, raw):
    """Make a seat without a duchy what `raw` says."""
    seat_of(game, number).deal = raw["deal"]
    seat_of(game, number).layout = raw["layout"] + 1
    seat_of(game, number).castle = raw["castle"] + 1
    seat_of(game, number).choice = raw["choice"] + 1
    for cell, tile in raw["cells"].items():
        cover(seat_of(game, number), cell, tile)
    for tile in range(TILES):
        seat_of(game, number).stored[tile] = raw["stored"][tile]
        seat_of(game, number).to_come[tile] = raw["to_come"][tile]
    for colour in range(COLOURS):
        seat_of(game, number).hand[colour] = raw["hand"][colour]
        seat_of(game, number).known[colour] = raw["known"][colour]
    for bonus in range(BONUSES):
        seat_of(game, number).bonus[bonus] = raw["bonus"][bonus]
    seat_of(game, number).marble = raw["marble"]
    seat_of(game, number).workers = raw["workers"]
    seat_of(game, number).shown = raw["shown"]
    seat_of(game, number).green = raw["green"]
    seat_of(game, number).red = raw["red"]
