"""The statistics of a session: every finished game counts once, whatever happens between its end and the ledger."""

import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.shelf import Shelf
from burgundy_qt.session.statistics.statistics import Statistics
from burgundy_qt.session.statistics.summary import Question
from tests.session.games import line_up
from tests.session.statistics.books import shelve_finished

ROOT = Path(__file__).parents[3]


class Desk:
    """Statistics over a folder, with what they told."""

    def __init__(self, qtbot, folder):
        self.qtbot = qtbot
        self.path, self.shelf = folder / "statistics.sqlite3", Shelf(folder / "games")
        self.problems = []
        self.open()

    def open(self):
        self.statistics = Statistics(self.path, self.shelf.finished)
        self.statistics.failed.connect(self.problems.append)

    def played(self, person="Seat 0", **question):
        with self.qtbot.waitSignal(self.statistics.summed) as told:
            self.statistics.catch_up()
            self.statistics.sum_up(Question(person, **question))
        return told.args[0].played


@pytest.fixture
def desk(qtbot, tmp_path):
    desk = Desk(qtbot, tmp_path)
    yield desk
    desk.statistics.close()


def test_finished_game_is_told_as_it_ended(desk):
    _, running = shelve_finished(desk.shelf)
    [played] = desk.played()
    result = running.game.state()["result"]
    assert (played.points, played.place) == (result["points"][0], result["places"][0])
    assert sum(played.by_source) == played.points
    assert played.estate == "1"
    assert played.began == running.created


def test_points_that_modules_bring_are_counted_too(desk):
    modules = ["border-posts", "trade-routes", "shields"]
    _, running = shelve_finished(desk.shelf, edition="2019", modules=modules, estates=["11a", "11c"])
    [played] = desk.played()
    assert sum(played.by_source) == played.points == running.game.state()["result"]["points"][0]


def test_game_counts_once_however_often_is_caught_up(desk):
    shelve_finished(desk.shelf, luck=1)
    shelve_finished(desk.shelf, luck=2)
    assert len(desk.played()) == len(desk.played()) == 2
    desk.statistics.close()
    desk.open()
    assert len(desk.played()) == 2


def test_game_whose_save_was_deleted_stays_counted(desk):
    path, _ = shelve_finished(desk.shelf)
    desk.played()
    path.unlink()
    assert len(desk.played()) == 1


def test_game_that_was_taken_back_and_ended_anew_counts_as_casual(desk):
    path, running = shelve_finished(desk.shelf)
    assert len(desk.played(rated=True)) == 1
    while not running.casual:
        running.undo(further=True)
    while not running.game.is_over:
        running.redo()
    desk.shelf.write(running.save())
    assert len(desk.played(rated=True)) == 0
    assert len(desk.played(rated=False)) == 1
    assert path.exists()


def test_broken_save_is_passed_over(desk):
    path, _ = shelve_finished(desk.shelf)
    path.with_name("20250101-000000-0badcafe.burgundy").write_bytes(path.read_bytes()[:500])
    assert len(desk.played()) == 1
    assert desk.problems == []


def test_nothing_is_written_before_a_game_was_finished(desk, tmp_path):
    desk.statistics.catch_up()
    desk.statistics.close()
    assert list(tmp_path.iterdir()) == []


def test_damaged_ledger_is_put_aside_and_told_again_by_the_saves(desk):
    shelve_finished(desk.shelf, luck=1)
    shelve_finished(desk.shelf, luck=2)
    desk.played()
    desk.statistics.close()
    desk.path.write_bytes(b"\0" * 5000)
    desk.open()
    assert len(desk.played()) == 2
    [problem] = desk.problems
    assert "statistics.sqlite3.broken" in problem.what
    assert desk.path.with_name("statistics.sqlite3.broken").read_bytes() == b"\0" * 5000


def test_exported_table_can_be_read_by_others(desk, tmp_path):
    shelve_finished(desk.shelf)
    desk.played()
    with desk.qtbot.waitSignal(desk.statistics.exported) as told:
        desk.statistics.export(tmp_path / "games.csv")
    lines = told.args[0].read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("game,began,")


def test_export_to_where_nothing_can_be_written_is_told(desk, tmp_path):
    (tmp_path / "file").write_text("in the way")
    with desk.qtbot.waitSignal(desk.statistics.failed) as told:
        desk.statistics.export(tmp_path / "file" / "games.csv")
    assert "games.csv" in told.args[0].what


def test_session_records_the_game_that_it_ends(qtbot, tmp_path):
    session = GameSession(tmp_path)
    session.stepped.connect(lambda step: session.shown())
    with qtbot.waitSignal(session.statistics.grown, timeout=20_000):
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
from tests.session.statistics.books import shelve_finished
from burgundy_qt.session.shelf import Shelf
from burgundy_qt.session.statistics.statistics import Statistics
folder = Path(sys.argv[1])
shelf = Shelf(folder / "games")
shelve_finished(shelf)
Statistics(folder / "statistics.sqlite3", shelf.finished).catch_up()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_game_counts_also_when_the_program_is_killed_while_recording_it(desk, tmp_path):
    killed = subprocess.run([sys.executable, "-c", KILLED_AT_THE_END, str(tmp_path)], cwd=ROOT, timeout=60)
    assert killed.returncode == -9
    assert desk.path.exists()
    assert len(desk.played()) == 1
    assert desk.problems == []
