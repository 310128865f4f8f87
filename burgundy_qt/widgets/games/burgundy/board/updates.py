"""The table followed from the events of a game, so that every piece keeps its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.widgets.games.burgundy.board import events, module_events, solo_events
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.sync import settle

EVENTS = (
    events.EVENTS,
    module_events.EVENTS,
    solo_events.EVENTS,
)  # what each adds to an event of the same name
ACTIONS = {**events.ACTIONS, **module_events.ACTIONS, **solo_events.ACTIONS}


def follow(board: Board, event: Event) -> None:
    """Let one event of the protocol happen."""
    for following in EVENTS:
        if event["event"] in following:
            following[event["event"]](board, event)
    if event["event"] == "action" and event["action"]["type"] in ACTIONS:
        ACTIONS[event["action"]["type"]](board, board.seats[event["seat"]], event["action"])


def board_after(events: Iterable[Event], state: Mapping[str, Any]) -> Board:
    """The table after `events`; where the state says otherwise the state is right."""
    board = Board.empty(len(state["seats"]), state.get("teams", ()))
    for event in events:
        follow(board, event)
    settle(board, state)
    return board
