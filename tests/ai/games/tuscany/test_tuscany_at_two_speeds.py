"""What networks see of Tuscany and where its points come from, told alike uncompiled."""

import json
import os
import subprocess
import sys

TOLD = """
import json, random
from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.game_bots import bots_for
from burgundy_qt.ai.arena.match_setup import starting_position as start
from burgundy_qt.ai.game_bots import features_of
from burgundy_qt.ai.games.tuscany.tuscany_bots import TuscanyBox as Box
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.networks.network import Network

exact = []
for seats in (2, 3):
    features, chance = features_of("tuscany", seats), random.Random(seats)
    position = start(Box("fixed"), seats, seats)
    while not position.is_over():
        seat = chance.randrange(seats)
        if position.raw()["round"] and chance.random() < 0.2:
            exact.append(features.rows(position, seat))
        if position.is_chance_node():
            position.draw_chance()
        else:
            seat = position.waiting_seats()[0]
            position.act_only(chance.choice(position.legal(seat)), seat)
position = start(Box("fixed"), 2, 9)
evaluator = Evaluator(features_of("tuscany", 2), Network(2, features_of("tuscany", 2).inputs, 8, 4))
tally = bots_for(position).tally(position)
exact.append(Playout(evaluator, position, tally).play(position, 0, [], 5, 0))
print(json.dumps([is_compiled(), exact]))
"""


def told_by(core):
    """What the lines above print with the core of this kind."""
    done = subprocess.run(
        [sys.executable, "-c", TOLD],
        env=os.environ | {"BURGUNDY_CORE": core, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_rows_and_points_by_source_are_alike_compiled_and_plain():
    (is_plain, plain), (_, compiled) = told_by("plain"), told_by("")
    assert not is_plain
    assert plain == compiled
