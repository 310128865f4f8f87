"""The table followed from events is the table of the state, whatever is played."""

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.dice.board.board import Board
from burgundy_qt.widgets.games.dice.board.events import follow
from burgundy_qt.widgets.games.dice.board.updates import board_after, settle
from burgundy_qt.widgets.games.dice.picture.picture import picture_of
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
