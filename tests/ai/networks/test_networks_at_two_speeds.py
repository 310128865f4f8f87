"""Tests that the compiled networks, turns and learner give the same results as the uncompiled ones,
the reference."""

import json
import os
import subprocess
import sys

import pytest

TOLD = """
import json
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.ai.training.learner import Learner
from burgundy_qt.ai.training.self_play import SelfPlay
from burgundy_qt.ai.games.burgundy.burgundy_bots import random_box
from tests.ai.small_networks import random_start
from burgundy_qt.ai.game_bots import features_of
from burgundy_qt.ai.games.burgundy.burgundy_bots import SOLO, TEAM
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.networks.network import Network
from tests.ai.small_networks import an_evaluator, a_network, positions

exact, floats = [], []
for seats in (2, 3, 4):
    features, evaluator = BurgundyFeatures(seats), an_evaluator(seats)
    for at, position in enumerate(positions(seats, 9, 6, chance_too=True)):
        exact.append(features.rows(position, at % seats))
        for numbers in evaluator.evaluation(position, at % seats):
            floats += numbers
for table in (SOLO, TEAM):
    features = features_of("burgundy", table)
    evaluator = Evaluator(features, Network(features.sides, features.inputs, 16, 8, 1))
    some = positions(features.seats, 9, 3, box_of=lambda seed: random_box(seed, table))
    for at, position in enumerate(some):
        exact.append(features.rows(position, at % features.seats) + position.bot_scores())
        for numbers in evaluator.evaluation(position, at % features.seats):
            floats += numbers
position = next(positions(2, 11, 1))
seat = position.waiting_seats()[0]
for value, actions in Beam(an_evaluator(), position, 3, 3).turns(position, seat):
    exact.append(actions)
    floats.append(value)
floats += Rollout(an_evaluator(), position, 1).play(position, seat, 5, 0, 2)[3]
start = random_start(2, 5, given_castles=1.0)
player = SelfPlay(an_evaluator(), an_evaluator(), start, 400, exploring=1000)
player.play([start], 3)
exact.append([player.window.filled, player.decisions])
learner = Learner(a_network())
learner.learn(player.window, 2, 8, 1.0, 4)
floats += [learner.win_loss, learner.points_loss] + list(learner.network.numbers()[-200:])
print(json.dumps([is_compiled(), exact, floats]))
"""


SEEN = """
import json, random, sys
from contextlib import suppress
from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.game_bots import bots_for, features_of
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.rules.game import Game

exact, name = [], sys.argv[1]
requests = [json.loads(each) for each in sys.argv[2:]]
for request in requests:
    position, chance = Game(request).position.copy(), random.Random(request["seed"])
    features = features_of(name, request["players"])
    while not position.is_over():
        if position.is_chance_node():
            position.draw_chance()
            continue
        seat = position.waiting_seats()[0]
        viewer = chance.randrange(request["players"])
        if chance.random() < 0.1:
            exact.append(features.known(position, viewer, seat))
            with suppress(ValueError):  # no network looks at it
                exact.append(features.rows(position, viewer))
        position.act_only(chance.choice(position.legal(seat)[-40:]), seat)
position = Game(requests[-1]).position
features = features_of(name, requests[-1]["players"])
evaluator = Evaluator(features, Network(features.sides, features.inputs, 8, 4))
tally = bots_for(position).tally(position)
seat = position.waiting_seats()[0]
exact.append(Playout(evaluator, position, tally).play(position, seat, [], 5, 0))
print(json.dumps([is_compiled(), exact]))
"""
GAMES = {
    "burgundy-dice": [{"players": 2, "seed": 2}, {"players": 3, "seed": 3}],
    "tuscany": [{"players": 2, "setup": "fixed", "seed": 2}, {"players": 3, "seed": 3}],
    "carcassonne": [
        {"players": 3, "modules": ["bridges", "castles", "bazaars"], "seed": 3},
        {"players": 2, "modules": ["castles"], "pile": 6, "seed": 9},
    ],
}


def output_of(core, told, *arguments):
    """Return the output of these lines, run with the core of this kind."""
    done = subprocess.run(
        [sys.executable, "-c", told, *arguments],
        env=os.environ | {"BURGUNDY_CORE": core, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_networks_turns_and_learning_are_alike_compiled_and_plain():
    plain, exact, floats = output_of("plain", TOLD)
    assert not plain and exact == (compiled := output_of("", TOLD))[1]
    assert floats == pytest.approx(compiled[2], abs=2e-3)


@pytest.mark.parametrize("name", GAMES)
def test_rows_and_points_by_source_are_alike_compiled_and_plain(name):
    requests = [json.dumps({"game": name} | request) for request in GAMES[name]]
    is_compiled, plain = output_of("plain", SEEN, name, *requests)
    assert not is_compiled and plain == output_of("", SEEN, name, *requests)[1]
