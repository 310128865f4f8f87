"""The table followed from the events of a game, so that every piece keeps its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.widgets.table import board_events, board_modules, board_solo
from burgundy_qt.widgets.table.board import Board
from burgundy_qt.widgets.table.settling import settle

Event = Mapping[str, Any]
EVENTS = board_events.EVENTS, board_modules.EVENTS, board_solo.EVENTS  # what each adds to an event of the same name
DEEDS = {**board_events.DEEDS, **board_modules.DEEDS, **board_solo.DEEDS}


def follow(board: Board, event: Event) -> None:
    """Let one event of the protocol happen."""
    for events in EVENTS:
        if event["event"] in events:
            events[event["event"]](board, event)
    if event["event"] == "action" and event["action"]["type"] in DEEDS:
        DEEDS[event["action"]["type"]](board, board.seats[event["seat"]], event["action"])


def board_after(events: Iterable[Event], state: Mapping[str, Any]) -> Board:
    """The table after `events`; where the state says otherwise the state is right."""
    board = Board.empty(len(state["seats"]), state.get("teams", ()))
    for event in events:
        follow(board, event)
    settle(board, state)
    return board
