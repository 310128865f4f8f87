"""What the 2019 modules do to the table: shields, trade routes, border posts and the stall of the
inns."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from burgundy_qt.rules.burgundy.protocol import action_types, event_types
from burgundy_qt.rules.burgundy.protocol.action_types import ActionType
from burgundy_qt.rules.burgundy.protocol.event_types import EventType
from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import unstore
from burgundy_qt.widgets.games.burgundy.board.seat_board import SeatBoard

NAMING_SHIELD = 6


def _seating(board: Board, event: event_types.Seating) -> None:
    for seat, supplies in zip(board.seats, event.get("supplies", ()), strict=False):
        seat.route = list(supplies.get("route", ()))
    if "shields" in event:
        board.shields = {int(depot): list(there) for depot, there in event["shields"].items()}


def _start(board: Board, event: event_types.Start) -> None:
    board.seats[event["seat"]].route = list(event.get("route", ()))


def _shields(board: Board, event: event_types.Shields) -> None:
    board.shields = {int(depot): list(shields) for depot, shields in event["depots"].items()}


def _lost(board: Board, event: event_types.ShieldsLost) -> None:
    _give_up(board.seats[event["seat"]], event["shields"])


def _give_up(seat: SeatBoard, lost: Container[int | None]) -> None:
    seat.worn = {castle: shield for castle, shield in seat.worn.items() if shield not in lost}
    if NAMING_SHIELD not in seat.worn.values():
        seat.named = None


def _phase(board: Board, event: event_types.Phase) -> None:
    board.inns = event.get("inns", 0)


def _route(board: Board, event: event_types.Route) -> None:
    board.seats[event["seat"]].laid.append(event["good"])


def _posts(board: Board, event: event_types.Posts) -> None:
    first, second = event["posts"]
    board.seats[event["seat"]].posts[first, second] = printed.PHASE_POINTS[board.phase or "A"]


EVENTS: Mapping[EventType, Callable[[Board, Any], None]] = {
    "seating": _seating,
    "start": _start,
    "shields": _shields,
    "shields-lost": _lost,
    "phase": _phase,
    "route": _route,
    "posts": _posts,
}


def _claim(board: Board, seat: SeatBoard, action: action_types.Shield) -> None:
    slots = board.shields[action["depot"]]
    slots[slots.index(action["shield"])] = None
    _give_up(seat, (seat.worn.get(action["castle"]),))
    seat.worn[action["castle"]] = action["shield"]
    if "by" not in action:
        for die in seat.dice:
            die.used = True


def _tribute(board: Board, seat: SeatBoard, action: action_types.Tribute) -> None:
    _give_up(seat, set(seat.worn.values()) - set(action["shields"]))


def _set_die(board: Board, seat: SeatBoard, action: action_types.SetDie) -> None:
    die = next(die for die in seat.dice if die.face == action["die"] and not die.used)
    die.face = action["to"]


def _name(board: Board, seat: SeatBoard, action: action_types.Name) -> None:
    seat.named = action["seat"]


def _discard(board: Board, seat: SeatBoard, action: action_types.Discard) -> None:
    unstore(seat.storage, action["tile"])


def _collect(board: Board, seat: SeatBoard, action: action_types.Collect) -> None:
    for goods in board.troughs.values():
        goods[:] = [good for good in goods if good != action["good"]]


ACTIONS: Mapping[ActionType, Callable[[Board, SeatBoard, Any], None]] = {
    "shield": _claim,
    "tribute": _tribute,
    "set-die": _set_die,
    "name": _name,
    "discard": _discard,
    "collect": _collect,
}
