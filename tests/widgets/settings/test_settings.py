"""Tests of the settings file."""

from __future__ import annotations

import json
import os
from contextlib import suppress

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.settings.settings import (
    CHOSEN,
    FIELDS,
    Settings,
    default,
    is_possible,
    line_up_from,
    stored_line_up,
)
from burgundy_qt.widgets.settings.settings_file import LARGEST_FILE, SettingsFile, read_object


@pytest.fixture
def problems():
    return []


@pytest.fixture
def file(tmp_path, problems, qapp):
    file = SettingsFile(tmp_path / "data" / "settings.json")
    file.failed.connect(problems.append)
    yield file
    file.wait_until_saved()


def test_without_a_file_the_defaults_are_used(file, problems):
    file.read()
    assert file.values == Settings() and not problems


def test_a_change_is_written_and_read_again(file, problems):
    file.change(theme="dark", text_size=120, line_up={"seats": [["Ana", None]]})
    file.wait_until_saved()
    again = SettingsFile(file.path)
    again.read()
    assert again.values == file.values and again.values.theme == "dark" and not problems


def test_a_change_to_the_same_value_writes_nothing(file):
    file.change(theme="system")
    file.wait_until_saved()
    assert not file.path.exists()


@pytest.mark.parametrize(
    "content", [b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b" " * (LARGEST_FILE + 1)]
)
def test_a_damaged_file_is_kept_and_the_defaults_are_used(file, problems, content):
    file.path.parent.mkdir()
    file.path.write_bytes(content)
    file.read()
    assert file.values == Settings()
    assert file.path.with_name("settings.json.broken").read_bytes() == content
    (problem,) = problems
    assert str(file.path) in problem.what and "settings.json.broken" in problem.advice


@pytest.mark.parametrize(
    "name, value",
    [
        ("theme", "pink"),
        ("speed", 1),
        ("text_size", 999),
        ("text_size", True),
        ("text_size", "100"),
        ("auto_end", "yes"),
        ("point_out_purchase", 1),
        ("pass_screen", None),
        ("at_home", 1),
        ("line_up", [1]),
        ("window", 3),
        ("tutorial", {"game": "a", "step": -1, "left": False}),
    ],
)
def test_only_a_damaged_value_becomes_its_default_and_is_reported_once(file, problems, name, value):
    others = {"theme": "dark", "speed": "fast", "text_size": 120, "window": "00ff"} | {name: value}
    content = json.dumps(others)
    file.path.parent.mkdir()
    file.path.write_text(content)
    file.read()
    del others[name]
    assert file.values == Settings(**others)
    (problem,) = problems
    assert name in problem.details and "settings.json.broken" in problem.advice
    assert file.path.with_name("settings.json.broken").read_text() == content
    again = SettingsFile(file.path)
    again.failed.connect(problems.append)
    again.read()
    assert again.values == file.values and len(problems) == 1


class Killed(BaseException):
    """Ends the program without any cleaning up."""


@pytest.mark.parametrize("survived", range(4))
def test_a_program_that_is_killed_while_it_repairs_the_settings_loses_none(
    file, monkeypatch, survived
):
    file.path.parent.mkdir()
    file.path.write_text(json.dumps({"theme": "dark", "speed": 1}))
    left = [survived]

    def until_killed(call):
        def counted(*arguments, **named):
            if not left[0]:
                raise Killed
            left[0] -= 1
            return call(*arguments, **named)

        return counted

    with monkeypatch.context() as patch, suppress(Killed):
        patch.setattr(os, "replace", until_killed(os.replace))
        patch.setattr(os, "fsync", until_killed(os.fsync))
        file.read()
    again = SettingsFile(file.path)
    again.read()
    assert again.values == Settings(theme="dark")


def test_every_default_is_valid():
    assert all(is_possible(name, default(name)) for name in FIELDS)


def test_values_of_a_newer_program_survive_a_change(file, problems):
    file.path.parent.mkdir()
    file.path.write_text(json.dumps({"speed": "fast", "perfume": "lavender"}))
    file.read()
    file.change(theme="dark")
    file.wait_until_saved()
    kept = json.loads(file.path.read_text())
    assert (kept["perfume"], kept["speed"], kept["theme"]) == (
        "lavender",
        "fast",
        "dark",
    ) and not problems


def test_two_windows_keep_each_others_changes(file):
    other = SettingsFile(file.path)
    file.change(theme="dark")
    other.change(speed="fast")
    file.change(text_size=120)
    for each in (file, other):
        each.wait_until_saved()
    again = SettingsFile(file.path)
    again.read()
    assert again.values == Settings(theme="dark", speed="fast", text_size=120)


def test_two_windows_keep_each_others_line_ups_and_people(file):
    one, other = SettingsFile(file.path), SettingsFile(file.path)
    one.change(
        line_ups={"burgundy": {"seats": 1}, "tuscany": {"seats": 1}}, people={"Eve": [0, ""]}
    )
    one.wait_until_saved()
    other.read()
    one.change(line_ups={"tuscany": {"seats": 1}, "burgundy": {"seats": 2}})
    one.wait_until_saved()
    kept = other.values.line_ups or {}
    other.change(line_ups={**kept, "carcassonne": {"seats": 3}}, people={"Dan": [1, ""]})
    other.wait_until_saved()
    written = read_object(file.path)
    assert list(written["line_ups"].items()) == [
        ("tuscany", {"seats": 1}),
        ("burgundy", {"seats": 2}),
        ("carcassonne", {"seats": 3}),
    ]
    # the other window, which knew Eve, has forgotten her
    assert written["people"] == {"Dan": [1, ""]}
    one.change(line_ups={"tuscany": {"seats": 1}})
    one.wait_until_saved()
    assert list(read_object(file.path)["line_ups"]) == ["carcassonne", "tuscany"]


def test_a_file_that_cannot_be_written_is_reported_and_the_change_is_used(tmp_path, problems):
    (tmp_path / "data").write_text("a file where the folder should be")
    file = SettingsFile(tmp_path / "data" / "settings.json")
    file.failed.connect(problems.append)
    file.change(speed="off")
    file.wait_until_saved()
    assert file.values.speed == "off"
    assert problems[0].title == "The settings could not be saved"


def test_settings_that_cannot_be_written_are_reported_once_until_they_can(tmp_path, problems):
    folder = tmp_path / "data"
    file = SettingsFile(folder / "settings.json")
    file.failed.connect(problems.append)

    def change_twice(size):
        for number in (size, size + 10):
            file.change(text_size=number)
            file.wait_until_saved()

    folder.write_text("a file where the folder should be")
    change_twice(110)
    assert len(problems) == 1
    folder.unlink()
    change_twice(130)
    folder.rename(tmp_path / "elsewhere")
    folder.write_text("a file where the folder should be")
    change_twice(110)
    assert len(problems) == 2


def test_a_reset_keeps_line_ups_and_people_and_can_be_undone(file):
    file.change(theme="dark", window="00ff", line_up={"seats": []})
    before = file.reset(CHOSEN)
    assert file.values == Settings(window="00ff", line_up={"seats": []}) and before == {
        "theme": "dark"
    }
    file.change(**before)
    assert file.values.theme == "dark"


def test_a_line_up_is_remembered_without_its_seed():
    remembered = {
        "game": "burgundy",
        "edition": "2019",
        "modules": ["inns"],
        "setup": "fixed",
        "estates": ["3", "5"],
    }
    line_up = LineUp(
        (SeatPlan("Ana"), SeatPlan("Bot", "duke")),
        {**remembered, "seed": 7, "players": 2},
    )
    kept = json.loads(json.dumps(stored_line_up(line_up)))
    assert line_up_from(kept) == LineUp(line_up.seats, {**remembered, "players": 2})


def test_a_line_up_from_before_there_were_editions_is_of_2011():
    kept = {"seats": [["Ana", None, None, None]], "request": {"setup": "fixed", "estates": ["3"]}}
    remembered = line_up_from(kept)
    assert remembered is not None and remembered.request["edition"] == "2011"


@pytest.mark.parametrize(
    "wrong", [{"boards": 7}, {"boards": [None]}, {"modules": [[]]}, {"setup": {}}, {"players": -1}]
)
def test_of_an_illegal_request_only_seats_game_and_edition_are_remembered(wrong):
    request = {"game": "tuscany", "edition": "2020", "modules": []} | wrong
    kept = {"seats": [["Ana", None], ["Margaux", "page"]], "request": request}
    remembered = line_up_from(kept)
    assert remembered is not None and len(remembered.seats) == 2
    known = {"game": "tuscany", "edition": "2020", "players": 2}
    assert remembered.request | {"modules": []} == known | {"modules": []}


def test_a_line_up_without_a_request_is_invalid():
    assert is_possible("line_up", None) and not is_possible("line_up", {"request": []})


@pytest.mark.parametrize(
    "kept",
    [None, {}, {"seats": 3, "request": {}}, {"seats": [[1, 2]], "request": {}}, {"seats": []}],
)
def test_an_unreadable_line_up_is_forgotten(kept):
    assert line_up_from(kept) is None
