"""Tests of `burgundy-qt puzzles`, run in this process."""

import json
from contextlib import redirect_stdout
from io import StringIO

import pytest

from burgundy_qt.ai.puzzles.puzzle import read
from burgundy_qt.cli import main
from burgundy_qt.commands.puzzles import game_of_bots


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """Write the record of a short game that was stopped early, and return the file."""
    game = game_of_bots({"game": "burgundy-dice", "seed": 3})
    game.take_back(32)
    file = tmp_path_factory.mktemp("puzzles") / "record.json"
    file.write_text(json.dumps(game.record(private=True)), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def collection(record):
    """Find the puzzles of the record; return their file and the printed output."""
    out = record.with_name("all.puzzles")
    with redirect_stdout(StringIO()) as said:
        assert main(["puzzles", str(record), "--out", str(out)]) == 0
    return out, said.getvalue()


def test_puzzles_of_a_record_are_reported_and_written(collection):
    out, said = collection
    *lines, counts, written = said.splitlines()
    assert len(lines) == len(read(out)) > 0
    assert all("costs" in line for line in lines)
    assert counts.endswith(f"{len(lines)} puzzles")
    assert written == f"{len(lines)} puzzles saved in {out}"


def test_some_puzzles_of_collections_are_chosen(collection, tmp_path):
    all_of_them, some = collection[0], tmp_path / "some.puzzles"
    assert main(["puzzles", "--add", str(all_of_them), "--most", "1", "--out", str(some)]) == 0
    assert len(read(some)) == 1
    assert read(some)[0] in read(all_of_them)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ([], "name a saved game or a record"),
        (["nowhere.burgundy"], "nowhere.burgundy"),
        (["--games", "1", "--game", "chess"], "chess"),
        (["--add", "nowhere.puzzles"], "nowhere.puzzles"),
    ],
)
def test_files_that_cannot_be_searched_are_reported(asked, told, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *asked]) != 0
    assert told in capsys.readouterr().err
