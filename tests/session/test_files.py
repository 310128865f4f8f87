"""Tests of whole files, the folder of saves and its locks: nothing is lost, and nothing else is
changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt.session.problem import GameInUse, SaveDamaged, SaveFromNewerVersion, SaveNotWritten
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.storage import whole_files
from burgundy_qt.storage.data_folders import folders
from burgundy_qt.storage.file_lock import Lock
from burgundy_qt.storage.whole_files import part_of
from tests.session.documents import a_save

POSIX = pytest.mark.posix("Windows has other permissions of files")
HOLDER = (
    "import sys; from pathlib import Path; from burgundy_qt.storage.file_lock import Lock\n"
    "print(Lock(Path(sys.argv[1])).acquire() and 'held', flush=True); sys.stdin.read()"
)


@pytest.fixture
def save_folder(tmp_path):
    return SaveFolder(tmp_path / "games")


def contents(folder):
    return {
        path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_failed_write_keeps_the_old_content_and_leaves_no_other_file(tmp_path, monkeypatch):
    path = tmp_path / "file"
    whole_files.write_whole(path, b"old")

    def no_room(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(whole_files.os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        whole_files.write_whole(path, b"new")
    assert contents(tmp_path) == {path.relative_to(tmp_path): b"old"}


def test_a_save_that_cannot_be_written_raises_an_error(tmp_path):
    (tmp_path / "games").write_text("a file where the folder should be")
    with pytest.raises(SaveNotWritten, match="system reports"):
        SaveFolder(tmp_path / "games").write(a_save())


def test_a_finished_game_moves_to_a_subfolder_and_returns_when_its_end_is_undone(save_folder):
    path = save_folder.write(a_save())
    done = save_folder.write(a_save(finished=True))
    assert (path.exists(), done.parent, save_folder.unfinished()) == (
        False,
        save_folder.finished,
        [],
    )
    assert save_folder.path(a_save().game_id) == done
    assert save_folder.write(a_save()) == path and not done.exists()


def test_the_game_played_last_is_the_first_to_resume(save_folder):
    for game_id, age in (("one", 300), ("two", 100), ("three", 200)):
        path = save_folder.write(a_save(game_id))
        os.utime(path, (1e9 - age, 1e9 - age))
    assert [path.stem for path in save_folder.unfinished()] == ["two", "three", "one"]


def test_a_broken_file_is_kept_under_a_free_name_and_nothing_else_changes(save_folder):
    path = save_folder.write(a_save("one"))
    save_folder.write(a_save("two"))
    before = contents(save_folder.folder)
    for number in ("", "-2", "-3"):
        path.write_bytes(b"broken" + number.encode())
        error = save_folder.put_aside(SaveDamaged(path, "it is cut"))
        assert error.what == f"it is cut. It was renamed to one.burgundy.broken{number}"
        before[path.relative_to(save_folder.folder).with_name(f"one.burgundy.broken{number}")] = (
            b"broken" + number.encode()
        )
    del before[path.relative_to(save_folder.folder)]
    assert contents(save_folder.folder) == before


def test_a_file_of_a_newer_version_keeps_its_name(save_folder):
    path = save_folder.write(a_save())
    save_folder.put_aside(SaveFromNewerVersion(path, "newer"))
    assert path.exists()


def test_two_windows_cannot_open_one_game(save_folder):
    lock = save_folder.lock("one")
    with pytest.raises(GameInUse, match="another window"):
        save_folder.lock("one")
    save_folder.lock("two").release()
    lock.release()
    save_folder.lock("one").release()
    assert contents(save_folder.folder) == {}


def test_the_lock_of_a_killed_program_is_free_at_once(tmp_path):
    path = tmp_path / "game.burgundy"
    with subprocess.Popen([sys.executable, "-c", HOLDER, path], stdin=-1, stdout=-1) as holder:
        assert holder.stdout.readline().strip() == b"held"
        assert not Lock(path).acquire()
        holder.kill()
    lock = Lock(path)
    assert lock.acquire()
    lock.release()


def test_leftovers_of_a_crashed_save_are_deleted_unless_they_may_still_be_in_use(save_folder):
    path = save_folder.write(a_save("one"))
    done = save_folder.finished / "three.burgundy"
    done.parent.mkdir()
    parts = [part_of(path), part_of(done), path.with_name(".one.burgundy.part"), part_of(path)]
    for part in parts:
        part.write_bytes(b"{")
    for part in parts[:3]:
        os.utime(part, (0, 0))
    save_folder.sweep()
    assert [part.exists() for part in parts] == [False, False, False, True]
    assert read_save(path) == a_save("one")


def test_leftovers_of_a_crash_anywhere_in_the_data_folder_are_deleted(tmp_path):
    ours = folders(tmp_path)
    places = (ours.data, ours.runs, ours.networks, ours.own_puzzles, ours.games)
    places += (ours.games / "reviews", ours.tournaments / "one")
    for place in places:
        place.mkdir(exist_ok=True, parents=True)
        (place / ".file.0123.part").write_bytes(b"{")
        os.utime(place / ".file.0123.part", (0, 0))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "file.part").write_bytes(b"mine")
    ours.sweep()
    assert contents(tmp_path) == {Path("mine/file.part"): b"mine"}


@POSIX
def test_new_folders_are_closed_to_other_users(tmp_path):
    (tmp_path / "open").mkdir(mode=0o755)
    whole_files.write_whole(tmp_path / "open/data/games/a", b"1")
    rights = [
        (tmp_path / place).stat().st_mode & 0o777
        for place in ("open", "open/data", "open/data/games")
    ]
    assert rights == [0o755, 0o700, 0o700]
