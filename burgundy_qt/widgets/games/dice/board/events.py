"""What the events of a game do to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.rules.dice.components.sheets import PHASES
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.board.board import Board, Dice
from burgundy_qt.widgets.games.dice.board.printed import BONUS_ROWS
from burgundy_qt.widgets.games.dice.board.seat_board import SeatBoard

Event = Mapping[str, Any]
OWN_ROW = "sale", "worker"
"""What brings a bonus without a region."""


def follow(board: Board, event: Event) -> None:
    """Let one event of the protocol happen."""
    if event["event"] in EVENTS:
        EVENTS[event["event"]](board, event)


def _start(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    seat.castle = event["castle"]
    seat.cells[event["castle"]] = 0


def _points(board: Board, event: Event) -> None:
    board.seats[event["seat"]].columns[board.column] += event["points"]


def _gain(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    for bonus in BONUS_ROWS:
        if bonus in event:
            seat.bonuses[bonus] += event[bonus]
            if event["for"] in OWN_ROW:
                seat.extra[bonus] += event[bonus]


def _phase(board: Board, event: Event) -> None:
    board.phase = event["phase"]
    if board.is_alone and board.phase == PHASES[-1]:
        board.open = {colour: VALUES[1] if value else None for colour, value in board.open.items()}


def _round(board: Board, event: Event) -> None:
    at = PHASES.index(event["phase"])
    board.round = event["round"]
    board.dice = Dice((*event["numbers"],), (*event["colours"],), event["hourglass"])
    board.newest = event["boxes"] - board.boxes[at]
    board.boxes[at] = event["boxes"]
    board.waiting = tuple(range(len(board.seats)))
    board.revealing = False
    board.used, board.rests = None, False
    for seat in board.seats:
        seat.chosen = []


def _sale(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    for _ in range(event["goods"]):
        _use(seat, "goods")


def _use(seat: SeatBoard, bonus: str) -> None:
    seat.bonuses[bonus] -= 1
    seat.use(bonus)


def _action(board: Board, event: Event) -> None:
    seat, action = board.seats[event["seat"]], event["action"]
    if not board.revealing:
        board.revealing = True
        board.used, board.rests = None, False
        for each in board.seats:
            each.fresh = ()
    if event["paid"]:
        _use(seat, event["paid"])
    if action["type"] == "mark":
        seat.cells[action["cell"]] = action["number"]
        seat.fresh += (action["cell"],)


def _bonus(board: Board, event: Event) -> None:
    seat, colour, size = board.seats[event["seat"]], event["colour"], event["size"]
    seat.colours[colour] = size
    seat.columns[board.column] += event["points"]
    is_last = board.is_alone or size == VALUES[-1]
    board.open[colour] = None if is_last else VALUES[1]


def _end(board: Board, event: Event) -> None:
    board.waiting, board.is_over = (), True


EVENTS: Mapping[str, Callable[[Board, Event], None]] = {
    "start": _start,
    "points": _points,
    "gain": _gain,
    "phase": _phase,
    "round": _round,
    "sale": _sale,
    "action": _action,
    "bonus": _bonus,
    "end": _end,
}
