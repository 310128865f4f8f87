"""Tests that nothing changes unnoticed: golden games of every game, played and loaded, compiled and
plain."""

import json
import os
import subprocess
import sys
from importlib import import_module

import pytest

from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game

GOLDEN = {
    folder: import_module(f"tests.rules.{folder}.golden").GAMES
    for folder in registry.GAMES.values()
}
"""The golden games by the folder of their rules."""
NAMED = [(folder, name) for folder, games in GOLDEN.items() for name in games.names]


@pytest.mark.parametrize(("folder", "name"), NAMED)
def test_a_golden_game_and_its_record_have_not_changed(folder, name):
    games = GOLDEN[folder]
    game, kept = games.play(name), games.golden(name)
    assert games.as_written(name, game.record()) == kept["record"]
    assert game.state() == kept["state"]
    again = Game.from_record(kept["record"])
    assert again.record() == kept["record"] and again.state() == kept["state"]
    assert again.is_over and kept["state"]["result"]


@pytest.mark.parametrize("share", [0.004, 0.3, 0.61])
@pytest.mark.parametrize(("folder", "name"), NAMED)
def test_a_partly_loaded_game_continues_with_the_chance_of_its_seed(folder, name, share):
    """This includes secret start choices, and the middle of a turn or an auction."""
    games = GOLDEN[folder]
    whole = games.play(name)
    begun = Game(whole.request)
    middle = max(1, int(len(whole.actions) * share))
    for seat, action in whole.actions[:middle]:
        begun.apply(action, seat)
    loaded = Game.from_record(begun.record(private=True))
    for seat in (None, *range(begun.seats)):
        assert loaded.state(seat) == begun.state(seat) and loaded.legal(seat) == begun.legal(seat)
    for seat, action in whole.actions[middle:]:
        loaded.apply(action, seat)
    assert games.as_written(name, loaded.record()) == games.golden(name)["record"]


@pytest.mark.parametrize(("folder", "name"), [one for one in NAMED if one[0] != "carcassonne"])
def test_a_raw_state_is_the_whole_position(folder, name):
    """Carcassonne has none, because its map has no limits."""
    whole = GOLDEN[folder].play(name)
    for revision in range(0, len(whole.actions), 7):
        position, _ = whole.position_at(revision)
        again = type(position).from_raw(position.raw())
        assert again.raw() == position.raw()
        for seat in range(whole.seats):
            assert again.legal(seat) == position.legal(seat)


IN_PLAIN = {
    "burgundy": [
        *("three-open", "three-extra", "three-posts", "three-routes", "four-shields"),
        *("team-prepared", "solo-prepared"),
    ],
    "carcassonne": ["all-for-2", "castles-for-5", "in-an-order", "without-farmers-for-4"],
}
"""For the slowest games only so many that every module is among them."""
PLAIN = """
import json, sys
from tests.rules.test_golden_games import GOLDEN, IN_PLAIN
games = GOLDEN[sys.argv[1]]
for name in IN_PLAIN.get(sys.argv[1], games.names):
    kept, played = games.golden(name), games.play(name)
    assert sys.modules[type(played.position).__module__].__file__.endswith(".py")
    same = games.as_written(name, played.record()) == kept["record"]
    print(json.dumps([name, same and played.state() == kept["state"]]))
"""


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
@pytest.mark.parametrize("folder", GOLDEN)
def test_golden_games_are_the_same_uncompiled(folder):
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, folder],
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
        [name, True] for name in IN_PLAIN.get(folder, GOLDEN[folder].names)
    ]
