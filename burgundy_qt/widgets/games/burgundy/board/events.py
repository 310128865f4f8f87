"""What the events of every game do to the table, and the deeds that they tell of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.rules.burgundy.protocol import action_types, event_types
from burgundy_qt.rules.burgundy.protocol.action_types import Action, ActionType, die_in
from burgundy_qt.rules.burgundy.protocol.event_types import EventType
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


def _seating(board: Board, event: event_types.Seating) -> None:
    board.order = list(event["order"])
    for seat, supplies in zip(board.seats, event.get("supplies", ()), strict=False):
        _supply(seat.home, supplies)


def _supply(seat: SeatBoard, supplies: event_types.Supplies | event_types.Start) -> None:
    """What a seat begins with. It may be told twice, before its start is chosen and after."""
    seat.silver, seat.workers = supplies["silver"], supplies["workers"]
    seat.goods[:] = [None] * len(seat.goods)
    seat.store_goods(supplies["goods"])


def _start(board: Board, event: event_types.Start) -> None:
    seat = board.seats[event["seat"]].home
    seat.estate = event["estate"]
    seat.cells[event["castle"]] = "castle"
    seat.start = event["castle"]
    _supply(seat, event)


def _turn(board: Board, event: event_types.Turn) -> None:
    board.turn = event["seat"]


def _end(board: Board, event: event_types.End) -> None:
    board.turn, board.is_over = None, True


def _phase(board: Board, event: event_types.Phase) -> None:
    board.phase, board.round = event["phase"], None
    for depot, slots in board.depots.items():
        slots[:] = on_spaces(depot, event["depots"].get(str(depot), []), len(board.seats))
    board.black[:] = padded(event["black"], len(board.black))
    board.rounds = padded(event["goods"], printed.ROUNDS)


def _round(board: Board, event: event_types.Round) -> None:
    board.round, board.white = event["round"], event["white"]
    board.rounds[event["round"] - 1] = None
    board.troughs[event["white"]].append(event["good"])
    for seat, faces in zip(board.seats, event["dice"], strict=True):
        seat.dice = [Die(face) for face in faces]


def _action(board: Board, event: event_types.Acted[Action]) -> None:
    seat, action = board.seats[event["seat"]], event["action"]
    board.last_seat = event["seat"]
    seat.home.silver -= event["paid"]["silver"]
    seat.home.workers -= event["paid"]["workers"]
    if action["type"] != "set-die":
        seat.use_die(die_in(action))


def _loaded(board: Board, event: event_types.Loaded) -> None:
    board.seats[event["seat"]].home.store_goods(event["goods"])


def _gain(board: Board, event: event_types.Gain) -> None:
    seat = board.seats[event["seat"]].home
    seat.silver += event.get("silver", 0)
    seat.workers += event.get("workers", 0)


def _points(board: Board, event: event_types.Points) -> None:
    board.seats[event["seat"]].points += event["points"]


def _bonus(board: Board, event: event_types.Bonus) -> None:
    board.bonuses[event["colour"], event["size"]] = board.home(event["seat"])
    board.seats[event["seat"]].points += event["points"]


def _order(board: Board, event: event_types.Order) -> None:
    board.order = list(event["order"])
    if board.last_seat is not None and board.last_laid == "ship":
        mover = board.seats[board.last_seat]
        mover.step = min(printed.BAYS - 1, mover.step + 1)


EVENTS: Mapping[EventType, Callable[[Board, Any], None]] = {
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


def _begin(board: Board, seat: SeatBoard, action: action_types.Start) -> None:
    seat.home.estate = action["estate"]
    seat.home.cells[action["castle"]] = "castle"
    seat.home.start = action["castle"]


def _take(board: Board, seat: SeatBoard, action: action_types.Take | action_types.Buy) -> None:
    unstore(seat.store_of(action), action.get("discard"))
    _take_from(board, action["depot"], action["tile"])
    store(seat.store_of(action), action["tile"])


def _place(board: Board, seat: SeatBoard, action: action_types.Place) -> None:
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


def _sell(board: Board, seat: SeatBoard, action: action_types.Sell) -> None:
    for index, pile in enumerate(seat.home.goods):
        if pile and pile[0] == action["good"]:
            seat.home.sold[pile[0]] += pile[1]
            seat.home.goods[index] = None


def _load(board: Board, seat: SeatBoard, action: action_types.Load) -> None:
    for depot in action["depots"]:
        board.troughs[depot] = [
            good for good in board.troughs[depot] if good not in action["goods"]
        ]


ACTIONS: Mapping[ActionType, Callable[[Board, SeatBoard, Any], None]] = {
    "start": _begin,
    "take": _take,
    "buy": _take,
    "place": _place,
    "sell": _sell,
    "load": _load,
}
