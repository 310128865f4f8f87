"""The uncompiled rules, the reference, tell golden games as the compiled ones do."""

import json
import os
import subprocess
import sys

from tests.rules.burgundy.golden import GAMES, golden

TOLD = """
import json
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.burgundy import burgundy_position as burgundy
from tests.rules.burgundy.golden import golden
assert burgundy.__file__.endswith(".py")
for name in NAMES:
    kept = golden(name)
    game = Game.from_record(kept["record"])
    again = type(game.position).from_raw(game.position.raw())
    same = game.record() == kept["record"] and game.state() == kept["state"]
    print(json.dumps([name, same and again.raw() == game.position.raw()]))
"""


def test_golden_records_lead_to_the_same_states_uncompiled():
    done = subprocess.run(
        [sys.executable, "-c", TOLD.replace("NAMES", repr(list(GAMES)))],
        env=os.environ
        | {
            "BURGUNDY_CORE": "plain",
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        [name, True] for name in GAMES
    ]
    assert all(golden(name)["state"]["result"] for name in GAMES)
