"""The table of Tuscany for those who hear it."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.accessibility.parts import Group
from burgundy_qt.widgets.games.tuscany.board.board import Board
from burgundy_qt.widgets.games.tuscany.parts.accessibility import PARTS
from burgundy_qt.widgets.games.tuscany.words.names import (
    cards_counted,
    counted_name,
    green_points,
    tiles_counted,
)
from burgundy_qt.widgets.pieces.spots import Spot

NAMES = ("You", "Ginevra")


@pytest.fixture
def board():
    made = Board.empty(2)
    for seat, boards in zip(made.seats, (("A1", "B1", "C1"), ("A2", "B2", "C2")), strict=True):
        seat.boards = boards
    made.phase = 1
    return made


def heard(board, kind, owner=None, at=None):
    return PARTS.name(Spot(kind, owner, at), board, NAMES)


def spots_in(groups):
    for group in groups:
        for part in group.parts:
            yield from spots_in([part]) if isinstance(part, Group) else [part]


def test_every_spot_stands_once_and_has_a_name(board):
    board.seats[0].cards = {"cart": 2, "inn": 1}
    spots = list(spots_in(PARTS.groups(board)))
    assert len(set(spots)) == len(spots) and all(heard(board, *spot) for spot in spots)


def test_a_hand_that_is_hidden_is_only_a_number(board):
    board.seats[0].cards, board.seats[0].hand = {"cart": 2, "inn": 1}, 3
    board.seats[1].hand = 5
    spots = list(spots_in(PARTS.groups(board)))
    assert {spot.owner for spot in spots if spot.kind == "card"} == {0}
    assert heard(board, "card", 0, 0) == "Card: inn"
    assert heard(board, "hand-count", 1) == f"In hand: {cards_counted(5)}"


def test_the_groups_follow_what_their_shape_tells(board):
    before, spots = PARTS.shape(board), list(spots_in(PARTS.groups(board)))
    board.display[0] = "cart"
    assert PARTS.shape(board) == before and list(spots_in(PARTS.groups(board))) == spots
    board.seats[0].storage.append(None)
    assert PARTS.shape(board) != before
    assert Spot("store", 0, 1) in spots_in(PARTS.groups(board))


def test_boards_can_be_moved_only_while_they_are_laid_out(board):
    kinds = {spot.kind for spot in spots_in(PARTS.groups(board))}
    assert not kinds & {"board", "move-left", "turn-board", "half-step", "move-right"}
    board.phase, board.pending, board.waiting = None, "start", (0,)
    kinds = {spot.kind for spot in spots_in(PARTS.groups(board))}
    assert {"board", "move-left", "turn-board", "half-step", "move-right"} <= kinds
    assert heard(board, "half-step", 0, "B") == "Board B half a hex up or down"
    assert heard(board, "state", 0) == "Lays out the duchy" and heard(board, "state", 1) == "Ready"


def test_spaces_are_read_by_column_and_say_what_covers_them(board):
    duchy = [spot for spot in spots_in(PARTS.groups(board)) if spot.kind == "cell"][:30]
    assert [spot.at for spot in duchy[:4]] == ["A.L1", "A.L2", "A.L3", "A.M1"]
    assert heard(board, "cell", 0, "A.L1") == "Column 1, space 1, inn, empty"
    seat = board.seats[0]
    seat.start, seat.cells = (
        "A.R3",
        {"A.R3": "castle", "A.L1": "hexagon", "A.L2": "agriculture:grain"},
    )
    assert heard(board, "cell", 0, "A.L1") == "Column 1, space 1, inn: wooden hexagon"
    told = "Column 1, space 2, agriculture: agriculture with grain"
    assert heard(board, "cell", 0, "A.L2") == told
    assert heard(board, "cell", 0, "A.R3").endswith(": start castle")


def test_display_piles_and_stacks_tell_what_all_may_know(board):
    board.display[2], board.neutral_stack = "town", {"cart": 2, "inn": 1}
    board.discards, board.last_yield = {"cart": 2, "inn": 1}, "red"
    assert heard(board, "display", None, 2) == "Place 3: town"
    assert heard(board, "display", None, 3) == "Place 4, empty"
    assert heard(board, "neutral-stack") == f"Neutral stack: {tiles_counted(3)}"
    assert heard(board, "discards") == f"Discards: inn and {counted_name(2, 'cart')}"
    assert heard(board, "yield-card") == "Yield card: 2 red points"
    assert heard(board, "stack", 1, 1) == f"Middle stack: {tiles_counted(7)}"


def test_bonuses_say_what_is_left_and_who_has_won(board):
    board.won = {"cart": (1,)}
    board.seats[0].bonus = {"card": 2}
    assert heard(board, "colour-bonus", None, "cart.1") == f"All carts: {green_points(3)}, Ginevra"
    assert heard(board, "colour-bonus", None, "cart.2") == f"All carts, second: {green_points(1)}"
    assert heard(board, "supply", None, "card") == "Bonus tile +1 card: 5 left"
    assert heard(board, "bonus", 0, "card") == "Bonus tile +1 card: 2"


def test_the_course_says_how_far_the_phase_has_come(board):
    board.seats[1].stacks = [3, 7, 7]
    assert heard(board, "phase", None, "I") == "Phase I, now: 4 of 7 tiles shown"
    assert heard(board, "phase", None, "II") == "Phase II: 0 of 7 tiles shown"
    board.emptied = True
    assert heard(board, "phase", None, "I") == "Phase I, now: it ends with this round"
    board.phase = 3
    assert heard(board, "phase", None, "III") == "Phase III, now: one more round follows"
