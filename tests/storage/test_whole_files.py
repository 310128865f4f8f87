"""Tests of whole files: written beside their place under a random name, and readable by their owner
only."""

import errno
import os
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext

import pytest

from burgundy_qt.storage.file_lock import opened
from burgundy_qt.storage.whole_files import (
    ABANDONED,
    FOR_OTHERS,
    PAUSES,
    new_file,
    part_of,
    put_in_place,
    sweep,
    write_whole,
)

POSIX = pytest.mark.posix("Windows has other permissions and links")


def permissions(path):
    return path.stat().st_mode & 0o777


@POSIX
def test_a_link_in_the_place_of_a_new_file_is_not_followed(tmp_path, monkeypatch):
    path, victim = tmp_path / "game", tmp_path / "victim"
    victim.write_bytes(b"mine")
    for link in (tmp_path / ".game.part", path):
        link.symlink_to(victim)
    write_whole(path, b"new")
    assert victim.read_bytes() == b"mine"
    assert path.read_bytes() == b"new" and not path.is_symlink()
    monkeypatch.setattr("secrets.token_hex", lambda _: "guessed")
    part_of(path).symlink_to(tmp_path / "nowhere")
    with pytest.raises(FileExistsError):
        new_file(part_of(path), os.O_WRONLY)


@POSIX
def test_files_in_a_shared_folder_are_readable_by_their_owner_only(tmp_path):
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "ours", b"")
        write_whole(tmp_path / "exported", b"", FOR_OTHERS)
    finally:
        os.umask(before)
    assert (permissions(tmp_path / "ours"), permissions(tmp_path / "exported")) == (0o600, 0o644)


def test_writers_of_one_file_do_not_disturb_each_other(tmp_path):
    path, contents = tmp_path / "file", [bytes([number]) * 50_000 for number in range(8)]

    def write(content):
        for _ in range(5):
            write_whole(path, content)

    with ThreadPoolExecutor(8) as writers:
        list(writers.map(write, contents))
    assert path.read_bytes() in contents
    assert os.listdir(tmp_path) == ["file"]


def test_on_windows_a_file_that_is_being_read_is_replaced_a_little_later(tmp_path, monkeypatch):
    part, path = tmp_path / "part", tmp_path / "file"
    part.write_bytes(b"new")
    path.write_bytes(b"old")
    real, refusals = os.replace, [None] * 3

    def replace(source, target):
        if refusals:
            refusals.pop()
            raise PermissionError(13, "Access denied")
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)
    put_in_place(part, path, windows=True)
    assert path.read_bytes() == b"new" and not part.exists()


def test_a_file_that_can_never_be_replaced_is_an_error(tmp_path, monkeypatch):
    tries = []

    def replace(source, target):
        tries.append(target)
        raise PermissionError(13, "Access denied")

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    for windows, number in ((True, len(PAUSES) + 1), (False, 1)):
        tries.clear()
        with pytest.raises(PermissionError):
            put_in_place(tmp_path / "part", tmp_path / "file", windows=windows)
        assert len(tries) == number


def test_only_the_leftovers_of_a_crash_are_deleted(tmp_path):
    kept = [tmp_path / ".hidden", tmp_path / "file.part", part_of(tmp_path / "file")]
    left = [part_of(tmp_path / "file"), tmp_path / ".old.part"]
    for path in (*kept, *left):
        path.write_bytes(b"x")
    for path in (*kept[:2], *left):
        age = path.stat().st_mtime - ABANDONED - 1
        os.utime(path, (age, age))
    sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted(kept)


@POSIX
@pytest.mark.parametrize(
    ("number", "is_told"), [(errno.EINVAL, False), (errno.ENOTSUP, False), (errno.EIO, True)]
)
def test_files_are_written_even_if_the_file_system_cannot_sync_folders(
    tmp_path, monkeypatch, number, is_told
):
    asked = os.fsync

    def only_files(entry):
        if stat.S_ISDIR(os.fstat(entry).st_mode):
            raise OSError(number, os.strerror(number))
        asked(entry)

    monkeypatch.setattr(os, "fsync", only_files)
    with pytest.raises(OSError, match=os.strerror(number)) if is_told else nullcontext():
        write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"


def test_on_windows_a_lock_file_that_is_being_removed_is_opened_a_little_later(
    tmp_path, monkeypatch
):
    real, refusals = os.open, [None] * 3

    def open_(path, flags, mode=0o777):
        if refusals:
            refusals.pop()
            raise PermissionError(13, "Access denied")
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", open_)
    with pytest.raises(PermissionError):
        opened(tmp_path / "lock", windows=False)
    os.close(opened(tmp_path / "lock", windows=True))
    assert not refusals and (tmp_path / "lock").exists()
