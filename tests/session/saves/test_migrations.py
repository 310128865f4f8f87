"""Tests of games of every released version: they open and can be continued."""

from pathlib import Path

import pytest

from burgundy_qt.session.analysed_game import AnalysedGame
from burgundy_qt.session.problem import SaveDamaged
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves import save_schema
from burgundy_qt.session.saves.save_file import (
    read_save,
    save_document,
    save_from,
    with_checksum,
)
from burgundy_qt.session.variations import written_variations

SAMPLES = Path(__file__).parent / "samples"
VERSIONS = range(1, save_schema.CURRENT + 1)


def test_every_step_between_two_versions_has_its_function():
    assert sorted(save_schema.STEPS) == list(VERSIONS)[:-1]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_of_every_version_opens_and_continues(version):
    path = SAMPLES / f"version-{version}.burgundy"
    running = RunningGame.from_save(read_save(path), path)
    assert running.view.person_to_decide is not None and running.view.revision > 50
    running.act(running.view.legal["actions"][0])


def test_a_file_with_variations_keeps_them():
    path = SAMPLES / "version-4.burgundy"
    running = RunningGame.from_save(read_save(path), path)
    at = AnalysedGame(running.analysis_from(40, 0))
    nodes = list(at.tree.root.walk())
    assert len(nodes) == 10
    assert sorted(node.name for node in nodes if node.name) == ["Other goods first"]
    for node in nodes:
        at.go_to(node)
    assert running.save().variations == tuple(written_variations(at.trees))


@pytest.mark.parametrize("of_tree", [True, False])
def test_variations_of_a_seat_that_the_game_does_not_have_are_damage(of_tree):
    path = SAMPLES / "version-4.burgundy"
    save = read_save(path)
    [tree, *_] = save.variations
    (tree if of_tree else tree["nodes"][1])["seat"] = len(save.seats)
    with pytest.raises(SaveDamaged, match="variations"):
        save_from(with_checksum(save_document(save)), path)


@pytest.mark.parametrize("setup", ["open", "secret"])
def test_an_old_set_up_in_which_starts_are_chosen_first_opens_and_continues_that_way(setup):
    path = SAMPLES / f"rules-2-{setup}.burgundy"
    running = RunningGame.from_save(read_save(path), path)
    assert "supplies" not in running.view.events[0]
    while running.view.state["phase"] is None:
        assert all(set(seat) == {"estate"} for seat in running.view.state["seats"])
        running.act(running.view.legal["actions"][0])
    told = [event["event"] for event in running.view.events]
    assert told.index("shields") > told.index("start") > told.index("action")
    assert RunningGame.from_save(running.save(), path).view == running.view


def test_steps_run_one_after_the_other_and_do_not_change_the_old_document(monkeypatch):
    monkeypatch.setattr(save_schema, "CURRENT", 3)  # a fixed number instead of the current version
    monkeypatch.setattr(save_schema, "STEPS", {})
    save_schema.step(1)(lambda document: document | {"steps": ["1 to 2"]})
    save_schema.step(2)(lambda document: document | {"steps": [*document["steps"], "2 to 3"]})
    old = {"version": 1}
    assert save_schema.migrate(old, 1) == {"version": 1, "steps": ["1 to 2", "2 to 3"]}
    assert old == {"version": 1}
