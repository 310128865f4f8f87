"""The state as a seat knows it."""

from typing import Any

from burgundy_qt.rules.tuscany import state
from burgundy_qt.rules.tuscany.actions import start_of
from burgundy_qt.rules.tuscany.components.boards import KINDS
from burgundy_qt.rules.tuscany.components.cards import BONUSES, COLOUR_BONUSES, YIELDS
from burgundy_qt.rules.tuscany.components.tiles import COLOURS, TILES
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol.action_objects import DEALS, duchy_object
from burgundy_qt.rules.tuscany.protocol.event_objects import counted, result
from burgundy_qt.rules.tuscany.protocol.names import CELL_NAME, EDITION, GAME, SET_UPS
from burgundy_qt.rules.tuscany.protocol_types import (
    DuchyObject,
    PilesObject,
    SeatObject,
    TuscanyObject,
)
from burgundy_qt.rules.tuscany.state import STACK, STACKS

RawState = dict[str, Any]
"""All numbers of a position, hidden ones too; of a seat those that are its."""
PENDING = {
    state.LAYING_OUT: "start",
    state.CHOOSING_BONUS: "bonus",
    state.PLACING_FREE: "castle",
    state.TAKING_BONUS: "town",
    state.SWAPPED: "swap",
}
"""By stage what must be decided before anything else."""


def state_object(position: TuscanyGame, seat: int | None) -> TuscanyObject:
    """The protocol's state: for the seat that is asked for with its hand and what it has chosen in
    secret, for all with what is open."""
    raw, waiting, is_over = position.raw(), position.waiting_seats(), position.is_over()
    order = [(raw["first"] + turn) % position.seats for turn in range(position.seats)]
    has_begun = raw["round"] > 0
    return {
        "game": GAME,
        "edition": EDITION,
        "modules": [],
        "setup": SET_UPS[raw["fixed"] >= 0],
        "phase": raw["phase"] + 1 if has_begun else None,
        "round": raw["round"] if has_begun else None,
        "last": bool(raw["last"]),
        "emptied": bool(raw["emptied"]),
        "seat": next(iter(waiting), None),
        "waiting": waiting,
        "pending": [PENDING[raw["stage"]]] if raw["stage"] in PENDING else [],
        "actions": 0 if is_over else raw["actions"],
        "order": order,
        "to_act": order[raw["turn"] :] if has_begun and not is_over else [],
        **piles(raw),
        "seats": [
            seat_object(raw, number, number == seat or is_over, number == seat)
            for number in range(position.seats)
        ],
        "result": result(position) if is_over else None,
    }


def piles(raw: RawState) -> PilesObject:
    """The display and what all piles hold, as far as everybody can know it."""
    slots = enumerate(raw["display"])
    return {
        "display": [TILES[tile] if tile >= 0 else None for tile in raw["display"]],
        "neutral": [tile >= 0 and bool(raw["backs"] >> slot & 1) for slot, tile in slots],
        "neutral_stack": counted(raw["neutral"], TILES),
        "neutral_discards": counted(raw["neutral_gone"], TILES),
        "deck": sum(raw["deck"]),
        "discards": counted(raw["gone"], COLOURS),
        "yield_deck": counted(raw["yields"], YIELDS),
        "yield_discards": counted(raw["yields_gone"], YIELDS),
        "bonus_tiles": dict(zip(BONUSES, raw["bonus"], strict=True)),
        "colour_bonuses": {
            colour: list(COLOUR_BONUSES[colour][had:])
            for colour, had in zip(COLOURS, raw["ranks"], strict=True)
        },
    }


def seat_object(raw: RawState, number: int, shows_hand: bool, is_own: bool) -> SeatObject:
    """What is seen of a seat."""
    seat = raw["seats"][number]
    duchy, cells = duchy_seen(seat, is_own)
    return {
        "boards": list(DEALS[seat["deal"]]),
        "duchy": duchy,
        "cells": cells,
        "storage": listed(seat["stored"], TILES),
        "bonus": listed(seat["bonus"], BONUSES),
        "marble": seat["marble"],
        "workers": seat["workers"],
        "hand": sum(seat["hand"]),
        "cards": counted(seat["hand"], COLOURS) if shows_hand else None,
        "stacks": stacks_left(seat["shown"]),
        "to_come": counted(seat["to_come"], TILES),
        "green": seat["green"],
        "red": seat["red"],
    }


def duchy_seen(seat: RawState, is_own: bool) -> tuple[DuchyObject | None, dict[str, str]]:
    """How a seat's boards lie and what covers them; one that is still secret is seen by its own
    seat."""
    if seat["layout"] >= 0:
        duchy = duchy_object(start_of(seat["deal"], len(KINDS) * seat["layout"]))
        cells = {CELL_NAME[cell]: TILES[tile] for cell, tile in seat["cells"].items()}
    elif is_own and seat["choice"] >= 0:
        duchy = duchy_object(start_of(seat["deal"], seat["choice"]))
        cells = {duchy["castle"]: "castle"}
    else:
        return None, {}
    lies: DuchyObject = {
        "boards": duchy["boards"],
        "turned": duchy["turned"],
        "steps": duchy["steps"],
    }
    return lies, cells


def listed(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """All that there are by name, sorted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def stacks_left(shown: int) -> list[int]:
    """How many tiles each of a seat's stacks holds, once so many have been shown."""
    return [min(max(STACK * (at + 1) - shown, 0), STACK) for at in range(STACKS)]
