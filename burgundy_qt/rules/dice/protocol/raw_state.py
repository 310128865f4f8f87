"""The whole state as plain numbers, and back: for views, comparisons and made-up positions, never
for a search."""

from cython.cimports.burgundy_qt.rules.core import has_bit, i32
from cython.cimports.burgundy_qt.rules.dice.marking import cross_castle, write
from cython.cimports.burgundy_qt.rules.dice.state import (
    BONUSES,
    CELLS,
    COLOURS,
    DICE,
    PHASES,
    choice_of,
    sheet_of,
)


def raw_state(game):
    """Everything in a state, what was chosen in secret included."""
    return {
        "key": game.key,
        "players": game.players,
        "letter": game.letter,
        "set_up": game.set_up,
        "agreed": game.agreed - 1,
        "stage": game.stage,
        "phase": game.phase,
        "round": game.round,
        "boxes": [game.boxes[phase] for phase in range(PHASES)],
        "open": [game.open[colour] for colour in range(COLOURS)],
        "numbers": [game.roll.numbers[die] for die in range(DICE)],
        "colours": [game.roll.colours[die] for die in range(DICE)],
        "hourglasses": game.roll.hourglasses,
        "sheets": [raw_sheet(sheet_of(game, seat)) for seat in range(game.players)],
        "chosen": [
            [choice_of(game, seat).actions[at] for at in range(choice_of(game, seat).made)]
            for seat in range(game.players)
        ],
        "done": [choice_of(game, seat).is_done for seat in range(game.players)],
    }


def raw_sheet(sheet):
    """A sheet: its start castle (-1 before), the number of every marked cell, points by phase,
    bonuses left, values of colours (0 none, 1 first, 2 second)."""
    return {
        "castle": sheet.castle - 1,
        "cells": {
            cell: sheet.numbers[cell] for cell in range(CELLS) if has_bit(sheet.marked, cell)
        },
        "columns": [sheet.columns[phase] for phase in range(PHASES)],
        "left": [sheet.left[bonus] for bonus in range(BONUSES)],
        "values": [sheet.values[colour] for colour in range(COLOURS)],
    }


def restore(game, raw):
    """Make a state with empty sheets what `raw` says."""
    game.stage, game.phase, game.round = raw["stage"], raw["phase"], raw["round"]
    for phase in range(PHASES):
        game.boxes[phase] = raw["boxes"][phase]
    for colour in range(COLOURS):
        game.open[colour] = raw["open"][colour]
    for die in range(DICE):
        game.roll.numbers[die] = raw["numbers"][die]
        game.roll.colours[die] = raw["colours"][die]
    game.roll.hourglasses = raw["hourglasses"]
    for seat in range(game.players):
        restore_sheet(game, seat, raw["sheets"][seat])
        choice_of(game, seat).made = len(raw["chosen"][seat])
        choice_of(game, seat).is_done = raw["done"][seat]
        for at in range(len(raw["chosen"][seat])):
            choice_of(game, seat).actions[at] = raw["chosen"][seat][at]


def restore_sheet(game, seat: i32, raw):
    """Write a sheet anew, mark by mark."""
    for cell, number in raw["cells"].items():
        if number:
            write(game, sheet_of(game, seat), cell, number)
    if raw["castle"] >= 0:
        cross_castle(sheet_of(game, seat), raw["castle"])
    for phase in range(PHASES):
        sheet_of(game, seat).columns[phase] = raw["columns"][phase]
    for bonus in range(BONUSES):
        sheet_of(game, seat).left[bonus] = raw["left"][bonus]
    for colour in range(COLOURS):
        sheet_of(game, seat).values[colour] = raw["values"][colour]
