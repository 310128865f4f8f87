"""Tests of a slice of the campaign of kills, and that its check can fail."""

from unittest.mock import patch

import pytest

from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game
from lab.kill import REQUESTS, actions, digest, run, tells_the_same


@pytest.mark.parametrize("game", [game for game in REQUESTS if game in registry.GAMES])
def test_no_kill_loses_a_reported_action(game):
    figures = run(4, game=game)
    assert figures["actions"] > 0 and figures["kills"] == 4
    assert (figures["lost"], figures["broken"], figures["refused"]) == (0, 0, 0)


def report_of(game):
    """Return a child's report of a game, as its seat 1 knows it."""
    told = {"revision": game.revision, "viewer": 1, "state": digest(game.state(1))}
    return told | {"actions": digest(actions(game.events))}


def a_game(castles):
    with patch.dict(registry.GAMES, {"burgundy-dice": "dice"}):
        game = Game({"game": "burgundy-dice", "players": 3, "seed": 7})
    for seat, castle in castles:
        game.apply({"type": "start", "castle": castle}, seat)
    return game


CHOSEN = [(0, "3.2"), (1, "5.5")]


@pytest.mark.parametrize(
    "left, is_the_same",
    [
        (CHOSEN, True),
        ([*CHOSEN, (2, "3.5")], True),
        (CHOSEN[:1], False),
        ([CHOSEN[0], (1, "5.2")], False),
    ],
    ids=["as told", "further", "a choice lost", "another choice in secret"],
)
def test_a_saved_game_that_differs_from_the_report_is_a_loss(left, is_the_same):
    assert tells_the_same(a_game(left), report_of(a_game(CHOSEN))) == is_the_same


def test_a_report_of_another_round_is_a_loss():
    whole = [*CHOSEN, (2, "3.5")]
    assert not tells_the_same(a_game([*CHOSEN, (2, "3.2")]), report_of(a_game(whole)))
