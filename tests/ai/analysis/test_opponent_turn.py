"""Tests of the opponent's next turn: an action that a better turn would have prevented, true in
every game."""

from __future__ import annotations

import pytest

from burgundy_qt.ai.analysis.motives import motives_of
from burgundy_qt.ai.analysis.opponent_turn import (
    LEAST_WEIGHT,
    OpponentTurn,
    Unknown,
    aftermath,
    opponent_turn,
)
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game

SOUGHT = 40
"""The number of turns of a game for which a better turn is searched."""


def turns_of(game):
    """Yield the turns of the game: first and last action, and the seat."""
    first = 0
    for at in range(1, game.revision + 1):
        if at == game.revision or game.actions[at][0] != game.actions[first][0]:
            yield first, at, game.actions[first][0]
            first = at


def a_game_of_bots(name, players=2):
    game, bot = Game({"game": name, "players": players, "seed": 12}), Thinker("page", seed=5)
    while not game.is_over and game.revision < 120:
        seat = game.deciding()
        game.apply(game.action(bot.choose(game.position, seat)), seat)
    return game


def other_turns(game, first, seat):
    """Yield some other turns of a seat from a position: each first action, then the last legal
    ones."""
    start, _ = game.position_at(first)
    for code in start.legal(seat)[::3][:6]:
        there, turn = start.copy(), [code]
        there.act_only(code, seat)
        while not (there.is_chance_node() or there.is_over()) and there.waiting_seats() == [seat]:
            turn.append(there.legal(seat)[-1])
            there.act_only(turn[-1], seat)
        yield turn


@pytest.mark.parametrize("name", ["burgundy", "tuscany", "carcassonne"])
def test_a_prevented_action_was_done_and_is_illegal_after_the_other_turn(name):
    game, told = a_game_of_bots(name), 0
    for first, last, seat in list(turns_of(game))[:SOUGHT]:
        for other in other_turns(game, first, seat):
            found = aftermath(game, first, last, seat, other)
            if found is None:
                continue
            told += 1
            assert found.seat != seat and found.fact.weight >= LEAST_WEIGHT
            done = [game.code(action) for mover, action in game.actions[last:] if mover != seat]
            assert found.action in done
            there, _ = game.position_at(first)
            for code in other:
                there.apply(code, seat)
            at = last
            while game.code(game.actions[at][1]) != found.action:
                there.apply(game.code(game.actions[at][1]), game.actions[at][0])
                at += 1
            assert found.action not in there.legal(found.seat)
            motives, deed = motives_of(name), game.action(found.action)["type"]
            for code in there.legal(found.seat):
                if game.action(code)["type"] == deed:
                    turn = motives.consider(game, there, found.seat, [code])
                    assert found.fact not in list(motives.motives(turn))
    assert told


def test_the_played_turn_prevents_nothing():
    game = a_game_of_bots("carcassonne")
    for first, last, seat in turns_of(game):
        played = [game.code(action) for _, action in game.actions[first:last]]
        assert aftermath(game, first, last, seat, played) is None


def test_in_the_dice_game_nobody_takes_anything_from_anybody():
    game = a_game_of_bots("burgundy-dice")
    for first, last, seat in turns_of(game):
        for other in other_turns(game, first, seat):
            assert aftermath(game, first, last, seat, other) is None


# The opponent's turn if a player changes nothing, and the cases in which nobody can know it.


def moments(name, players=2, actions=60):
    """Yield the decisions of a game between bots, with the known facts about the next opponent's
    turn."""
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
def test_in_burgundy_the_next_turn_uses_the_dice_on_the_table(players):
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


def test_hidden_cards_and_later_tiles_are_not_used():
    assert "turn" not in known_of("tuscany") and Unknown.HIDDEN in known_of("tuscany")
    assert set(known_of("carcassonne")) <= {Unknown.CHANCE, Unknown.CHANGES}


def test_when_a_game_of_tuscany_is_over_its_hands_are_visible():
    game, bot = Game({"game": "tuscany", "players": 2, "seed": 7}), Thinker("page", seed=1)
    while not game.is_over:
        seat = game.deciding()
        game.apply(game.action(bot.choose(game.position, seat)), seat)
    told = [opponent_turn(game, at, game.actions[at][0]) for at in range(20, 30)]
    assert any(isinstance(found, OpponentTurn) for found in told)


def test_a_solo_player_has_no_opponent():
    game = Game({"game": "burgundy-dice", "players": 1, "seed": 7})
    assert opponent_turn(game, 0, 0) is Unknown.NOBODY
