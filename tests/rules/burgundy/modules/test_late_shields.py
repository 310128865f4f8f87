"""Test of a whole first phase that ends with winning shield 15: its events and its record."""

from burgundy_qt.rules.game import Game
from tests.rules.burgundy.an_estate import END, place, sell, take, workers
from tests.rules.burgundy.from_events import told_by
from tests.rules.burgundy.modules.test_shields import claim, straight, tribute
from tests.rules.burgundy.second_reading import comparable, legal_actions

SEED = 28
"""Seat 0 acts first; shield 11 is beside depot 5, 14 beside 4, 15 beside 2; castles are in depots 2
and 6."""
ROUNDS = [
    ([5, 5], [claim(5, 11)]),
    ([1, 2], [take(1, "monastery:9", 1), take(2, "castle", 2)]),
    (
        [1, 6],
        [
            place(1, "monastery:9", "3.4"),
            place(6, "castle", "2.3"),
            workers("castle"),
            claim(4, 14, "2.3", by="shield:11"),
        ],
    ),
    ([3, 3], [sell(3, 3)]),
]
"""Rounds two to five: the dice of seat 0, and its actions."""
AT_THE_END = [
    tribute(11, 14),
    straight(14, "castle", "1.3", 6),
    workers("castle"),
    claim(2, 15, "1.3", by="shield:11"),
]


def end_round(game: Game) -> None:
    """Let all seats take workers for the remaining dice, up to the next round or the phase's
    end."""
    number = game.state()["round"]
    while game.state()["round"] == number and not game.state()["pending"]:
        taken = [action for action in game.legal()["actions"] if action["type"] == "workers"]
        game.apply(taken[0] if taken else END)


def after_the_claim() -> Game:
    game = Game({"modules": ["shields"], "players": 4, "seed": SEED})
    for dice, actions in ROUNDS:
        game.position.give_roll([dice, [1, 1], [1, 1], [1, 1]], 1)
        end_round(game)
        for action in actions:
            game.apply(action)
    end_round(game)
    for action in AT_THE_END:
        game.apply(action)
    return game


def test_a_listener_knows_that_15_still_acts():
    game = after_the_claim()
    told = told_by(game.request, game.events)
    assert told.state() == game.state() and game.state()["pending"] == ["shield:15"]
    offered = sorted(map(comparable, game.legal()["actions"]))
    assert sorted(comparable(action) for action, _workers in legal_actions(told)) == offered


def test_a_record_of_the_phase_leads_to_the_same_game_and_continues():
    game = after_the_claim()
    loaded = Game.from_record(game.record())
    assert (loaded.state(), loaded.legal()) == (game.state(), game.legal())
    loaded.apply(game.legal()["actions"][0])
    assert loaded.state()["phase"] == "B"
    assert Game.from_record(loaded.record()).state() == loaded.state()
