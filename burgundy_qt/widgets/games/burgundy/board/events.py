"""What the events of every game do to the table, and the deeds that they tell of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import (
    on_spaces,
    padded,
    remove,
    store,
    unstore,
)
from burgundy_qt.widgets.games.burgundy.board.printed_modules import INNS
from burgundy_qt.widgets.games.burgundy.board.seat_board import Die, SeatBoard

Event = Mapping[str, Any]


def _seating(board: Board, event: Event) -> None:
    board.order = list(event["order"])


def _start(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]].home
    seat.estate = event["estate"]
    seat.cells[event["castle"]] = "castle"
    seat.start = event["castle"]
    seat.silver, seat.workers = event["silver"], event["workers"]
    seat.store_goods(event["goods"])


def _turn(board: Board, event: Event) -> None:
    board.turn = event["seat"]


def _end(board: Board, event: Event) -> None:
    board.turn, board.is_over = None, True


def _phase(board: Board, event: Event) -> None:
    board.phase, board.round = event["phase"], None
    for depot, slots in board.depots.items():
        slots[:] = on_spaces(depot, event["depots"].get(str(depot), []), len(board.seats))
    board.black[:] = padded(event["black"], len(board.black))
    board.rounds = padded(event["goods"], printed.ROUNDS)


def _round(board: Board, event: Event) -> None:
    board.round, board.white = event["round"], event["white"]
    board.rounds[event["round"] - 1] = None
    board.troughs[event["white"]].append(event["good"])
    for seat, faces in zip(board.seats, event["dice"], strict=True):
        seat.dice = [Die(face) for face in faces]


def _action(board: Board, event: Event) -> None:
    seat, action = board.seats[event["seat"]], event["action"]
    board.last_seat = event["seat"]
    seat.home.silver -= event["paid"]["silver"]
    seat.home.workers -= event["paid"]["workers"]
    if action["type"] != "set-die":
        seat.use_die(action.get("die"))


def _loaded(board: Board, event: Event) -> None:
    board.seats[event["seat"]].home.store_goods(event["goods"])


def _gain(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]].home
    seat.silver += event.get("silver", 0)
    seat.workers += event.get("workers", 0)


def _points(board: Board, event: Event) -> None:
    board.seats[event["seat"]].points += event["points"]


def _bonus(board: Board, event: Event) -> None:
    board.bonuses[event["colour"], event["size"]] = board.home(event["seat"])
    board.seats[event["seat"]].points += event["points"]


def _order(board: Board, event: Event) -> None:
    board.order = list(event["order"])
    if board.last_seat is not None and board.last_laid == "ship":
        mover = board.seats[board.last_seat]
        mover.step = min(printed.BAYS - 1, mover.step + 1)


EVENTS: Mapping[str, Callable[[Board, Event], None]] = {
    "seating": _seating,
    "start": _start,
    "turn": _turn,
    "phase": _phase,
    "round": _round,
    "action": _action,
    "loaded": _loaded,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "order": _order,
    "end": _end,
}


def _begin(board: Board, seat: SeatBoard, action: Event) -> None:
    seat.home.estate = action["estate"]
    seat.home.cells[action["castle"]] = "castle"
    seat.home.start = action["castle"]


def _take(board: Board, seat: SeatBoard, action: Event) -> None:
    unstore(seat.store_of(action), action.get("discard"))
    _take_from(board, action["depot"], action["tile"])
    store(seat.store_of(action), action["tile"])


def _place(board: Board, seat: SeatBoard, action: Event) -> None:
    if "depot" in action:
        _take_from(board, action["depot"], action["tile"])
    else:
        unstore(seat.store_of(action), action["tile"])
    seat.home.cells[action["cell"]] = board.last_laid = action["tile"]


def _take_from(board: Board, depot: int | str, tile: str) -> None:
    if depot == INNS:
        board.inns -= 1
    else:
        remove(board.slots(depot), tile)


def _sell(board: Board, seat: SeatBoard, action: Event) -> None:
    for index, pile in enumerate(seat.home.goods):
        if pile and pile[0] == action["good"]:
            seat.home.sold[pile[0]] += pile[1]
            seat.home.goods[index] = None


def _load(board: Board, seat: SeatBoard, action: Event) -> None:
    for depot in action["depots"]:
        board.troughs[depot] = [
            good for good in board.troughs[depot] if good not in action["goods"]
        ]


ACTIONS: Mapping[str, Callable[[Board, SeatBoard, Event], None]] = {
    "start": _begin,
    "take": _take,
    "buy": _take,
    "place": _place,
    "sell": _sell,
    "load": _load,
}
