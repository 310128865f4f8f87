"""The settings file."""

from __future__ import annotations

import json

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.last_line_up import line_up_from, line_up_kept
from burgundy_qt.widgets.settings import LARGEST_FILE, Settings, SettingsFile


@pytest.fixture
def told():
    return []


@pytest.fixture
def file(tmp_path, told):
    file = SettingsFile(tmp_path / "data" / "settings.json")
    file.failed.connect(told.append)
    return file


def test_without_a_file_the_defaults_hold(file, told):
    file.read()
    assert file.values == Settings() and not told


def test_a_change_is_written_and_read_again(file, told):
    file.change(theme="dark", text_size=120, line_up={"seats": [["Ana", None]]})
    again = SettingsFile(file.path)
    again.read()
    assert again.values == file.values and again.values.theme == "dark" and not told


def test_a_change_to_the_same_value_writes_nothing(file):
    file.change(theme="system")
    assert not file.path.exists()


@pytest.mark.parametrize("content", [b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b" " * (LARGEST_FILE + 1)])
def test_a_damaged_file_is_kept_and_the_defaults_are_used(file, told, content):
    file.path.parent.mkdir()
    file.path.write_bytes(content)
    file.read()
    assert file.values == Settings()
    assert file.path.with_name("settings.json.broken").read_bytes() == content
    (problem,) = told
    assert str(file.path) in problem.what and "settings.json.broken" in problem.what


def test_impossible_values_are_their_defaults_and_the_others_are_kept(file, told):
    file.path.parent.mkdir()
    file.path.write_text(
        json.dumps({"theme": "pink", "speed": "fast", "text_size": 999, "auto_end": "yes", "window": 3, "unknown": 1})
    )
    file.read()
    assert file.values == Settings(speed="fast") and not told


def test_a_file_that_cannot_be_written_is_told_and_the_change_holds(tmp_path, told):
    (tmp_path / "data").write_text("a file where the folder should be")
    file = SettingsFile(tmp_path / "data" / "settings.json")
    file.failed.connect(told.append)
    file.change(speed="off")
    assert file.values.speed == "off"
    assert told[0].title == "The settings could not be saved"


def test_back_to_defaults_keeps_line_up_and_window(file):
    file.change(theme="dark", window="00ff", line_up={"seats": []})
    file.back_to_defaults()
    assert file.values == Settings(window="00ff", line_up={"seats": []})


def test_a_line_up_is_remembered_without_its_seed():
    line_up = LineUp(
        (SeatPlan("Ana"), SeatPlan("Bot", "duke")), {"setup": "fixed", "estates": ["3", "5"], "seed": 7, "players": 2}
    )
    kept = json.loads(json.dumps(line_up_kept(line_up)))
    assert line_up_from(kept) == LineUp(line_up.seats, {"setup": "fixed", "estates": ["3", "5"]})


@pytest.mark.parametrize(
    "kept", [None, {}, {"seats": 3, "request": {}}, {"seats": [[1, 2]], "request": {}}, {"seats": []}]
)
def test_a_line_up_that_cannot_be_understood_is_forgotten(kept):
    assert line_up_from(kept) is None
