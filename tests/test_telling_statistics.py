"""`burgundy-qt statistics`: what it tells, what it writes, and what it says where it cannot."""

import csv

import pytest

from burgundy_qt import cli
from burgundy_qt.bench.finished_games import fill_ledger
from burgundy_qt.session.folders import folders
from burgundy_qt.session.shelf import Shelf
from tests.session.statistics.books import shelve_finished


@pytest.fixture
def statistics(tmp_path, capsys):
    """Runs the command over a data folder; its status and what it said."""

    (tmp_path / "data").mkdir()

    def run(*arguments):
        status = cli.main(["statistics", "--data-dir", str(tmp_path / "data"), *arguments])
        return status, capsys.readouterr()

    return run


def test_games_are_told_by_person_kind_and_view(statistics, tmp_path):
    fill_ledger(folders(tmp_path / "data").statistics, 60)
    status, said = statistics()
    assert status == 0
    assert said.out.startswith("You: ")
    for words in ("rated games since", "casual games since", "strength 1", "Duke", "Estate 9", "Two seats"):
        assert words in said.out


def test_finished_games_that_nobody_recorded_yet_are_in_the_table(statistics, tmp_path):
    _, running = shelve_finished(Shelf(folders(tmp_path / "data").games))
    status, said = statistics("--csv", str(tmp_path / "games.csv"))
    assert (status, said.err) == (0, "")
    assert "games.csv" in said.out
    with open(tmp_path / "games.csv", encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["points"]) for row in rows] == running.game.state()["result"]["points"]
    assert [row["level"] for row in rows] == ["", "squire"]
    for row in rows:
        assert sum(int(points) for source, points in row.items() if source.startswith("from_")) == int(row["points"])


def test_nobody_has_played_yet(statistics):
    assert "Play a game to its end" in statistics()[1].out


def test_damaged_ledger_is_put_aside_and_told(statistics, tmp_path):
    places = folders(tmp_path / "data")
    shelve_finished(Shelf(places.games))
    places.statistics.write_text("nonsense " * 1000)
    status, said = statistics()
    assert status == 0
    assert "statistics.sqlite3.broken" in said.err
    assert "Seat 0: 1 rated game" in said.out


def test_file_that_cannot_be_written_is_named(statistics, tmp_path):
    (tmp_path / "file").write_text("in the way")
    status, said = statistics("--csv", str(tmp_path / "file" / "games.csv"))
    assert status == 1
    assert "games.csv cannot be written" in said.err


def test_folder_that_cannot_be_used_is_named(statistics, tmp_path):
    (tmp_path / "data" / "statistics.sqlite3").mkdir()
    status, said = statistics()
    assert status == 1
    assert "statistics.sqlite3" in said.err


def test_folder_that_is_none_is_named_and_not_made(tmp_path, capsys):
    assert cli.main(["statistics", "--data-dir", str(tmp_path / "dota")]) == 1
    assert "dota, which is no folder" in capsys.readouterr().err and not (tmp_path / "dota").exists()
