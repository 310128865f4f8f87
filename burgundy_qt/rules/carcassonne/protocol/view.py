"""The state as everybody knows it."""

from typing import Any

from burgundy_qt.rules.carcassonne import state
from burgundy_qt.rules.carcassonne.components.tiles import NAMES, SEGMENTS
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.protocol.event_objects import result
from burgundy_qt.rules.carcassonne.protocol.names import AXES, cell_name, place_name
from burgundy_qt.rules.carcassonne.protocol_types import (
    BazaarObject,
    CastleObject,
    Decision,
    MeepleObject,
    SeatObject,
    StateObject,
    TileObject,
)
from burgundy_qt.rules.errors import RequestObject

Raw = dict[str, Any]
"""Something as the position tells it, in plain numbers."""
DECISIONS: dict[int, Decision] = {
    state.PLACING: "place",
    state.BRIDGING: "bridge",
    state.PUTTING: "meeple",
    state.FOUNDING: "castle",
    state.CLAIMING: "claim",
    state.CHOOSING: "choose",
    state.BIDDING: "bid",
    state.DEALING: "deal",
}
"""What a seat decides, by stage."""


def state_object(position: CarcassonneGame, request: RequestObject) -> StateObject:
    """The protocol's state: only the order of the pile is hidden, from all alike."""
    raw, is_over = position.raw(), position.is_over()
    return {
        "game": "carcassonne",
        "edition": request["edition"],
        "modules": request["modules"],
        "auction": request["auction"],
        "small_city": request["small_city"],
        "occupied_castles": request["occupied_castles"],
        "bid_limit": request["bid_limit"],
        "seat": None if is_over else raw["deciding"],
        "turn": None if is_over else raw["turn"],
        "decision": None if is_over else DECISIONS[raw["stage"]],
        "tile": NAMES[raw["tile"]] if raw["tile"] >= 0 and not is_over else None,
        "cell": cell_name(raw["cell"]) if raw["cell"] and not is_over else None,
        "about": place_name(raw["about"]) if raw["about"] >= 0 else None,
        "pile": raw["pile"],
        "unseen": {name: count for name, count in zip(NAMES, raw["unseen"], strict=True) if count},
        "board": board(raw["tiles"]),
        "castles": [
            castle_object(castle) for castle in sorted(raw["castles"], key=lambda one: one["name"])
        ],
        "bazaar": bazaar_object(raw),
        "seats": [seat_object(seat) for seat in raw["seats"]],
        "result": result(position) if is_over else None,
    }


def board(tiles: list[Raw]) -> dict[str, TileObject]:
    """What lies where, by cell."""
    return {
        cell_name(tile["cell"]): {
            "tile": NAMES[tile["kind"]],
            "rotation": tile["rotation"],
            "bridge": AXES[tile["bridge"]] if tile["bridge"] >= 0 else None,
            "meeple": meeple_object(tile["meeple"]),
        }
        for tile in sorted(tiles, key=lambda tile: tile["cell"])
    }


def meeple_object(meeple: tuple[int, int] | None) -> MeepleObject | None:
    """Whose meeple stands on a tile, and where."""
    return None if meeple is None else {"seat": meeple[0], "on": SEGMENTS[meeple[1]]}


def castle_object(castle: Raw) -> CastleObject:
    """A castle, and whether it can still score."""
    return {
        "city": place_name(castle["name"]),
        "cells": [cell_name(cell) for cell in castle["cells"]],
        "seat": castle["seat"],
        "occupied": bool(castle["occupied"]),
    }


def seat_object(seat: Raw) -> SeatObject:
    """What a seat has."""
    return {
        "points": seat["points"],
        "meeples": seat["meeples"],
        "bridges": seat["bridges"],
        "castles": seat["castles"],
    }


def bazaar_object(raw: Raw) -> BazaarObject | None:
    """The bazaar until its last turn takes its tile."""
    bazaar, players = raw["bazaar"], raw["players"]
    if bazaar is None or (bazaar["to_play"] == 0 and not bazaar["table"]):
        return None
    chooser, bid = bazaar["chooser"], bazaar["bid"]
    asked = [(chooser + turn) % players for turn in range(bid >= 0, players)]
    bought = [seat["bought"] for seat in raw["seats"]]
    return {
        "host": bazaar["host"],
        "tiles": [NAMES[kind] for kind in bazaar["table"]],
        "chooser": chooser if chooser >= 0 else None,
        "lot": NAMES[bazaar["lot"]] if bazaar["lot"] >= 0 else None,
        "bid": bid if bid >= 0 else None,
        "bidder": bazaar["bidder"] if bid >= 0 else None,
        "to_bid": [seat for seat in asked if chooser >= 0 and bazaar["to_bid"] >> seat & 1],
        "bought": [NAMES[kind] if kind >= 0 else None for kind in bought],
    }
