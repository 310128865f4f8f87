"""What the 2019 modules do to the table: shields, trade routes, border posts and the stall of the inns."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TYPE_CHECKING, Any

from burgundy_qt.widgets.table import board_solo, printed
from burgundy_qt.widgets.table.laying import unstore

if TYPE_CHECKING:
    from burgundy_qt.widgets.table.board import Board, SeatBoard

Event = Mapping[str, Any]
NAMING_SHIELD = 6


def follow(board: Board, event: Event) -> None:
    """Let an event of a module, or what a module adds to one of the base, happen."""
    if event["event"] == "action":
        do = DEEDS.get(event["action"]["type"])
        if do is not None:
            do(board, board.seats[event["seat"]], event["action"])
    elif event["event"] in EVENTS:
        EVENTS[event["event"]](board, event)


def _start(board: Board, event: Event) -> None:
    board.seats[event["seat"]].route = list(event.get("route", ()))


def _shields(board: Board, event: Event) -> None:
    board.shields = {int(depot): list(shields) for depot, shields in event["depots"].items()}


def _lost(board: Board, event: Event) -> None:
    _give_up(board.seats[event["seat"]], event["shields"])


def _give_up(seat: SeatBoard, lost: Container[int | None]) -> None:
    seat.worn = {castle: shield for castle, shield in seat.worn.items() if shield not in lost}
    if NAMING_SHIELD not in seat.worn.values():
        seat.named = None


def _phase(board: Board, event: Event) -> None:
    board.inns = event.get("inns", 0)


def _route(board: Board, event: Event) -> None:
    board.seats[event["seat"]].laid.append(event["good"])


def _posts(board: Board, event: Event) -> None:
    first, second = event["posts"]
    board.seats[event["seat"]].posts[first, second] = printed.PHASE_POINTS[board.phase or "A"]


EVENTS: Mapping[str, Callable[[Board, Event], None]] = {
    "start": _start,
    "shields": _shields,
    "shields-lost": _lost,
    "phase": _phase,
    "route": _route,
    "posts": _posts,
    **board_solo.EVENTS,
}


def _claim(board: Board, seat: SeatBoard, action: Event) -> None:
    slots = board.shields[action["depot"]]
    slots[slots.index(action["shield"])] = None
    _give_up(seat, (seat.worn.get(action["castle"]),))
    seat.worn[action["castle"]] = action["shield"]
    if "by" not in action:
        for die in seat.dice:
            die.used = True


def _tribute(board: Board, seat: SeatBoard, action: Event) -> None:
    _give_up(seat, set(seat.worn.values()) - set(action["shields"]))


def _set_die(board: Board, seat: SeatBoard, action: Event) -> None:
    die = next(die for die in seat.dice if die.face == action["die"] and not die.used)
    die.face = action["to"]


def _name(board: Board, seat: SeatBoard, action: Event) -> None:
    seat.named = action["seat"]


def _discard(board: Board, seat: SeatBoard, action: Event) -> None:
    unstore(seat.storage, action["tile"])


def _collect(board: Board, seat: SeatBoard, action: Event) -> None:
    for goods in board.troughs.values():
        goods[:] = [good for good in goods if good != action["good"]]


DEEDS: Mapping[str, Callable[[Board, SeatBoard, Event], None]] = {
    "shield": _claim,
    "tribute": _tribute,
    "set-die": _set_die,
    "name": _name,
    "discard": _discard,
    "collect": _collect,
    **board_solo.DEEDS,
}


def settle(board: Board, state: Mapping[str, Any], wrong: list[str]) -> None:
    """Make the modules' parts agree with a state of the protocol. Adds what was different to `wrong`."""
    inns = state.get("inns", board.inns)
    if inns != board.inns:
        wrong.append(f"inns: {board.inns} instead of {inns}")
        board.inns = inns
    _settle_shields(board, state, wrong)
    board_solo.settle(board, state, wrong)
    for number, (seat, given) in enumerate(zip(board.seats, state["seats"], strict=True)):
        _settle_seat(board, seat, given, f"seat {number}", wrong)


def _settle_shields(board: Board, state: Mapping[str, Any], wrong: list[str]) -> None:
    for depot, at in state.get("depots", {}).items():
        want = at.get("shields")
        lie = board.shields.get(int(depot), [])
        if want is not None and sorted(want) != sorted(shield for shield in lie if shield):
            wrong.append(f"shields of depot {depot}: {lie} instead of {want}")
            board.shields[int(depot)] = list(want)


def _settle_seat(board: Board, seat: SeatBoard, given: Mapping[str, Any], name: str, wrong: list[str]) -> None:
    route = given.get("route", {"tiles": seat.route, "goods": seat.laid})
    pairs = [tuple(pair) for pair in given.get("posts", seat.posts)]
    wanted = {
        "worn": dict(given.get("shields", seat.worn)),
        "named": given.get("named", seat.named),
        "route": list(route["tiles"]),
        "laid": [good for good in route["goods"] if good],
        "posts": {pair: seat.posts.get(pair, printed.PHASE_POINTS[board.phase or "A"]) for pair in pairs},
    }
    for what, want in wanted.items():
        if getattr(seat, what) != want:
            wrong.append(f"{name}, {what}: {getattr(seat, what)} instead of {want}")
            setattr(seat, what, want)
