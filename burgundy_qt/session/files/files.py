"""Reading and writing whole files so that a crash at any moment leaves the old content or the new,
never a mixture."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Make `content` the content of `path`, on the disk when this returns. Raises OSError: the old
    file remains."""
    make_private(path.parent)
    part = part_of(path)
    try:
        with open(part, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    settle(path.parent)


def make_private(folder: Path) -> None:
    """Make the folder where it is missing, and those above it, so that other people of this machine
    cannot look in."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


def part_of(path: Path) -> Path:
    """The file that becomes `path` once it is complete: in the same folder, so that renaming it is
    one step."""
    return path.with_name(f".{path.name}.part")


def settle(folder: Path) -> None:
    """Bring the folder's entries to the disk: a renamed file is only safe with them. Windows does
    it by itself."""
    if os.name != "posix":
        return
    entry = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(entry)
    finally:
        os.close(entry)


def read_at_most(path: Path, limit: int) -> bytes:
    """The content of `path`, cut after `limit` bytes: one more than is allowed tells that it is too
    large."""
    if path.exists() and not path.is_file():  # a pipe would never end
        raise OSError(errno.EINVAL, "Not a file", str(path))
    with open(path, "rb") as file:
        return file.read(limit)


def put_aside(path: Path) -> Path:
    """Rename `path` to a free name ending in ".broken" and return that; no earlier file is
    overwritten."""
    number = 1
    while True:
        aside = path.with_name(path.name + (".broken" if number == 1 else f".broken-{number}"))
        try:
            aside.open("x").close()
        except FileExistsError:
            number += 1
            continue
        os.replace(path, aside)
        return aside
