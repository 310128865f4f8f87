"""The table followed from the events of a game, and made to agree with its state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.widgets.games.dice.board.board import Board, Dice
from burgundy_qt.widgets.games.dice.board.events import Event, follow
from burgundy_qt.widgets.games.dice.board.seat_board import SeatBoard

State = Mapping[str, Any]


def board_after(events: Iterable[Event], state: State) -> Board:
    """The table after `events`; where the state says otherwise the state is right. It also tells
    what the seat that asked has decided in secret."""
    board = Board.empty(len(state["seats"]), state["sheet"], state["setup"])
    for event in events:
        if "to" not in event:
            follow(board, event)
    settle(board, state)
    return board


def settle(board: Board, state: State) -> None:
    """Make the table agree with a state."""
    board.letter, board.set_up = state["sheet"], state["setup"]
    board.phase, board.round = state["phase"], state["round"]
    board.dice = dice_of(state)
    board.boxes = list(state["boxes"])
    board.open = dict(state["open"])
    board.waiting = tuple(state["waiting"])
    board.is_over = state["result"] is not None
    for seat, told in zip(board.seats, state["seats"], strict=True):
        _settle_seat(seat, told)


def dice_of(state: State) -> Dice | None:
    """The dice of the round, None before the first."""
    told = state["dice"]
    if told is None:
        return None
    return Dice((*told["numbers"],), (*told["colours"],), told["hourglass"])


def _settle_seat(seat: SeatBoard, told: State) -> None:
    seat.castle = told["castle"]
    seat.columns = list(told["columns"])
    seat.bonuses = dict(told["bonuses"])
    seat.cells = dict(told["cells"])
    seat.colours = dict(told["colours"])
    seat.chosen = [action["cell"] for action in told["chosen"] if action["type"] == "mark"]
    seat.settle_circles()
