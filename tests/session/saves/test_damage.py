"""Tests of saves with a right checksum and wrong content: each is refused by name, or can be
played."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burgundy_qt.session.problem import SaveDamaged, SaveError
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save, with_checksum
from tests.session.short_games import a_game, act_at_random

SAMPLE = Path(__file__).parent / "samples" / "version-1.burgundy"
DOCUMENT = json.loads(SAMPLE.read_bytes())
NUMBERS = [0, -1, 3, 7, 2**31, 2**63, 10**30, 0.5]
VALUES = st.sampled_from(
    [None, True, False, *NUMBERS, "", "x", "black", "4.4", [], [0], {}, {"type": "end"}]
)


def places(value, path=()):
    """Yield every place in a JSON value, as the keys that lead to it."""
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))


def with_value(document, place, value):
    """Return the document with another value at one place, or without the place if the value is
    DROPPED."""
    changed = json.loads(json.dumps(document))
    *way, last = place
    part = changed
    for key in way:
        part = part[key]
    if value is DROPPED:
        del part[last]
    else:
        part[last] = value
    return changed


DROPPED = object()
PLACES = [place for place in places(DOCUMENT) if place not in (("check",), ("format",))]


def open_or_refuse(path, document):
    """Open the document as a game and play on a little. Return None if it was refused with a
    SaveError that names the file."""
    document.pop("check", None)
    path.write_bytes(with_checksum(document))
    try:
        running = RunningGame.from_save(read_save(path), path)
    except SaveError as error:
        assert error.path == path
        return None
    running.redo()
    act_at_random(running, 5, random.Random(1))
    return running


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(place=st.sampled_from(PLACES), value=VALUES | st.just(DROPPED))
def test_any_value_anywhere_is_refused_by_name_or_can_be_played(tmp_path, place, value):
    open_or_refuse(tmp_path / "game.burgundy", with_value(DOCUMENT, place, value))


def test_a_record_without_one_of_its_events_is_damaged(tmp_path):
    for line in range(1, len(DOCUMENT["record"]), 7):
        assert (
            open_or_refuse(
                tmp_path / "game.burgundy", with_value(DOCUMENT, ("record", line), DROPPED)
            )
            is None
        )


def test_more_goods_than_are_in_the_box_are_damage(tmp_path):
    line = next(at for at, event in enumerate(DOCUMENT["record"]) if event.get("event") == "start")
    place = ("record", line, "goods", next(iter(DOCUMENT["record"][line]["goods"])))
    assert open_or_refuse(tmp_path / "game.burgundy", with_value(DOCUMENT, place, 2**63)) is None


def test_an_action_that_was_not_legal_is_damage(tmp_path):
    save = a_game(None, None, actions=30).save()
    line = next(line for line in reversed(save.record) if line.get("event") == "action")
    line["action"] = {"type": "workers", "die": 9}
    with pytest.raises(SaveDamaged, match="cannot be replayed"):
        RunningGame.from_save(save, tmp_path / "x")
