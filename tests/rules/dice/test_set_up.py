"""Tests of start castles, and of requests for a game. ("Preparation", "Variants")"""

import pytest

from burgundy_qt.rules.dice.dice_ruleset import ANSWER as RULES
from burgundy_qt.rules.errors import IllegalAction, InvalidArgument
from burgundy_qt.rules.game import Game

GAME = "burgundy-dice"


def new(**asked):
    return Game({"game": GAME, "seed": 7} | asked)


def start(castle):
    return {"type": "start", "castle": castle}


def test_each_seat_secretly_crosses_one_of_its_castles_and_several_can_choose_alike():
    game = new(players=3)
    assert game.legal()["waiting"] == [0, 1, 2]
    assert game.legal(2)["actions"] == [start(cell) for cell in ("3.2", "3.5", "5.2", "5.5")]
    assert game.apply(start("5.5"), 1) == [] and game.apply(start("5.2"), 0) == []
    seen = game.state(1)["seats"]
    assert seen[1]["castle"] == "5.5" and seen[1]["bonuses"]["monk"] == 1
    assert seen[0] == {
        "castle": None,
        "points": 0,
        "columns": [0, 0, 0],
        "bonuses": {"monk": 0, "silver": 0, "goods": 0, "worker": 0},
        "cells": {},
        "colours": {},
        "chosen": [],
    }
    told = game.apply(start("5.5"), 2)
    of_seat_1 = [
        {"event": "action", "seat": 1, "action": start("5.5"), "paid": None},
        {"event": "start", "seat": 1, "castle": "5.5"},
        {"event": "points", "seat": 1, "points": 1, "for": "castle"},
        {"event": "gain", "seat": 1, "monk": 1, "for": "castle"},
    ]
    assert told[4:8] == of_seat_1
    assert [event["event"] for event in told[12:14]] == ["phase", "round"]
    assert game.state()["seats"][1]["columns"] == [1, 0, 0]
    assert game.state()["seats"][1]["cells"] == {"5.5": 0}


def test_in_different_each_seat_openly_chooses_another_castle():
    game = new(players=3, setup="different")
    for seat, castle in enumerate(("3.5", "3.2", "5.5")):
        assert game.legal()["waiting"] == [seat]
        taken = [event["castle"] for event in game.events if event["event"] == "start"]
        assert not {action["castle"] for action in game.legal()["actions"]} & set(taken)
        told = game.apply(start(castle))
        assert [event["event"] for event in told[:4]] == ["action", "start", "points", "gain"]
    assert game.legal()["waiting"] == [0, 1, 2]


def test_in_same_with_a_given_castle_nobody_chooses():
    game = new(players=2, setup="same", castle="5.5")
    assert [event["event"] for event in game.events[:6]] == ["start", "points", "gain"] * 2
    assert game.legal()["waiting"] == [0, 1] and game.state()["round"] == 1


def test_in_same_without_a_given_castle_seat_0_chooses_for_all():
    game = new(players=3, setup="same")
    assert game.legal()["waiting"] == [0]
    told = game.apply(start("3.5"))
    assert [event["event"] for event in told[:4]] == ["action", "start", "points", "gain"]
    assert [event["castle"] for event in told if event["event"] == "start"] == ["3.5"] * 3


@pytest.mark.parametrize("setup", ["secret", "different", "same"])
def test_in_every_solo_set_up_one_castle_is_chosen(setup):
    game = new(players=1, setup=setup)
    told = game.apply(start("5.5"))
    assert [event["event"] for event in told] == [
        "action", "start", "points", "gain", "phase", "round"
    ]  # fmt: skip


def test_a_request_has_these_defaults():
    assert RULES.complete_request({"game": GAME}, 7) == {
        "cmd": "new",
        "game": GAME,
        "edition": "2017",
        "players": 2,
        "setup": "secret",
        "sheet": "A",
        "castle": None,
        "modules": [],
        "seed": 7,
    }


BAD = [
    ({"players": 7}, "players"),
    ({"players": 0}, "players"),
    ({"players": 5, "setup": "different"}, "players"),
    ({"sheet": "E"}, "sheet"),
    ({"setup": "fixed"}, "setup"),
    ({"castle": "3.2"}, "castle"),
    ({"setup": "same", "castle": "3.3"}, "castle"),
    ({"setup": "same", "castle": 9}, "castle"),
    ({"edition": "2019"}, "edition"),
    ({"modules": ["inns"]}, "modules"),
    ({"seed": -1}, "seed"),
]


@pytest.mark.parametrize("asked, key", BAD)
def test_an_impossible_request_is_refused_by_its_key(asked, key):
    with pytest.raises(InvalidArgument, match=f'"{key}" is'):
        new(**asked)


NO_ACTIONS = [
    {"type": "mark", "cell": "4.2", "number": 7},
    {"type": "mark", "cell": "4.2", "number": True},
    {"type": "mark", "cell": "8.1", "number": 1},
    {"type": "mark", "cell": "4.2"},
    {"type": "start", "castle": 3},
    {"type": "worker", "seat": 1},
    {"type": "pass"},
    {},
]


@pytest.mark.parametrize("action", NO_ACTIONS)
def test_an_object_that_is_no_action_is_refused(action):
    with pytest.raises(IllegalAction):
        new(players=1).apply(action)


def test_hello_lists_the_game():
    assert RULES.describe() == {
        "game": GAME,
        "title": "The Castles of Burgundy: The Dice Game",
        "editions": [
            {
                "edition": "2017",
                "players": [1, 6],
                "sheets": ["A", "B", "C", "D"],
                "modules": [],
                "setups": ["secret", "different", "same"],
            }
        ],
    }
