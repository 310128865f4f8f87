"""Tests that the compiled core checks everything that Python passes to it: no wrong seat, action or
number from a file, a pipe or a person reaches the core's memory."""

import copy
import json
import os
import subprocess
import sys

import pytest

from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from tests.contract.games import every_moment

NO_SEATS = [-1, -2, -1000, 99, 2**31 - 1, 2**40, True, 1.0, "0", None, [0], "\ud800"]


@pytest.mark.parametrize("core", ["compiled", "plain"])
def test_every_method_of_every_position_refuses_wrong_arguments(core):
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.boundary"],
        env=os.environ | {"BURGUNDY_CORE": core, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["faults"] == []
    for kind in (
        "BurgundyPosition",
        "DicePosition",
        "TuscanyPosition",
        "CarcassonnePosition",
        "SealedBidsPosition",
    ):
        for method in ("legal", "apply", "act_only", "opponents", "determinize_for", "copy_from"):
            assert found["calls"][f"{kind}.{method}"] > 10


def running(asked):
    """Return a record of a game with decisions and events."""
    for game in every_moment(asked, 3):
        record = json.loads(json.dumps(game.record(private=True)))
        if sum(event.get("event") == "action" for event in record) > 3:
            return record
    raise AssertionError("the game is too short")


def test_a_record_whose_action_is_of_no_seat_is_refused_with_its_line(asked):
    record = running(asked)
    last = max(at for at, event in enumerate(record) if event.get("event") == "action")
    for seat in NO_SEATS:
        with pytest.raises(InvalidRecord, match=rf"^line {last + 1}: .*seat"):
            Game.from_record(replaced(record, (last, "seat"), seat))


def numbers_in(value, path=()):
    """Yield the paths of the whole numbers in a record."""
    if type(value) is int:
        yield path
    elif isinstance(value, (list, dict)):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers_in(each, (*path, key))


def replaced(record, path, value):
    """Return a record with another value in one place."""
    other = copy.deepcopy(record)
    place = other
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


def test_no_number_of_an_event_may_be_a_float(asked):
    record = running(asked)
    Game.from_record(record)
    places = [path for path in numbers_in(record) if path[0] > 0]
    for path in places[:: max(1, len(places) // 25)]:
        number = float(record[path[0]][path[1]]) if len(path) == 2 else 1.0
        with pytest.raises(InvalidRecord, match=r"^line \d+: "):
            Game.from_record(replaced(record, path, number))
