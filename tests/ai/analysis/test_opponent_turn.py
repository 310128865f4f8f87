"""The turn of an opponent if a player leaves everything as it is, and where nobody can know it."""

from __future__ import annotations

import pytest

from burgundy_qt.ai.analysis.opponent_turn import OpponentTurn, Unknown, opponent_turn
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game


def moments(name, players=2, actions=60):
    """The decisions of a game between bots, with what is known of the next opponent's turn."""
    game, bot = Game({"game": name, "players": players, "seed": 7}), Thinker("page", seed=1)
    while not game.is_over and game.revision < actions:
        seat = game.deciding()
        yield game, seat, opponent_turn(game, game.revision, seat)
        game.apply(game.action(bot.choose(game.position, seat)), seat)


def known_of(name, players=2):
    return [
        found if isinstance(found, Unknown) else "turn" for _, _, found in moments(name, players)
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_in_burgundy_it_is_the_turn_with_the_dice_that_lie_on_the_table(players):
    told = set()
    for game, seat, found in moments("burgundy", players):
        told.add("turn" if isinstance(found, OpponentTurn) else found)
        if isinstance(found, OpponentTurn):
            now, then = (
                game.rules.state(position, game.request, None)
                for position in (game.position, found.position)
            )
            assert found.seat != seat and found.seat in found.position.waiting_seats()
            for same in ("depots", "black", "phase", "round"):
                assert now[same] == then[same]
            assert now["seats"][found.seat] == then["seats"][found.seat]
            assert now["dice"][found.seat] == then["dice"][found.seat]
    assert told == {"turn", Unknown.CHANCE, Unknown.CHANGES}


@pytest.mark.parametrize("players", [2, 3])
def test_in_the_dice_game_a_secret_choice_stays_secret(players):
    for game, seat, found in moments("burgundy-dice", players):
        assert isinstance(found, OpponentTurn) and found.seat != seat
        shared = game.rules.state(found.position, game.request, None)["seats"][found.seat]
        theirs = game.rules.state(found.position, game.request, found.seat)["seats"][found.seat]
        assert shared == theirs and found.seat in found.position.waiting_seats()


def test_hidden_cards_and_tiles_to_come_are_not_looked_at():
    assert "turn" not in known_of("tuscany") and Unknown.HIDDEN in known_of("tuscany")
    assert set(known_of("carcassonne")) <= {Unknown.CHANCE, Unknown.CHANGES}


def test_when_a_game_of_tuscany_is_over_its_hands_are_open():
    game, bot = Game({"game": "tuscany", "players": 2, "seed": 7}), Thinker("page", seed=1)
    while not game.is_over:
        seat = game.deciding()
        game.apply(game.action(bot.choose(game.position, seat)), seat)
    told = [opponent_turn(game, at, game.actions[at][0]) for at in range(20, 30)]
    assert any(isinstance(found, OpponentTurn) for found in told)


def test_who_plays_alone_has_no_opponent():
    game = Game({"game": "burgundy-dice", "players": 1, "seed": 7})
    assert opponent_turn(game, 0, 0) is Unknown.NOBODY
