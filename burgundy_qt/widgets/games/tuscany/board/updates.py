"""The table followed from the events of a game, and made to agree with its state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.arranging import duchy_of
from burgundy_qt.widgets.games.tuscany.board.board import Board
from burgundy_qt.widgets.games.tuscany.board.events import Event, follow
from burgundy_qt.widgets.games.tuscany.board.seat_board import SeatBoard

State = Mapping[str, Any]


def board_after(events: Iterable[Event], state: State) -> Board:
    """The table after `events` as the seat knows it that asked for the state; which is right where
    it says otherwise."""
    board = Board.empty(len(state["seats"]), state["setup"])
    for seat, told in zip(board.seats, state["seats"], strict=True):
        seat.cards = None if told["cards"] is None else {}
    for event in events:
        follow(board, event)
    settle(board, state)
    return board


def settle(board: Board, state: State) -> None:
    """Make the table agree with a state."""
    board.set_up = state["setup"]
    board.phase, board.round, board.last = state["phase"], state["round"], state["last"]
    board.emptied = state["emptied"]
    board.order, board.to_act = tuple(state["order"]), tuple(state["to_act"])
    board.waiting = tuple(state["waiting"])
    board.pending = state["pending"][0] if state["pending"] else None
    board.display, board.neutral = list(state["display"]), list(state["neutral"])
    board.neutral_stack = dict(state["neutral_stack"])
    board.neutral_discards = dict(state["neutral_discards"])
    board.deck, board.discards = state["deck"], dict(state["discards"])
    board.yield_deck = dict(state["yield_deck"])
    board.yield_discards = dict(state["yield_discards"])
    board.bonus_tiles = {kind: many for kind, many in state["bonus_tiles"].items() if many}
    board.is_over = state["result"] is not None
    for seat, told in zip(board.seats, state["seats"], strict=True):
        _settle_seat(seat, told)


def _settle_seat(seat: SeatBoard, told: State) -> None:
    seat.boards = tuple(told["boards"])
    seat.duchy = duchy_of(told["duchy"]) if told["duchy"] else None
    seat.cells = dict(told["cells"])
    if seat.start not in seat.cells:
        seat.start = next(iter(seat.cells), None)
    seat.bonus = printed.counted(told["bonus"])
    seat.marble, seat.workers = told["marble"], told["workers"]
    seat.hand = told["hand"]
    seat.cards = None if told["cards"] is None else dict(told["cards"])
    seat.stacks, seat.to_come = list(told["stacks"]), dict(told["to_come"])
    seat.green, seat.red = told["green"], told["red"]
    _settle_storage(seat, list(told["storage"]))


def _settle_storage(seat: SeatBoard, stored: list[str]) -> None:
    """What is stored keeps its space; a state only tells what there is."""
    spaces = printed.SPACES + seat.bonus.get("storage", 0)
    lies = [thing for thing in seat.storage if thing]
    if sorted(lies) != stored or len(seat.storage) != spaces:
        seat.storage = [*stored, *[None] * (spaces - len(stored))]
