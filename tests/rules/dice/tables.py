"""Made-up rounds of a dice game for tests: sheets with marks, and the rolled dice."""

from burgundy_qt.rules.dice.codec import CELL_NUMBER, SET_UPS
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.dice_ruleset import ANSWER as RULES
from burgundy_qt.rules.dice.sheets import BONUSES, COLOURS, LETTERS, PHASES
from burgundy_qt.rules.dice.state import MARKING

EMPTY = {"castle": None, "cells": {}, "columns": (1, 0, 0), "bonuses": {}, "values": {}}


def sheet(castle, cells=None, columns=(1, 0, 0), **bonuses):
    """Return a sheet with its start castle, the numbers in its cells, its points and remaining
    bonuses."""
    marked = {castle: 0} | (cells or {})
    return {
        "castle": CELL_NUMBER[castle],
        "cells": {CELL_NUMBER[cell]: number for cell, number in marked.items()},
        "columns": list(columns),
        "left": [bonuses.get(bonus, 0) for bonus in BONUSES],
        "values": [0] * len(COLOURS),
    }


def a_round(*sheets, numbers, colours, letter="A", phase="I", boxes=1, open_values=()):
    """Return a listening position of a round in which nobody has marked yet."""
    at = PHASES.index(phase)
    raw = {
        "key": 7,
        "players": len(sheets),
        "letter": LETTERS.index(letter),
        "set_up": SET_UPS.index("secret"),
        "agreed": -1,
        "stage": MARKING,
        "phase": at,
        "round": boxes,
        "boxes": [10 if len(sheets) > 1 else 8] * at + [boxes] + [0] * (2 - at),
        "open": [dict(open_values).get(colour, 0) for colour in COLOURS],
        "numbers": list(numbers),
        "colours": [COLOURS.index(colour) for colour in colours],
        "hourglasses": 1,
        "sheets": list(sheets),
        "chosen": [[] for _ in sheets],
        "done": [0 for _ in sheets],
    }
    position = DicePosition.from_raw(raw)
    position.start_journal()
    return position


def mark(cell, number):
    return {"type": "mark", "cell": cell, "number": number}


WORKER, END = {"type": "worker"}, {"type": "end"}


def legal(position, seat=0):
    """Return the seat's legal actions as objects."""
    return [RULES.decode_action(code) for code in position.legal(seat)]


def numbers_for(position, cell, seat=0):
    """Return the numbers that a seat can write into a cell now."""
    actions = [action for action in legal(position, seat) if action.get("cell") == cell]
    return [action["number"] for action in actions]


def play(position, *actions, seat=0):
    """Carry out a seat's actions one after the other; return the events."""
    for action in actions:
        position.apply(RULES.encode_action(action), seat)
    return RULES.events(position)


def paid_for(position, action, seat=0):
    """Return the bonus that an action costs; None if it costs none."""
    price = RULES.price(position, seat, RULES.encode_action(action))
    return next((bonus for bonus, number in price.items() if number), None)


def state(position, seat=None):
    return RULES.state(position, {}, seat)
