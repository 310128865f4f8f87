"""Tests of the statistics of a session: every finished game counts once, even if something fails
between its end and the ledger."""

import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics import statistics_service
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.session.statistics.summary import SummaryQuery
from tests.session.short_games import line_up
from tests.session.statistics.ledger_samples import save_finished

ROOT = Path(__file__).parents[3]


class Commands:
    """Statistics of a folder, with their signals."""

    def __init__(self, qtbot, folder):
        self.qtbot = qtbot
        self.path, self.save_folder = folder / "statistics.sqlite3", SaveFolder(folder / "games")
        self.problems = []
        self.open()

    def open(self):
        self.statistics = Statistics(self.path, self.save_folder.finished)
        self.statistics.failed.connect(self.problems.append)

    def played(self, person="Seat 0", **question):
        with self.qtbot.waitSignal(self.statistics.summed) as told:
            self.statistics.catch_up()
            self.statistics.sum_up(SummaryQuery(person, **question))
        return told.args[0].played


@pytest.fixture
def commands(qtbot, tmp_path, monkeypatch):
    """Return the statistics of a folder, with enough time to record all finished games at once on a
    busy machine."""
    monkeypatch.setattr(statistics_service, "AT_A_TIME", 60.0)
    commands = Commands(qtbot, tmp_path)
    yield commands
    commands.statistics.close()


def test_finished_game_is_counted_with_its_result(commands):
    _, running = save_finished(commands.save_folder)
    [played] = commands.played()
    result = running.game.state()["result"]
    assert (played.points, played.place) == (result["points"][0], result["places"][0])
    assert sum(played.by_source.values()) == played.points
    assert played.estate == "1"
    assert played.began == running.created


def test_points_from_modules_are_counted(commands):
    modules = ["border-posts", "trade-routes", "shields"]
    _, running = save_finished(
        commands.save_folder, edition="2019", modules=modules, estates=["11a", "11c"]
    )
    [played] = commands.played()
    assert (
        sum(played.by_source.values())
        == played.points
        == running.game.state()["result"]["points"][0]
    )


def test_game_counts_once_even_if_it_is_found_several_times(commands):
    save_finished(commands.save_folder, luck=1)
    save_finished(commands.save_folder, luck=2)
    assert len(commands.played()) == len(commands.played()) == 2
    commands.statistics.close()
    commands.open()
    assert len(commands.played()) == 2


def test_game_whose_save_was_deleted_stays_counted(commands):
    path, _ = save_finished(commands.save_folder)
    commands.played()
    path.unlink()
    assert len(commands.played()) == 1


def test_game_that_ended_again_after_undo_counts_as_casual(commands):
    path, running = save_finished(commands.save_folder)
    assert len(commands.played(rated=True)) == 1
    while not running.casual:
        running.undo(further=True)
    while not running.game.is_over:
        running.redo()
    commands.save_folder.write(running.save())
    assert len(commands.played(rated=True)) == 0
    assert len(commands.played(rated=False)) == 1
    assert path.exists()


def test_broken_save_is_skipped(commands):
    path, _ = save_finished(commands.save_folder)
    path.with_name("20250101-000000-0badcafe.burgundy").write_bytes(path.read_bytes()[:500])
    assert len(commands.played()) == 1
    assert commands.problems == []


def test_nothing_is_written_before_a_game_is_finished(commands, tmp_path):
    commands.statistics.catch_up()
    commands.statistics.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", ["schema", "text", "type", "date", "key"])
def test_a_slightly_damaged_ledger_is_set_aside_once_and_rebuilt_from_the_saves(commands, damage):
    for luck in (1, 2):
        save_finished(commands.save_folder, luck=luck)
    before = commands.played()
    commands.statistics.close()
    harm(commands.path, damage)
    commands.open()
    assert commands.played() == before
    [problem] = commands.problems
    assert problem.title == "The statistics were damaged"
    assert "statistics.sqlite3.broken" in problem.what
    commands.statistics.close()
    commands.open()
    assert commands.played() == before and len(commands.problems) == 1


def harm(path, damage):
    """Change a byte of the schema, or write a value that the program never writes."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        match damage:
            case "text":
                connection.execute("UPDATE seat SET name = CAST(x'41ff' AS TEXT) WHERE seat = 0")
            case "type":
                connection.execute("UPDATE seat SET points = 'many' WHERE seat = 0")
            case "date":
                connection.execute("UPDATE game SET began = '2026-02-30T12:00:00+00:00'")
            case "key":
                connection.execute("UPDATE game SET options = '{'")
    if damage == "schema":
        content = path.read_bytes()
        at = content.index(b"CREATE TABLE game")
        path.write_bytes(content[:at] + b"\xc8" + content[at + 1 :])


def test_damaged_ledger_is_set_aside_and_rebuilt_from_the_saves(commands):
    save_finished(commands.save_folder, luck=1)
    save_finished(commands.save_folder, luck=2)
    commands.played()
    commands.statistics.close()
    commands.path.write_bytes(b"\0" * 5000)
    commands.open()
    assert len(commands.played()) == 2
    [problem] = commands.problems
    assert "statistics.sqlite3.broken" in problem.what
    assert commands.path.with_name("statistics.sqlite3.broken").read_bytes() == b"\0" * 5000


def test_exported_table_can_be_read_by_other_programs(commands, tmp_path):
    save_finished(commands.save_folder)
    commands.played()
    with commands.qtbot.waitSignal(commands.statistics.exported) as told:
        commands.statistics.export(tmp_path / "games.csv")
    lines = told.args[0].read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("game,began,")


def test_export_to_a_folder_that_cannot_be_written_to_is_reported(commands, tmp_path):
    (tmp_path / "file").write_text("in the way")
    with commands.qtbot.waitSignal(commands.statistics.failed) as told:
        commands.statistics.export(tmp_path / "file" / "games.csv")
    assert "games.csv" in told.args[0].what


def test_session_records_the_game_that_it_ends(qtbot, tmp_path):
    session = GameSession(tmp_path)
    session.stepped.connect(lambda step: session.shown())
    with qtbot.waitSignal(session.statistics.grown):
        session.new_game(line_up("page", "page"))
    with qtbot.waitSignal(session.closed):
        session.close()


KILLED_AT_THE_END = """
import os, signal, sys
from pathlib import Path
from burgundy_qt.session.statistics import ledger
def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)
ledger.Ledger._record_seats = die
from tests.session.statistics.ledger_samples import save_finished
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.statistics_service import Statistics
folder = Path(sys.argv[1])
save_folder = SaveFolder(folder / "games")
save_finished(save_folder)
Statistics(folder / "statistics.sqlite3", save_folder.finished).catch_up()
"""


@pytest.mark.posix("there is no kill -9")
def test_game_counts_even_if_the_program_is_killed_while_recording_it(commands, tmp_path):
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_AT_THE_END, str(tmp_path)], cwd=ROOT, timeout=600
    )
    assert killed.returncode == -9
    assert commands.path.exists()
    assert len(commands.played()) == 1
    assert commands.problems == []
