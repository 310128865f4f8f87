"""Tests of `burgundy-qt statistics`: its output, its files and its error messages."""

import copy
import csv

import pytest

from burgundy_qt import cli
from burgundy_qt.bench.library_bench import fill_ledger
from burgundy_qt.session.saves.save_file import with_checksum
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.storage.data_folders import folders
from tests.session.saves.kinds_of_saves import kinds_of_saves
from tests.session.statistics.ledger_samples import (
    a_bidder,
    a_finished_game,
    a_game_of_bids,
    save_finished,
)
from tests.widgets.second_game import ARCHIVE, second_game


@pytest.fixture
def statistics(tmp_path, capsys):
    """Return a function that runs the command on a data folder and returns its status and
    output."""

    (tmp_path / "data").mkdir()

    def run(*arguments):
        status = cli.main(["statistics", "--data-dir", str(tmp_path / "data"), *arguments])
        return status, capsys.readouterr()

    return run


def test_games_are_counted_by_person_kind_and_view(statistics, tmp_path):
    fill_ledger(folders(tmp_path / "data").statistics, 60)
    status, said = statistics()
    assert status == 0
    assert said.out.startswith("You: ")
    for words in (
        "rated games since",
        "casual games since",
        "strength 1",
        "Duke",
        "Estate 9",
        "Two players",
    ):
        assert words in said.out


def test_finished_games_that_are_not_recorded_yet_are_in_the_table(statistics, tmp_path):
    _, running = save_finished(SaveFolder(folders(tmp_path / "data").games))
    status, said = statistics("--csv", str(tmp_path / "games.csv"))
    assert (status, said.err) == (0, "")
    assert "games.csv" in said.out
    with open(tmp_path / "games.csv", encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["points"]) for row in rows] == running.game.state()["result"]["points"]
    assert [row["level"] for row in rows] == ["", "squire"]
    for row in rows:
        assert sum(
            int(points) for source, points in row.items() if source.startswith("from_")
        ) == int(row["points"])


def test_without_games_a_sentence_says_so(statistics):
    assert "Play a game to its end" in statistics()[1].out


def test_table_without_games_is_not_saved(statistics, tmp_path):
    status, said = statistics("--csv", str(tmp_path / "games.csv"))
    assert (status, said.err) == (0, "") and said.out.startswith("There are no finished games yet")
    assert not (tmp_path / "games.csv").exists()


def test_damaged_ledger_is_set_aside_and_reported(statistics, tmp_path):
    places = folders(tmp_path / "data")
    save_finished(SaveFolder(places.games))
    places.statistics.write_text("nonsense " * 1000)
    status, said = statistics()
    assert status == 0
    assert "statistics.sqlite3.broken" in said.err
    assert "Seat 0: 1 rated game" in said.out


def test_file_that_cannot_be_written_is_named(statistics, tmp_path):
    save_finished(SaveFolder(folders(tmp_path / "data").games))
    (tmp_path / "file").write_text("in the way")
    status, said = statistics("--csv", str(tmp_path / "file" / "games.csv"))
    assert status == 1
    assert "games.csv cannot be written" in said.err


def test_folder_that_cannot_be_used_is_named(statistics, tmp_path):
    (tmp_path / "data" / "statistics.sqlite3").mkdir()
    status, said = statistics()
    assert status == 1
    assert "statistics.sqlite3" in said.err


def test_missing_folder_is_named_and_not_created(tmp_path, capsys):
    assert cli.main(["statistics", "--data-dir", str(tmp_path / "dota")]) == 1
    assert (
        "dota, which is not a folder" in capsys.readouterr().err
        and not (tmp_path / "dota").exists()
    )


def test_names_from_outside_are_printed_plainly_and_are_no_formulas(statistics, tmp_path):
    document = copy.deepcopy(kinds_of_saves()["finished"])
    for seat, name in zip(document["seats"], ("=1+\x1b[31m\ud8001", "-Anna\u202e"), strict=True):
        seat |= {"name": name, "level": None}
    finished = SaveFolder(folders(tmp_path / "data").games).finished
    finished.mkdir(parents=True)
    (finished / "evil.burgundy").write_bytes(with_checksum(document))
    status, said = statistics()
    assert (status, said.err) == (0, "") and "=1+[31m1: " in said.out and "-Anna: " in said.out
    assert not set(said.out) & set("\x1b\u202e\ud800")
    statistics("--csv", str(tmp_path / "games.csv"))
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        names = [row["name"] for row in csv.DictReader(file)]
    assert names == ["'=1+[31m1", "'-Anna"]


def test_a_game_with_a_malicious_name_is_printed_plainly(tmp_path, capsys):
    document = copy.deepcopy(kinds_of_saves()["two"])
    document["seats"][0]["name"] = "\x1b[31m\ud800Anna"
    (tmp_path / "evil.burgundy").write_bytes(with_checksum(document))
    assert cli.main(["replay", str(tmp_path / "evil.burgundy")]) == 0
    said = capsys.readouterr().out
    assert "[31mAnna" in said and not set(said) & set("\x1b\ud800")


@pytest.fixture
def ledger_of_two_games(tmp_path):
    """Write a ledger in which Anna has played both games and Ben one."""
    ledger = Ledger(folders(tmp_path / "data").statistics)
    ledger.record(a_finished_game(1))
    ledger.record(a_game_of_bids(2))
    ledger.record(a_game_of_bids(3, a_bidder("Ben", 25, 1), a_bidder("Page", 20, 2, "page")))
    ledger.close()
    with second_game(archive=ARCHIVE):
        yield


def test_every_game_is_named_if_there_are_several(statistics, ledger_of_two_games):
    status, said = statistics()
    told = [line.partition(" rated ")[0] for line in said.out.splitlines() if " since " in line]
    assert (status, said.err) == (0, "") and told == [
        "Anna, The Castles of Burgundy: 1",
        "Anna, Sealed Bids: 1",
        "Ben, Sealed Bids: 1",
    ]
    assert "Estate 1 (2011)" in said.out and said.out.count("Two players") == 3


def test_one_game_is_printed_and_written_alone(statistics, ledger_of_two_games, tmp_path):
    _, said = statistics("--game", "sealed-bids")
    assert said.out.startswith("Anna: 1 rated game since March")
    assert "Ben: 1 rated game since March" in said.out and "edition" not in said.out
    _, said = statistics("--game", "sealed-bids", "--csv", str(tmp_path / "games.csv"))
    assert said.out.startswith("All finished games of sealed-bids were saved in ")
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        assert [row["name"] for row in csv.DictReader(file)] == ["Anna", "Page", "Ben", "Page"]


@pytest.mark.parametrize("name", ["chess", "sealed-bids"])
def test_a_game_that_was_never_played_is_named_with_those_that_were(statistics, tmp_path, name):
    status, said = statistics("--game", name)
    assert (status, said.out) == (1, "")
    assert f"no game of '{name}' has been finished here, and none of any other" in said.err
    save_finished(SaveFolder(folders(tmp_path / "data").games))
    status, said = statistics("--game", name, "--csv", str(tmp_path / "games.csv"))
    assert status == 1 and f"no game of '{name}' has been finished here" in said.err
    assert (
        "there are finished games of burgundy" in said.err and not (tmp_path / "games.csv").exists()
    )
