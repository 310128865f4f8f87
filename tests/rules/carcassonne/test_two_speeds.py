"""The rules uncompiled play as the compiled ones do."""

import json
import os
import subprocess
import sys

import pytest

from burgundy_qt.ai.levels import is_compiled
from tests.rules.carcassonne.random_play import played

SEEDS = 3, 21
PLAIN = """
import json
from burgundy_qt.rules import registry
registry.GAMES["carcassonne"] = "carcassonne"
from tests.rules.carcassonne.test_two_speeds import SEEDS, told
print(json.dumps([told(seed) for seed in SEEDS]))
"""


def told(seed):
    """All that a game tells, and where it ends."""
    game = played(seed)
    return [game.record(), game.state()]


@pytest.mark.skipif(not is_compiled(), reason="both are the same")
def test_the_same_games_compiled_and_plain():
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN],
        env=os.environ | {"BURGUNDY_CORE": "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == json.loads(json.dumps([told(seed) for seed in SEEDS]))
