"""Tests of row 12: how many sequences of actions each game has in its first decisions, compared
with a table.

A rule that offers one action more or less, or leads elsewhere, changes a number. Chance follows the
seed; if several seats decide at once they are counted in the order of the seats."""

import json
import os
import subprocess
import sys
from pathlib import Path

from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.rules.game import Game
from tests.contract.games import ONE_OF_A_KIND, registered, requests

TABLE = Path(__file__).with_name("counts.json")
MOST, MOST_IN_PLAIN = 20_000, 200
"""After more sequences than this, longer ones are not counted."""
DEEPEST = 4
SEED = 3
PLAIN = "from tests.contract.test_counts import tell_plainly; tell_plainly()"


def counts_of(request, most=MOST):
    """Return how many sequences there are of one decision, of two, and so on."""
    found, positions = [], [Game(request | {"seed": SEED}).position]
    while len(found) < DEEPEST and positions:
        found.append(sum(len(position.legal()) for position in positions))
        if found[-1] > most:
            break
        positions = [after for position in positions for after in every_way(position)]
    return found


def every_way(position):
    """Yield the positions after each action of the first deciding seat that do not end the game."""
    for action in position.legal():
        after = position.copy()
        after.apply(action)
        if not after.is_over():
            yield after


def tell_plainly():
    """Print the first counts of one game of each kind, by uncompiled rules."""
    assert not is_compiled()
    with registered():
        asked = requests()
        print(json.dumps({name: counts_of(asked[name], MOST_IN_PLAIN) for name in ONE_OF_A_KIND}))


def test_the_openings_have_the_counts_of_the_table(each_asked, request):
    known = json.loads(TABLE.read_text("utf-8"))
    assert counts_of(each_asked) == known[request.node.callspec.id]


def test_the_table_has_no_line_of_an_unknown_game():
    assert set(json.loads(TABLE.read_text("utf-8"))) == set(requests())


def test_plain_rules_count_the_same():
    done = subprocess.run(
        [sys.executable, "-c", PLAIN],
        env=os.environ | {"BURGUNDY_CORE": "plain", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    known = json.loads(TABLE.read_text("utf-8"))
    told = json.loads(done.stdout)
    assert set(told) == set(ONE_OF_A_KIND)
    assert all(known[name][: len(counts)] == counts for name, counts in told.items())
