"""Files that are written whole or not at all, whatever happens and whoever else uses the machine,
and that are put aside where they are damaged."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
import time
from pathlib import Path
from typing import IO

# Reading and writing whole files so that a crash at any moment leaves the old content or the new,
# never a mixture, and so that nobody else of this machine can lead a write elsewhere.


PART = ".part"
"""The ending of a file that is not yet whole; its name begins with a dot."""
OURS_ALONE = 0o600
FOR_OTHERS = 0o666
"""Less what the person's umask takes away."""
NO_LINK = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
NEW = os.O_CREAT | os.O_EXCL | NO_LINK
"""A file that was not there; a symbolic link that somebody has put in its place is refused."""
ABANDONED = 3600.0
"""Seconds after which nobody writes on a part any more: its writer has crashed."""


def write_whole(path: Path, content: bytes, mode: int = OURS_ALONE) -> None:
    """Make `content` the content of `path`, on the disk when this returns. Raises OSError: the old
    file remains.

    Nobody else can read the new file; what is exported for other programs has the `mode`
    FOR_OTHERS. It replaces a symbolic link at `path` and does not write through it, unless that is
    an export to a device such as /dev/stdout, which root would replace by a file."""
    if mode == FOR_OTHERS and path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    make_private(path.parent)
    part = part_of(path)
    try:
        with open(new_file(part, os.O_WRONLY, mode), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    settle(path.parent)


def new_file(path: Path, access: int, mode: int = OURS_ALONE) -> int:
    """Open a file that is not there yet; raises FileExistsError where anything is, also a link that
    leads nowhere."""
    return os.open(path, access | NEW | getattr(os, "O_BINARY", 0), mode)


def own_file(path: Path, access: int, mode: int = OURS_ALONE) -> IO[bytes]:
    """Open a file that is added to: to read it (O_RDONLY), or to write on it (O_RDWR), and then it
    is made where it is missing. Raises OSError for a symbolic link, through which somebody could
    lead us to another file, and for a pipe or a device."""
    flags = access | NO_LINK | getattr(os, "O_BINARY", 0)
    flags |= getattr(os, "O_NONBLOCK", 0)  # or a pipe would be waited for
    flags |= os.O_CREAT if access != os.O_RDONLY else 0
    kind = "rb" if access == os.O_RDONLY else "r+b"
    file: IO[bytes] = open(os.open(path, flags, mode), kind)  # noqa: SIM115 (the caller's)
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "Not a file", str(path))
    return file


def make_private(folder: Path) -> None:
    """Make the folder where it is missing, and those above it, so that other people of this machine
    cannot look in."""
    for missing in reversed([each for each in (folder, *folder.parents) if not each.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


def part_of(path: Path) -> Path:
    """Return a file that becomes `path` once it is complete: in the same folder, so that renaming
    it is one step, and under a name that nobody can guess, each time another one: two windows that
    write the same file are not in each other's way."""
    return path.with_name(f".{path.name[:200]}.{secrets.token_hex(8)}{PART}")


def sweep(folder: Path) -> None:
    """Remove what crashes have left in a folder of files that never became whole."""
    oldest = time.time() - ABANDONED
    for part in folder.glob(f".*{PART}"):
        with contextlib.suppress(OSError):
            if part.lstat().st_mtime < oldest:
                part.unlink()


def settle(folder: Path) -> None:
    """Bring the folder's entries to the disk: a renamed file is only safe with them. Windows does
    it by itself, and so do file systems that cannot be asked to, such as some of a network: there a
    file that was written must not count as one that was not."""
    if os.name != "posix":
        return
    entry = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(entry)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(entry)


def resolved(path: Path) -> Path:
    """Return where the path leads, links followed; as it is where that cannot be told, because a
    link leads back to itself, say: reading it tells what is wrong."""
    return path if "\0" in str(path) else Path(os.path.realpath(path))


def read_at_most(path: Path, limit: int) -> bytes:
    """Return the content of `path`, cut after `limit` bytes: one more than is allowed tells that it
    is too large."""
    if "\0" in str(path):  # a link from elsewhere may name one; Python has a ValueError for it
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    if path.exists() and not path.is_file():  # a pipe would never end
        raise OSError(errno.EINVAL, "Not a file", str(path))
    with open(path, "rb") as file:
        return file.read(limit)


def put_aside(path: Path) -> Path:
    """Rename `path` to a free name ending in ".broken" and return that; no earlier file is
    overwritten."""
    aside = free_name(path)
    try:
        os.replace(path, aside)
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside


def copy_aside(path: Path, largest: int) -> Path:
    """Return the same with a copy of the first so many bytes; the file stays, so that at no moment
    there is none."""
    aside = free_name(path)
    try:
        write_whole(aside, read_at_most(path, largest))
    except OSError:
        aside.unlink(missing_ok=True)
        raise
    return aside


def free_name(path: Path) -> Path:
    """Return the path of a new, empty file beside `path`, whose name ends in ".broken"."""
    number = 1
    while True:
        aside = path.with_name(path.name + (".broken" if number == 1 else f".broken-{number}"))
        try:
            os.close(new_file(aside, os.O_WRONLY))
        except FileExistsError:
            number += 1
            continue
        return aside
