"""The table followed from the events of a game, and made to agree with its state."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from burgundy_qt.widgets.games.dice.board.board import Board, Dice
from burgundy_qt.widgets.games.dice.board.dice_used import Pair, pairs_for
from burgundy_qt.widgets.games.dice.board.events import Event, follow
from burgundy_qt.widgets.games.dice.board.printed import cells_of
from burgundy_qt.widgets.games.dice.board.seat_board import SeatBoard

State = Mapping[str, Any]


NOBODY: Collection[int] = ()


def board_after(events: Iterable[Event], state: State, ready: Collection[int] = NOBODY) -> Board:
    """The table after `events`; where the state says otherwise the state is right. It also tells
    what the seat that asked has decided in secret. `ready`: seats that have decided though the
    state waits for them."""
    board = Board.empty(len(state["seats"]), state["sheet"], state["setup"])
    for event in events:
        if "to" not in event:
            follow(board, event)
    settle(board, state, ready)
    return board


def settle(board: Board, state: State, ready: Collection[int] = NOBODY) -> None:
    """Make the table agree with a state."""
    board.letter, board.set_up = state["sheet"], state["setup"]
    board.phase, board.round = state["phase"], state["round"]
    board.dice = dice_of(state)
    board.boxes = list(state["boxes"])
    board.open = dict(state["open"])
    board.waiting = tuple(seat for seat in state["waiting"] if seat not in ready)
    board.used = used_dice(state)
    board.rests = any(
        told["chosen"] and seat not in state["waiting"] for seat, told in enumerate(state["seats"])
    )
    board.is_over = state["result"] is not None
    for seat, told in zip(board.seats, state["seats"], strict=True):
        _settle_seat(seat, told)


def dice_of(state: State) -> Dice | None:
    """The dice of the round, None before the first."""
    told = state["dice"]
    if told is None:
        return None
    return Dice((*told["numbers"],), (*told["colours"],), told["hourglass"])


def used_dice(state: State) -> Pair | None:
    """The dice of the tray that the seat that asked has used for its first mark, where it may write
    a second."""
    for seat in state["waiting"]:
        for action in state["seats"][seat]["chosen"]:
            if action["type"] == "mark":
                colour = cells_of(state["sheet"])[action["cell"]].colour
                return pairs_for(state["dice"], action["number"], colour)[0]
    return None


def _settle_seat(seat: SeatBoard, told: State) -> None:
    seat.castle = told["castle"]
    seat.columns = list(told["columns"])
    seat.bonuses = dict(told["bonuses"])
    seat.cells = dict(told["cells"])
    seat.colours = dict(told["colours"])
    seat.chosen = [action["cell"] for action in told["chosen"] if action["type"] == "mark"]
    seat.settle_circles()
