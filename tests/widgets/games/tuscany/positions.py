"""Positions of Tuscany written by hand, for tests of single parts of the window."""

from __future__ import annotations

from typing import Any

from burgundy_qt.rules.tuscany import components
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView

DISPLAY = ["cart", "village", "inn", "quarry", "town", "cart", "agriculture:grain+grapes", "castle"]
FREE = {"cards": 0, "workers": 0, "marble": 0}


def a_seat(**changes: Any) -> dict[str, Any]:
    """Return a seat with boards A1, B1 and C1 in the arrangement of the quick start, with the
    castle in the middle."""
    return {
        "boards": ["A1", "B1", "C1"],
        "duchy": {"boards": ["A1", "B1", "C1"], "turned": [False] * 3, "steps": ["down", "up"]},
        "cells": {"B.L3": "castle"},
        "storage": [],
        "bonus": [],
        "marble": 0,
        "workers": 0,
        "hand": 0,
        "cards": {},
        "stacks": [7, 7, 7],
        "to_come": dict(components.OWN),
        "green": 0,
        "red": 0,
        **changes,
    }


def a_state(*seats: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Return a state in the first round in which the first seat acts."""
    told = list(seats) or [a_seat(), a_seat(cards=None)]
    return {
        "game": "tuscany",
        "edition": "2020",
        "modules": [],
        "setup": "secret",
        "phase": 1,
        "round": 1,
        "last": False,
        "emptied": False,
        "seat": 0,
        "waiting": [0],
        "pending": [],
        "actions": 0,
        "order": list(range(len(told))),
        "to_act": list(range(len(told))),
        "display": list(DISPLAY),
        "neutral": [True] * 8,
        "neutral_stack": {"cart": 2, "inn": 3},
        "neutral_discards": {},
        "deck": 100,
        "discards": {},
        "yield_deck": dict(components.YIELD_CARDS),
        "yield_discards": {},
        "bonus_tiles": dict.fromkeys(components.BONUSES, 5),
        "colour_bonuses": {
            colour: list(both) for colour, both in components.COLOUR_BONUSES.items()
        },
        "seats": told,
        "result": None,
        **changes,
    }


def seen(
    state: dict[str, Any], actions: list[dict[str, Any]], people: int = 1, **more: Any
) -> GameView:
    """Return the view of a state in which the first seat can choose these actions."""
    plans = tuple(
        SeatPlan(f"Seat {at}", None if at < people else "page") for at in range(len(state["seats"]))
    )
    return GameView(
        game_id="game",
        revision=0,
        line_up=LineUp(plans, {"game": "tuscany"}),
        state=state,
        legal={"seat": 0, "waiting": [0], "actions": actions},
        prices=[price_of(action) for action in actions],
        events=(),
        can_undo=False,
        can_redo=False,
        casual=False,
        viewer=0,
        **more,
    )


def price_of(action: dict[str, Any]) -> dict[str, int]:
    """Return the price of an action, as its event contains it."""
    return {
        "cards": len(action.get("cards", ())),
        "workers": action.get("workers", 0),
        "marble": int(action.get("by") == "marble"),
    }


def place(
    tile: str, cell: str, *paid: str, workers: int = 0, by: str | None = None
) -> dict[str, Any]:
    """Return the action that places a stored tile or, with `by="castle"`, one of the display."""
    action: dict[str, Any] = {"type": "place", **({"by": by} if by else {}), "tile": tile}
    action["cell"] = cell
    return action if by == "castle" else {**action, "cards": sorted(paid), "workers": workers}


def take(tile: str, discard: str | None = None) -> dict[str, Any]:
    """Return the action that takes a tile of the display."""
    return {"type": "take", "tile": tile, "discard": discard}


def with_seat(state: TuscanyState, number: int, **changes: Any) -> TuscanyState:
    """Return a state with some fields of a seat changed."""
    return state.with_seat(number, state.seats[number].evolve(**changes))
