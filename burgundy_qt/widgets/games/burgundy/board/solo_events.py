"""What the solo game does to the table: tiles and goods that leave, black tiles for goods, the
counter of points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import remove, store, unstore
from burgundy_qt.widgets.games.burgundy.board.seat_board import SeatBoard
from burgundy_qt.widgets.look.art import UPSIDE_DOWN

Event = Mapping[str, Any]


def _removed(board: Board, event: Event) -> None:
    remove(board.slots(event["depot"]), event["tile"])


def _swept(board: Board, event: Event) -> None:
    for goods in board.troughs.values():
        goods.clear()


def _counter(board: Board, event: Event) -> None:
    board.seats[event["seat"]].points = 0
    board.target = event["target"]
    board.reached += 1


EVENTS: Mapping[str, Callable[[Board, Event], None]] = {
    "removed": _removed,
    "swept": _swept,
    "counter": _counter,
}


def _exchange(board: Board, seat: SeatBoard, action: Event) -> None:
    unstore(seat.storage, action["discard"])
    remove(board.slots(printed.BLACK), action["tile"])
    store(seat.storage, UPSIDE_DOWN)


def _give(board: Board, seat: SeatBoard, action: Event) -> None:
    for index, pile in enumerate(seat.goods):
        if pile and pile[0] == action["good"]:
            seat.goods[index] = (pile[0], pile[1] - 1) if pile[1] > 1 else None


ACTIONS: Mapping[str, Callable[[Board, SeatBoard, Event], None]] = {
    "exchange": _exchange,
    "give": _give,
}
