"""Tests of the files in the data folder. With any damage the program continues, reports it once and
loses nothing, even if two windows write."""

import gzip
import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from burgundy_qt.session.challenges import ChallengeEntry, record_file
from burgundy_qt.session.contest_matches import WON, BotsResult, ContestGame, drawn
from burgundy_qt.session.contests import ContestRecord, contests_file
from burgundy_qt.session.crash_marker import RunMarker
from burgundy_qt.session.data_file import DataFile, Kind
from burgundy_qt.session.engines.engine_list import AddedEngine, EngineList, engines_file
from burgundy_qt.session.library.library_folder import Label, LabelsFile
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.questions.puzzle_store import Retention, Store, own_file, store_file
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.tournaments.tournament_plan import Store as Tournaments
from burgundy_qt.storage.documents import document
from burgundy_qt.storage.file_lock import Lock
from burgundy_qt.storage.whole_files import put_aside
from burgundy_qt.widgets.settings.settings_file import SettingsFile, change_values
from tests.session.questions.a_puzzle import a_puzzle
from tests.session.tournaments.a_plan import a_plan

ROOT = Path(__file__).parents[2]
A_DAY = date(2026, 11, 26)
POSIX = pytest.mark.posix("Windows has other permissions of files")


def lines(content):
    return tuple(document(content))


LINES = Kind(
    1000,
    (),
    lines,
    lambda value: json.dumps(value).encode(),
    lambda file: Problem("damaged", f"kept as {file}", "go on"),
)

A_CUP = drawn("tuscany", "2026-W48", ("page", "knight"), ("carter",))
A_MATCH = next(A_CUP.bots_matches())
KINDS = {
    "puzzles.json": (
        store_file,
        Store(
            {"0123456789abcdef": Retention(True, 2, A_DAY)},
            frozenset({"a game"}),
            lessons={"tuscany": {"colours": 2}},
        ),
    ),
    "challenges.json": (
        record_file,
        {("tuscany", A_DAY): ChallengeEntry("", 120, True, {"page": 100})},
    ),
    "contests.json": (
        contests_file,
        ContestRecord(
            {("tuscany", "page"): (ContestGame("a-1", WON, (100, 90)), ContestGame("a-2"))},
            {
                ("tuscany", "2026-W48"): replace(
                    A_CUP,
                    results={A_MATCH[0]: BotsResult(A_MATCH[1], (70, 60), "b-1")},
                    games={A_CUP.own_match: (ContestGame("a-3"),)},
                )
            },
        ),
    ),
    "engines.json": (engines_file, (AddedEngine("a1", "E", "think", games=("tuscany",)),)),
    "dice.puzzles": (own_file, (a_puzzle(),)),
}


@pytest.fixture(params=KINDS)
def kept(request, tmp_path):
    """Return a path, a function to open it, and its value."""
    opened, value = KINDS[request.param]
    path = tmp_path / request.param
    opened(path, pytest.fail).change(lambda _: value)
    return path, opened, value


def test_a_written_value_is_read_back_unchanged(kept):
    path, opened, value = kept
    before = path.read_bytes()
    file = opened(path, pytest.fail)
    assert file.read() == value
    path.unlink()
    file.change(lambda _: value)
    assert path.read_bytes() == before


def test_a_damaged_file_is_set_aside_and_reported_once_and_a_new_one_begins(kept):
    path, opened, value = kept
    damaged, told = path.read_bytes()[:-7], []
    path.write_bytes(damaged)
    file = opened(path, told.append)
    nothing = file.read()
    assert not nothing or nothing in (Store(), ContestRecord())
    assert file.read() == nothing and opened(path, told.append).read() == nothing
    [problem] = told
    assert f"{path.name}.broken" in problem.what and problem.advice
    assert path.with_name(f"{path.name}.broken").read_bytes() == damaged
    assert file.change(lambda _: value) == value == opened(path, pytest.fail).read()


def test_an_unreadable_file_is_not_overwritten(kept, monkeypatch):
    path, opened, value = kept
    before = path.read_bytes()

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("burgundy_qt.session.data_file.read_at_most", refuse)
    with pytest.raises(PermissionError):
        opened(path, pytest.fail).change(lambda _: value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "name", ["puzzles.json", "challenges.json", "contests.json", "dice.puzzles"]
)
def test_a_file_of_a_later_version_is_not_changed_and_is_reported_once(name, tmp_path):
    opened, value = KINDS[name]
    path, told = tmp_path / name, []
    later = json.dumps({"version": 99, "more": "than we know"}).encode()
    later = gzip.compress(later) if name.endswith(".puzzles") else later
    path.write_bytes(later)
    file = opened(path, told.append)
    file.read()
    file.change(lambda _: value)
    file.read()
    assert path.read_bytes() == later and [*tmp_path.iterdir()] == [path]
    [problem] = told
    assert "newer version" in problem.title and name in problem.what


def test_a_damaged_file_that_another_window_has_just_replaced_is_not_set_aside(tmp_path):
    path, told = tmp_path / "file", []
    path.write_bytes(b"{")

    def read(content):
        if content == b"{":
            path.write_bytes(b'["new"]')
        return lines(content)

    kind = Kind(1000, (), read, LINES.write, LINES.broken)
    assert DataFile(path, kind, told.append).read() == ("new",)
    assert not told and [*tmp_path.iterdir()] == [path]


def test_setting_aside_a_file_that_has_disappeared_leaves_nothing(tmp_path):
    with pytest.raises(FileNotFoundError):
        put_aside(tmp_path / "gone")
    assert [*tmp_path.iterdir()] == []


WRITER = """
import sys
from datetime import date
from pathlib import Path
from burgundy_qt.session.challenges import ChallengeEntry as Entry, record_file
from burgundy_qt.session.contest_matches import Place
from burgundy_qt.session.contests import contests_file, noted
from burgundy_qt.session.engines.engine_list import AddedEngine, engines_file
from burgundy_qt.session.engines.engine_list import with_engine
from burgundy_qt.session.questions.puzzle_store import Store, store_file
folder, window = Path(sys.argv[1]), sys.argv[2]
engines = engines_file(folder / "engines.json", sys.exit)
challenges = record_file(folder / "challenges.json", sys.exit)
puzzles = store_file(folder / "puzzles.json", sys.exit)
contests = contests_file(folder / "contests.json", sys.exit)
print("ready", flush=True)
sys.stdin.readline()
for number in range(12):
    engines.change(lambda all_: with_engine(all_, AddedEngine(f"{window}{number}", "E", "think")))
    day = "burgundy" + window, date(2026, 1, 1 + number)
    challenges.change(lambda all_: {**all_, day: Entry("", number)})
    contests.change(lambda all_: noted(all_, Place("tuscany", window), f"{number}"))
    puzzles.change(lambda all_: Store(all_.known, all_.searched | {f"{window}{number}"}))
"""


def test_additions_of_two_windows_at_the_same_time_are_all_kept(tmp_path):
    windows = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), window],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for window in "ab"
    ]
    for window in windows:
        assert window.stdout.readline().strip() == b"ready"
    for window in windows:
        window.stdin.write(b"\n")
        window.stdin.flush()
    for window in windows:
        window.communicate()
        assert window.returncode == 0
    assert len(engines_file(tmp_path / "engines.json", pytest.fail).read()) == 24
    assert len(record_file(tmp_path / "challenges.json", pytest.fail).read()) == 24
    ladders = contests_file(tmp_path / "contests.json", pytest.fail).read().ladders
    assert sum(map(len, ladders.values())) == 24
    assert len(store_file(tmp_path / "puzzles.json", pytest.fail).read().searched) == 24


@pytest.mark.parametrize(
    "content",
    [
        b'{"language": "\\ud800"}',
        b'{"people": {"\\udfff": {}}}',
        b'{"text_size": 1e999}',
        b'{"text_size": NaN}',
        b'{"x": ' + b"[" * 900 + b"]" * 900 + b"}",
    ],
)
def test_settings_with_impossible_values_are_set_aside_and_the_defaults_are_used(
    qapp, tmp_path, content
):
    path, told = tmp_path / "settings.json", []
    path.write_bytes(content)
    settings = SettingsFile(path)
    settings.failed.connect(told.append)
    settings.read()
    settings.change(text_size=120)
    settings.wait_until_saved()
    assert [problem.title for problem in told] == ["The settings could not be read"]
    assert path.with_name("settings.json.broken").read_bytes() == content
    assert document(path.read_bytes())["text_size"] == 120


def test_settings_damaged_while_a_window_is_open_are_set_aside_before_writing(
    tmp_path,
):
    path = tmp_path / "settings.json"
    path.write_bytes(b"{")
    change_values(path, {"calm": True}, {"sounds": False})
    assert document(path.read_bytes()) == {"calm": True, "sounds": False}
    assert path.with_name("settings.json.broken").read_bytes() == b"{"


@POSIX
def test_only_the_owner_can_read_the_files_in_a_shared_data_folder(qapp, tmp_path):
    for folder in (tmp_path, tmp_path / "games", tmp_path / "runs"):
        folder.mkdir(exist_ok=True, mode=0o755)
    before = os.umask(0o022)
    try:
        for name, (opened, value) in KINDS.items():
            opened(tmp_path / name, pytest.fail).change(lambda _, value=value: value)
        labels = LabelsFile(tmp_path / "games" / "labels.json", pytest.fail)
        labels.change(lambda all_: all_.update({"a": Label("x")}))
        run = RunMarker(tmp_path / "runs")
        run.begin()
        run.stand()
        ledger = Ledger(tmp_path / "statistics.sqlite3")
        plan, tournaments = a_plan(), Tournaments(tmp_path / "tournaments")
        tournaments.write(plan)
        tournaments.diary(plan)
        settings = SettingsFile(tmp_path / "settings.json")
        settings.change(calm=True)
        settings.wait_until_saved()
        lock = Lock(tmp_path / "games" / "a.burgundy")
        assert lock.acquire()
        open_to_others = [
            path.name
            for path in tmp_path.rglob("*")
            if path.is_file() and path.stat().st_mode & 0o077
        ]
        run.end()
        ledger.close()
        lock.release()
    finally:
        os.umask(before)
    assert open_to_others == []


@pytest.mark.parametrize("name", ["engines.json", "labels.json"])
def test_an_unreadable_file_is_reported_once_and_left_alone(qapp, qtbot, tmp_path, name):
    path, told = tmp_path / name, []
    path.mkdir()  # not even root can read a folder as a file
    if name == "labels.json":
        labels = LabelsFile(path, told.append)
        assert labels.read() == labels.read() == {}
    else:
        engines = EngineList(path)
        engines.failed.connect(told.append)
        qtbot.waitUntil(lambda: bool(told))
        assert engines.added == ()
        engines.close()
    (problem,) = told
    assert problem.title == "One of your data files cannot be read" and name in problem.what
    assert [one.name for one in tmp_path.iterdir()] == [name]
