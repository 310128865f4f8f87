"""What the solo game does to the table: tiles and goods that leave, black tiles for goods, the
counter of points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.rules.burgundy.protocol import action_types, event_types
from burgundy_qt.rules.burgundy.protocol.action_types import ActionType
from burgundy_qt.rules.burgundy.protocol.event_types import EventType
from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import remove, store, unstore
from burgundy_qt.widgets.games.burgundy.board.seat_board import SeatBoard
from burgundy_qt.widgets.look.art import UPSIDE_DOWN


def _removed(board: Board, event: event_types.Removed) -> None:
    remove(board.slots(event["depot"]), event["tile"])


def _swept(board: Board, event: event_types.Swept) -> None:
    for goods in board.troughs.values():
        goods.clear()


def _counter(board: Board, event: event_types.Counter) -> None:
    board.seats[event["seat"]].points = 0
    board.target = event["target"]
    board.reached += 1


EVENTS: Mapping[EventType, Callable[[Board, Any], None]] = {
    "removed": _removed,
    "swept": _swept,
    "counter": _counter,
}


def _exchange(board: Board, seat: SeatBoard, action: action_types.Exchange) -> None:
    unstore(seat.storage, action["discard"])
    remove(board.slots(printed.BLACK), action["tile"])
    store(seat.storage, UPSIDE_DOWN)


def _give(board: Board, seat: SeatBoard, action: action_types.Give) -> None:
    for index, pile in enumerate(seat.goods):
        if pile and pile[0] == action["good"]:
            seat.goods[index] = (pile[0], pile[1] - 1) if pile[1] > 1 else None


ACTIONS: Mapping[ActionType, Callable[[Board, SeatBoard, Any], None]] = {
    "exchange": _exchange,
    "give": _give,
}
