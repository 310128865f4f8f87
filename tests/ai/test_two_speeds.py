"""Tests that the compiled bots and a tiny game give the same results as the uncompiled ones, the
reference."""

import os
import subprocess
import sys

PLAYED = """
import random
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.tree_search.search_tree import play_random_games
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition

for seats in (2, 3, 4):
    for seed in range(20):
        game = SealedBidsPosition(seats, seed)
        print(game.card(), play_random_games(game, 3, seed))
        chance = random.Random(seed)
        while not game.is_over():
            game.apply(chance.choice(game.legal()))
        print(game.scores(), game.utilities())
    game = SealedBidsPosition(seats, seats)
    while not game.is_over():
        seat = game.waiting_seats()[-1]
        thought = Search(game, seat, seed=3).run(simulations=50)
        print(thought)
        game.apply(thought.action, seat)
    opening = Game({"players": seats, "seed": 11}).position
    print(Search(opening, opening.waiting_seats()[0], seed=3).run(simulations=10))
print(is_compiled())
"""


def run_in(core: str) -> list[str]:
    """Return the output of the games above, played with the core of this kind."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env=os.environ | {"BURGUNDY_CORE": core, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_games_and_thoughts_are_alike_compiled_and_plain():
    plain, compiled = run_in("plain"), run_in("")
    assert plain[:-1] == compiled[:-1]
    assert plain[-1] == "False"
