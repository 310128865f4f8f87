"""What the 2019 modules and the solo game bring, made to agree with a state of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.seat_board import SeatBoard


def settle_modules(board: Board, state: Mapping[str, Any], wrong: list[str]) -> None:
    """Make the modules' parts agree with a state of the protocol. Adds what was different to
    `wrong`."""
    inns = state.get("inns", board.inns)
    if inns != board.inns:
        wrong.append(f"inns: {board.inns} instead of {inns}")
        board.inns = inns
    _settle_shields(board, state, wrong)
    _settle_target(board, state, wrong)
    for number, (seat, given) in enumerate(zip(board.seats, state["seats"], strict=True)):
        _settle_seat(board, seat, given, f"seat {number}", wrong)


def _settle_shields(board: Board, state: Mapping[str, Any], wrong: list[str]) -> None:
    for depot, at in state.get("depots", {}).items():
        want = at.get("shields")
        lie = board.shields.get(int(depot), [])
        if want is not None and sorted(want) != sorted(shield for shield in lie if shield):
            wrong.append(f"shields of depot {depot}: {lie} instead of {want}")
            board.shields[int(depot)] = list(want)


def _settle_target(board: Board, state: Mapping[str, Any], wrong: list[str]) -> None:
    """Make the target agree with a state; the first one is told by it alone. Adds what was
    different to `wrong`."""
    target = state.get("target", board.target)
    if target != board.target:
        if board.target is not None:
            wrong.append(f"target: {board.target} instead of {target}")
        board.target = target


def _settle_seat(
    board: Board, seat: SeatBoard, given: Mapping[str, Any], name: str, wrong: list[str]
) -> None:
    route = given.get("route", {"tiles": seat.route, "goods": seat.laid})
    pairs = [tuple(pair) for pair in given.get("posts", seat.posts)]
    wanted = {
        "worn": dict(given.get("shields", seat.worn)),
        "named": given.get("named", seat.named),
        "route": list(route["tiles"]),
        "laid": [good for good in route["goods"] if good],
        "posts": {
            pair: seat.posts.get(pair, printed.PHASE_POINTS[board.phase or "A"]) for pair in pairs
        },
    }
    for what, want in wanted.items():
        if getattr(seat, what) != want:
            wrong.append(f"{name}, {what}: {getattr(seat, what)} instead of {want}")
            setattr(seat, what, want)
