"""Nothing changes unnoticed: golden records, compiled and plain."""

import json
import os
import subprocess
import sys

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.from_events import heard
from tests.rules.carcassonne.golden import SEEDS, golden, played


@pytest.mark.parametrize("name", SEEDS)
def test_a_golden_game_is_played_as_it_was_and_its_record_leads_where_it_led(name):
    game, kept = played(name), golden(name)
    assert game.record() == kept["record"] and game.state() == kept["state"]
    again = Game.from_record(kept["record"])
    assert again.record() == kept["record"] and again.state() == kept["state"]


@pytest.mark.parametrize("name", ["base-for-2", "castles-for-5"])
def test_a_record_from_before_games_without_farmers_leads_to_the_same_game(name):
    kept = golden(name)
    request = {key: value for key, value in kept["record"][0].items() if key != "farmers"}
    again = Game.from_record([request, *kept["record"][1:]])
    assert again.record() == kept["record"] and again.state() == kept["state"]


@pytest.mark.parametrize("name", SEEDS)
def test_a_golden_record_is_what_a_second_reading_of_its_events_expects(name):
    heard(golden(name)["record"]).is_what_is_shown(golden(name)["state"])


@pytest.mark.parametrize("name", SEEDS)
@pytest.mark.parametrize("share", [0.004, 0.3, 0.61])
def test_loaded_on_the_way_it_goes_on_with_the_chance_of_its_seed(name, share):
    """In the middle of a turn and of a bazaar too."""
    whole = played(name)
    begun = Game(whole.request)
    middle = max(1, int(len(whole.actions) * share))
    for seat, action in whole.actions[:middle]:
        begun.apply(action, seat)
    loaded = Game.from_record(begun.record(private=True))
    assert loaded.state() == begun.state() and loaded.legal() == begun.legal()
    for seat, action in whole.actions[middle:]:
        loaded.apply(action, seat)
    assert loaded.record() == golden(name)["record"]


PLAIN = """
import json
from burgundy_qt.rules import registry
registry.GAMES["carcassonne"] = "carcassonne"
from burgundy_qt.rules.carcassonne import carcassonne_position as position
from tests.rules.carcassonne.golden import SEEDS, golden, played
assert position.__file__.endswith(".py")
for name in SEEDS:
    kept, game = golden(name), played(name)
    print(json.dumps([name, game.record() == kept["record"] and game.state() == kept["state"]]))
"""


def test_golden_games_are_played_alike_uncompiled():
    done = subprocess.run(
        [sys.executable, "-c", PLAIN],
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
        [name, True] for name in SEEDS
    ]
