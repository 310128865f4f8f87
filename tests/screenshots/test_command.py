"""Tests of the command `burgundy-qt screenshots`, run as a user runs it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from burgundy_qt.cli import main


def screenshots(*words):
    command = [sys.executable, "-m", "burgundy_qt", "screenshots", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_screenshots_have_the_chosen_languages_themes_size_and_sharpness(
    tmp_path,
):
    told = screenshots(
        "home-empty",
        "--out",
        tmp_path,
        "--languages",
        "de",
        "hu",
        "--themes",
        "dark",
        "--size",
        "1024x700",
        "--sharpness",
        "2",
    )
    assert told.returncode == 0, told.stderr
    files = [tmp_path / code / "dark" / "home-empty.png" for code in ("de", "hu")]
    assert told.stdout.split() == [str(file) for file in files]
    assert told.stderr == ""
    german, hungarian = (QImage(str(file)) for file in files)
    assert german.size().toTuple() == hungarian.size().toTuple() == (2048, 1400)
    assert german != hungarian


CHANGING = "home-empty", "settings-files", "hint", "watching", "rules-advice"
"""Screens that change by themselves: the day, a folder, thoughts, bots, pictures drawn later."""


def test_pictures_of_two_runs_are_the_same_byte_by_byte(tmp_path, monkeypatch):
    painted = []
    for run in ("1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", run)
        words = *CHANGING, "--languages", "en", "--themes", "light"
        told = screenshots(*words, "--out", tmp_path / run)
        assert told.returncode == 0, told.stderr
        folder = tmp_path / run / "en" / "light"
        painted.append({path.name: path.read_bytes() for path in folder.iterdir()})
    first, second = painted
    assert len(first) == len(CHANGING)
    assert [name for name in first if first[name] != second[name]] == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("tabel",), "there is no screen 'tabel'; there are home-empty, "),
        (("table", "--languages", "fr"), "there is no language 'fr'; there are en, de, pl, hu"),
        (("table", "--themes", "pink"), "there is no theme 'pink'; there are light, dark"),
        (("table", "--size", "100x100"), "--size must be at least 960x620"),
        (("table", "--text", "300"), "--text is 300, but must be from 80 to 150"),
        (("table", "--sharpness", "9"), "--sharpness is 9, but must be from 1 to 4"),
    ],
)
def test_an_impossible_option_is_reported(tmp_path, capsys, words, complaint):
    assert main(["screenshots", *words, "--out", str(tmp_path)]) == 1
    assert complaint in capsys.readouterr().err


def test_a_folder_that_cannot_be_created_is_reported(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    words = "table", "--out", str(tmp_path / "file"), "--languages", "en"
    assert main(["screenshots", *words]) == 1
    told = capsys.readouterr().err
    assert "cannot be created" in told and "choose another folder" in told


WATCHED = """
import gc, sys
from pathlib import Path
from burgundy_qt.commands.screenshots import Wish, take_screenshots
from burgundy_qt.widgets.theme import theme

gc.set_threshold(1)
put_on, within, changes, collected = theme._apply_style, [], [], []

def watched(*words):
    within.append(words)
    put_on(*words)
    changes.append(within.pop())

theme._apply_style = watched
gc.callbacks.append(lambda *_: collected.extend(within))
take_screenshots(Wish(Path(sys.argv[1]), ["home-empty"], ["en"]))
print(len(changes), len(collected))
"""


def test_no_widget_is_garbage_collected_while_a_theme_is_applied(tmp_path):
    told = subprocess.run(
        [sys.executable, "-c", WATCHED, tmp_path], capture_output=True, text=True, timeout=300
    )
    assert told.returncode == 0, told.stderr
    changes, collected = map(int, told.stdout.splitlines()[-1].split())
    assert changes >= 2
    assert collected == 0
