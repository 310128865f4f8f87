"""Tests of rules, bots and the engine in a process in which Qt cannot be imported."""

import json

from tests.engine.engine_client import NEW, elsewhere

BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class NoQt(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6"):
            raise ModuleNotFoundError(name + " is blocked")

sys.meta_path.insert(0, NoQt())
try:
    import PySide6
except ModuleNotFoundError:
    pass
else:
    raise AssertionError("Qt is not blocked")
"""


def test_the_engine_plays_and_thinks_with_qt_blocked():
    done = elsewhere(
        {"cmd": "hello"},
        NEW,
        {"cmd": "think", "simulations": 20},
        {"cmd": "record"},
        before=BLOCKED,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    hello, new, thought, record = map(json.loads, done.stdout.splitlines())
    assert hello["protocol"] == 1 and thought["action"] and record["record"][1:] == new["events"]


def test_the_rules_play_a_whole_game_with_qt_blocked_uncompiled():
    play = (
        "from burgundy_qt.rules.game import Game\n"
        "from tests.rules.burgundy.random_play import play_eagerly\n"
    )
    play += "game = Game({'seed': 1})\nplay_eagerly(game, 1)\nassert game.is_over\n"
    done = elsewhere(before=BLOCKED + play, BURGUNDY_CORE="plain")
    assert (done.returncode, done.stderr) == (0, b"")
