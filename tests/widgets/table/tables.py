"""Builders of views for the tests of the table: protocol-shaped, with as much on the table as is asked for."""

from __future__ import annotations

import random
from typing import Any

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.board import on_spaces

NAMES = "You", "Margaux", "Benoît", "Colette"
ESTATES = "1", "6", "4", "8"
SPECIES = "cow", "sheep", "pig", "chicken"
BUILDINGS = "warehouse", "carpenter", "church", "market", "boarding-house", "bank", "city-hall", "watchtower"


def a_tile(colour: str, luck: random.Random) -> str:
    """Some tile of a colour."""
    if colour == "animal":
        return f"animal:{luck.choice(SPECIES)}:{luck.choice((2, 3, 4))}"
    if colour == "building":
        return f"building:{luck.choice(BUILDINGS)}"
    if colour == "monastery":
        return f"monastery:{luck.randint(1, 26)}"
    return colour


def a_market(seats: int, luck: random.Random) -> tuple[dict[str, list[str]], list[str]]:
    """Tiles for every space of the depots, and for the black depot."""
    depots = {
        str(depot): [a_tile(colour, luck) for colour in colours]
        for depot, colours in printed.depot_spaces(seats).items()
    }
    colours = "building", "monastery", "ship", "animal", "mine", "castle", "building", "animal"
    return depots, [a_tile(colours[index % 8], luck) for index in range(printed.black_spaces(seats))]


def grown(estate: str, count: int, luck: random.Random) -> dict[str, str]:
    """`count` joined tiles round the middle of an estate."""
    cells = printed.estate_cells(estate)
    near = neighbours()
    covered = {"4.4": "castle" if cells["4.4"].colour == "castle" else a_tile(cells["4.4"].colour, luck)}
    while len(covered) < count:
        edge = sorted({cell for at in covered for cell in near[at]} - set(covered))
        cell = luck.choice(edge)
        covered[cell] = a_tile(cells[cell].colour, luck)
    return covered


def neighbours() -> dict[str, set[str]]:
    """By cell the cells that touch it."""
    from burgundy_qt.rules.burgundy import geometry

    return {
        name: {geometry.NAMES[other] for other in geometry.neighbours(index)}
        for index, name in enumerate(geometry.NAMES)
    }


def a_seat(seat: int, covered: int, luck: random.Random) -> dict[str, Any]:
    """The belongings of a seat in the middle of a game."""
    stored = sorted(a_tile(colour, luck) for colour in luck.sample(["ship", "building", "monastery", "mine"], 2))
    goods = luck.sample(range(1, 7), 2)
    return {
        "estate": ESTATES[seat],
        "points": 4 * covered - seat,
        "silver": luck.randint(0, 4),
        "workers": luck.randint(0, 6),
        "goods": {str(good): luck.randint(1, 3) for good in sorted(goods)},
        "sold": {"2": 3, "5": 2},
        "storage": stored,
        "cells": grown(ESTATES[seat], covered, luck),
        "bonuses": [],
    }


def a_state(seats: int = 2, covered: int = 12, phase: str = "B", round_: int = 3, seed: int = 5) -> dict[str, Any]:
    """A state of the protocol, seat 0 to act."""
    luck = random.Random(seed)
    depots, black = a_market(seats, luck)
    for tiles in depots.values():
        if luck.random() < 0.6 and len(tiles) > 1:
            tiles.pop(luck.randrange(len(tiles)))
    black.pop()
    state = {
        "game": "burgundy",
        "edition": "2011",
        "modules": [],
        "phase": phase,
        "round": round_,
        "seat": 0,
        "pending": [],
        "bought": False,
        "order": list(range(seats)),
        "to_act": list(range(seats)),
        "track": [luck.randint(0, 3) for _ in range(seats)],
        "dice": [[5, 2], *([luck.randint(1, 6), luck.randint(1, 6)] for _ in range(seats - 1))],
        "depots": {name: {"tiles": tiles, "goods": some_goods(luck)} for name, tiles in depots.items()},
        "black": sorted(black),
        "round_goods": [luck.randint(1, 6) for _ in range(5 - round_)],
        "seats": [a_seat(seat, covered + 2 * seat, luck) for seat in range(seats)],
        "result": None,
    }
    state["order"].sort(key=lambda seat: -state["track"][seat])
    state["seats"][0]["bonuses"] = [["castle", "large"]]
    state["seats"][-1]["bonuses"] = [["ship", "large"]]
    return state


def some_goods(luck: random.Random) -> dict[str, int]:
    """Goods in a trough."""
    return {str(good): luck.randint(1, 2) for good in sorted(luck.sample(range(1, 7), luck.randint(0, 2)))}


def a_view(state: dict[str, Any], events: tuple[dict[str, Any], ...] = (), **changes: Any) -> View:
    """A view of a state; seat 0 is a person."""
    seats = len(state["seats"])
    plans = tuple(SeatPlan(NAMES[seat], None if seat == 0 else "hard") for seat in range(seats))
    fields: dict[str, Any] = {
        "game_id": "test",
        "revision": len(events),
        "line_up": LineUp(plans, {"game": "burgundy", "edition": "2011", "players": seats}),
        "state": state,
        "legal": {"seat": state["seat"], "waiting": [], "actions": []},
        "prices": [],
        "events": events,
        "can_undo": False,
        "can_redo": False,
        "casual": False,
    }
    return View(**{**fields, **changes})


__all__ = ["a_market", "a_seat", "a_state", "a_tile", "a_view", "grown", "on_spaces", "some_goods"]
