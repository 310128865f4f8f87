"""Made-up turns of Tuscany for tests: duchies with their tiles, hands, a display, stacks."""

from collections.abc import Mapping
from typing import Any

from burgundy_qt.rules.tuscany.codec import DEALS
from burgundy_qt.rules.tuscany.components import BONUSES, CELL_NUMBER, COLOURS, FIXED, TILES, YIELDS
from burgundy_qt.rules.tuscany.state import ACTING
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition
from burgundy_qt.rules.tuscany.tuscany_ruleset import ANSWER as RULES
from tests.rules.tuscany import printed

Action = dict[str, Any]
DISPLAY = ["cart", "castle", "inn", "monastery", "quarry", "town", "village", "cart"]
"""The default display, with a tile for every kind of space except agriculture."""
GAME = {"game": "tuscany", "players": 2, "setup": "fixed", "seed": 7}
OFF = 21
"""The number of shown tiles of a seat with empty stacks."""


def seat(
    boards: str = "A1 B1 C1",
    cells: Mapping[str, str] | None = None,
    storage: str = "",
    hand: Mapping[str, int] | None = None,
    bonus: str = "",
    shown: int = 0,
    to_come: Mapping[str, int] | None = None,
    **has: int,
) -> dict[str, Any]:
    """Return a seat: the start castle is on its B board, and the boards are as in the quick start.

    `has` are marble, workers, green and red points; its stacks have any tiles by default."""
    dealt = boards.split()
    castle = printed.castles([dealt[1]])[0]
    laid = {castle: "castle"} | dict(cells or {})
    stacks = to_come or first_of(printed.own_tiles(), OFF - shown)
    return {
        "deal": DEALS.index(dealt),
        "layout": FIXED,
        "castle": CELL_NUMBER[castle],
        "choice": -1,
        "cells": {CELL_NUMBER[cell]: TILES.index(tile) for cell, tile in laid.items()},
        "stored": by_number(named(storage), TILES),
        "to_come": by_number(stacks, TILES),
        "hand": by_number(hand or {}, COLOURS),
        "known": [0] * len(COLOURS),
        "bonus": by_number(named(bonus), BONUSES),
        "shown": shown,
        **dict.fromkeys(("marble", "workers", "green", "red"), 0),
        **has,
    }


def a_turn(
    *seats: dict[str, Any],
    display: list[str | None] = DISPLAY,
    backs: str = "all",
    neutral: Mapping[str, int] | None = None,
    neutral_gone: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    gone: Mapping[str, int] | None = None,
    yields: Mapping[str, int] | None = None,
    yields_gone: Mapping[str, int] | None = None,
    ranks: Mapping[str, int] | None = None,
    turn: int = 0,
    **at: int,
) -> TuscanyPosition:
    """Return a listening position in the turn of the first seat, or of another one. The piles have
    the pieces of the box by default; `at` are round, phase (from 1), emptied, last, actions."""
    slots = range(len(display))
    phase = at.pop("phase", 1)
    raw = {
        "key": 7,
        "players": len(seats),
        "fixed": 3 * FIXED + 1,
        "first": 0,
        "stage": ACTING,
        "turn": turn,
        "round": at.pop("round", 5),
        "phase": phase - 1,
        **dict.fromkeys(("emptied", "last", "actions"), 0),
        **at,
        **dict.fromkeys(("pending", "filler", "cards_due", "cards_for", "red_due"), 0),
        **dict.fromkeys(("yields_due", "holes", "cards_drawn", "neutral_drawn"), 0),
        "yields_drawn": 0,
        "backs": sum(1 << slot for slot in slots if backs == "all" or str(slot) in backs),
        "display": [TILES.index(tile) if tile else -1 for tile in display],
        "neutral": by_number(printed.neutral_tiles() if neutral is None else neutral, TILES),
        "neutral_gone": by_number(neutral_gone or {}, TILES),
        "deck": by_number(printed.REGION_CARDS if deck is None else deck, COLOURS),
        "gone": by_number(gone or {}, COLOURS),
        "yields": by_number(printed.YIELD_CARDS if yields is None else yields, YIELDS),
        "yields_gone": by_number(yields_gone or {}, YIELDS),
        "bonus": [printed.BONUS_TILES_OF_A_KIND] * len(BONUSES),
        "ranks": by_number(ranks or {}, COLOURS),
        "seats": list(seats),
    }
    position = TuscanyPosition.from_raw(raw)
    position.start_journal()
    return position


def named(many: str) -> dict[str, int]:
    """Count the names in a text with blanks between them."""
    return {name: many.split().count(name) for name in many.split()}


def first_of(tiles: Mapping[str, int], number: int) -> dict[str, int]:
    """Return the first `number` of these tiles."""
    each = [tile for tile, count in sorted(tiles.items()) for _ in range(count)][:number]
    return {tile: each.count(tile) for tile in each}


def by_number(many: Mapping[str, int], names: tuple[str, ...]) -> list[int]:
    assert many.keys() <= set(names), f"{many.keys() - set(names)}"
    return [many.get(name, 0) for name in names]


def legal(position: TuscanyPosition, seat: int = 0, **wanted: Any) -> list[Action]:
    """Return the seat's legal actions with these keys and values."""
    actions = [RULES.decode_action(code) for code in position.legal(seat)]
    return [each for each in actions if all(each.get(key) == wanted[key] for key in wanted)]


def play(position: TuscanyPosition, *actions: Action, seat: int = 0) -> list[dict[str, Any]]:
    """Carry out a seat's actions one after the other; return the events of the last one."""
    for action in actions:
        RULES.events(position)
        assert action in legal(position, seat), f"{action} is not among {legal(position, seat)}"
        position.apply(RULES.encode_action(action), seat)
    return RULES.events(position)


def state(position: TuscanyPosition, viewer: int | None = None) -> dict[str, Any]:
    return RULES.state(position, RULES.complete_request(GAME, 7), viewer)


def of_kind(kind: str, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events of a kind."""
    return [event for event in events if event["event"] == kind]


def points(events: list[dict[str, Any]]) -> dict[str, int]:
    """Return the points by their reasons."""
    return {event["for"]: event["points"] for event in of_kind("points", events)}


def place(tile: str, cell: str, cards: str = "", workers: int = 0, by: str = "") -> Action:
    """Return the action that places a stored thing for these cards and workers; by "castle" for
    nothing."""
    granted = {"by": by} if by else {}
    paid = {} if by == "castle" else {"cards": cards.split(), "workers": workers}
    return {"type": "place", **granted, "tile": tile, "cell": cell, **paid}


def take(tile: str, discard: str | None = None, by: str = "") -> Action:
    return {"type": "take", **({"by": by} if by else {}), "tile": tile, "discard": discard}


DRAW, END = {"type": "draw"}, {"type": "end"}
