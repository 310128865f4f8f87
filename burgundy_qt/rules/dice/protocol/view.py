"""The state as a seat knows it."""

from typing import Any

from burgundy_qt.rules.dice.components.sheets import BONUSES, COLOURS, LETTERS, PHASES
from burgundy_qt.rules.dice.position import DiceGame
from burgundy_qt.rules.dice.protocol.action_objects import unpack
from burgundy_qt.rules.dice.protocol.event_objects import LEFT, result
from burgundy_qt.rules.dice.protocol.names import CELL_NAME, EDITION, GAME, SET_UPS, VALUES
from burgundy_qt.rules.dice.protocol_types import DiceObject, GameObject, SeatObject, Value

RawState = dict[str, Any]
"""All numbers of a position, hidden ones too."""


def state_object(position: DiceGame, seat: int | None) -> GameObject:
    """The protocol's state: for the seat that is asked for with what it has chosen in secret, of
    the others as the last event left them."""
    raw, waiting = position.raw(), position.waiting_seats()
    has_begun = any(raw["boxes"])
    return {
        "game": GAME,
        "edition": EDITION,
        "modules": [],
        "sheet": LETTERS[raw["letter"]],
        "setup": SET_UPS[raw["set_up"]],
        "phase": PHASES[raw["phase"]] if has_begun else None,
        "round": raw["round"] if has_begun else None,
        "seat": next(iter(waiting), None),
        "waiting": waiting,
        "dice": dice_object(raw) if has_begun else None,
        "boxes": raw["boxes"],
        "open": open_values(position),
        "seats": [
            seat_object(position, raw, number, number == seat) for number in range(position.seats)
        ],
        "result": result(position) if position.is_over() else None,
    }


def dice_object(raw: RawState) -> DiceObject:
    """The dice of the round, as rolled."""
    return {
        "numbers": raw["numbers"],
        "colours": [COLOURS[colour] for colour in raw["colours"]],
        "hourglass": raw["hourglasses"],
    }


def open_values(position: DiceGame) -> dict[str, Value | None]:
    """By colour what the next to complete it gets; null where nothing is left."""
    return {name: LEFT[position.value(number)] for number, name in enumerate(COLOURS)}


def seat_object(position: DiceGame, raw: RawState, seat: int, is_own: bool) -> SeatObject:
    """What is seen of a seat."""
    sheet = position.sheet(seat, is_own)
    cells = {CELL_NAME[cell]: number for cell, number in sheet["cells"].items()}
    got = zip(COLOURS, sheet["values"], strict=True)
    return {
        "castle": CELL_NAME[sheet["castle"]] if sheet["castle"] >= 0 else None,
        "points": sum(sheet["columns"]),
        "columns": sheet["columns"],
        "bonuses": dict(zip(BONUSES, sheet["left"], strict=True)),
        "cells": cells,
        "colours": {colour: VALUES[value - 1] for colour, value in got if value},
        "chosen": [unpack(code) for code in raw["chosen"][seat]] if is_own else [],
    }
