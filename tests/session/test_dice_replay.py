"""Tests of the review of a dice game: every turn of every seat, with its points."""

from __future__ import annotations

import random

from burgundy_qt.rules.game import Game
from burgundy_qt.session.game_replay import Replay


def test_every_turn_is_found_with_the_points_of_its_marks():
    game, luck = Game({"game": "burgundy-dice", "players": 3, "seed": 4}), random.Random(4)
    while not game.is_over:
        game.apply(luck.choice(game.legal()["actions"]))
    turns = Replay(game.record(private=True), None).turns
    rounds = sum(event["event"] == "round" for event in game.events)
    assert len(turns) >= 3 * rounds
    sold = [each for each in game.events if each["event"] == "points" and each["for"] == "sale"]
    told = sum(turn.points for turn in turns) + sum(event["points"] for event in sold)
    start_castles = 3
    assert told + start_castles == sum(game.state()["result"]["points"])
