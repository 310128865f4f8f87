"""The table followed from events is the table of the state, whatever is played."""

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.dice.board.board import Board
from burgundy_qt.widgets.games.dice.board.events import follow
from burgundy_qt.widgets.games.dice.board.updates import board_after, settle
from burgundy_qt.widgets.games.dice.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Spot
from tests.widgets.games.dice.played import random_game

KINDS = [
    (1, "secret", "B"),
    (2, "same", "A"),
    (3, "different", "C"),
    (4, "secret", "D"),
    (6, "secret", "A"),
]


def same(followed: Board, game: Game) -> bool:
    told = board_after(game.events, game.state(None))
    told.waiting = followed.waiting
    return followed == told


@pytest.mark.parametrize(("seats", "setup", "sheet"), KINDS)
def test_the_table_after_the_events_is_that_of_the_state(seats, setup, sheet):
    followed, heard = Board.empty(seats, sheet, setup), 0
    for game in random_game(seats, setup, sheet):
        for event in game.events[heard:]:
            follow(followed, event)
        if len(game.events) > heard:
            followed.waiting = tuple(game.position.waiting_seats())
            before = picture_of(followed)
            settle(followed, game.state(None))
            assert picture_of(followed) == before
            assert same(followed, game)
        heard = len(game.events)
    assert followed.is_over


def test_what_a_seat_has_decided_lies_on_its_own_table_alone():
    for game in random_game(2, "secret", "A", rounds=3):
        waiting = game.position.waiting_seats()
        if len(waiting) == 1 and game.state(None)["phase"]:
            writer = 1 - waiting[0]
            chosen = game.state(writer)["seats"][writer]["chosen"]
            marked = [action["cell"] for action in chosen if action["type"] == "mark"]
            own = board_after(game.events, game.state(writer))
            others = board_after(game.events, game.state(waiting[0]))
            assert own.seats[writer].chosen == marked
            assert set(marked) <= set(own.seats[writer].cells)
            assert not set(marked) & set(others.seats[writer].cells)


def boards(seats, rounds=8):
    """A game by chance: after each decision it, and the table as each seat knows it."""
    for game in random_game(seats, "secret", "A", rounds=rounds):
        if game.state(None)["dice"] and not game.is_over:
            yield game, [board_after(game.events, game.state(seat)) for seat in range(seats)]


def test_the_dice_of_a_first_mark_are_dimmed_while_a_second_may_follow():
    seen = 0
    for game, known in boards(2, rounds=20):
        for seat, board in enumerate(known):
            dimmed = {
                spot.at
                for spot, face in picture_of(board).items()
                if spot.kind == "die" and face.faded
            }
            writes_more = seat in board.waiting and board.seats[seat].chosen
            assert len(dimmed) == (2 if writes_more else 0)
            if writes_more:
                seen += 1
                [mark] = game.state(seat)["seats"][seat]["chosen"]
                number = next(at for at in dimmed if at < 3)
                assert board.dice.numbers[number - 1] == mark["number"]
    assert seen > 0


def test_the_tray_of_who_is_ready_lies_under_a_veil_until_all_are():
    veiled = {True: 0, False: 0}
    for _, known in boards(3):
        for seat, board in enumerate(known):
            is_ready = seat not in board.waiting
            assert (Spot("veil", None) in picture_of(board)) == is_ready
            veiled[is_ready] += 1
    assert min(veiled.values()) > 5


def test_who_has_decided_in_secret_is_told_as_ready():
    for game, known in boards(2, rounds=1):
        told = picture_of(board_after(game.events, game.state(0), ready={1}))
        if 1 in known[0].waiting:
            assert picture_of(known[0])[Spot("state", 1)].what.startswith("writes")
            assert told[Spot("state", 1)].what.startswith("ready") and Spot("turn", 1) not in told
